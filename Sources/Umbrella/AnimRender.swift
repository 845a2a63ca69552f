// Exports all modules that a client needs to build, read, render and export scenes.
//
// This folder is not named AnimRender, because the command's folder is named `animrender` and some file systems ignore
// case.

@_exported public import Codecs
@_exported public import Documents
@_exported public import Export
@_exported public import Files
@_exported public import Layout
@_exported public import Motion
@_exported public import Primitives
@_exported public import Render
@_exported public import Scenes
@_exported public import Text
