// SPDX-License-Identifier: MIT

// Layers and transforms of space under the name that code written for Apple's systems imports.
@_exported public import AutoLayout
@_exported public import Foundation
