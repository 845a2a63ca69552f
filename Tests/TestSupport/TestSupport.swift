// Helpers of the suites.
