// SPDX-License-Identifier: MIT

// What `import Combine` brings: OpenCombine, with the publishers that it lacks and sources use.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
