// SPDX-License-Identifier: MIT

// Points, sizes and rectangles are Foundation's. This module has transforms, paths, colours,
// images and contexts.
@_exported public import Foundation
@_exported public import FoundationAdditions
