// SPDX-License-Identifier: MIT

// The module Combine: OpenCombine and the publishers that it lacks.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
