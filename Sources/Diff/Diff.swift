// Pixel comparison and reports.
