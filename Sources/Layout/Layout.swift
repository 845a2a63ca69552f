// The constraint solver: see the layer's types beside this file.
