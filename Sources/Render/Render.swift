// Scene in, files out.
