// Exports all modules that a client needs to build, read, render and export scenes.
//
// This folder is not named AnimRender, because the command's folder is named `animrender` and some file systems ignore
// case.

@_exported public import AnimCodecs
@_exported public import AnimDocuments
@_exported public import AnimExport
@_exported public import AnimFiles
@_exported public import AnimGIF
@_exported public import AnimLayout
@_exported public import AnimMotion
@_exported public import AnimPrimitives
@_exported public import AnimRendering
@_exported public import AnimScenes
@_exported public import AnimText
@_exported public import AnimTiming
