// SPDX-License-Identifier: MIT

// Geometry under the name that code written for Apple's systems imports: Foundation has points, sizes
// and rectangles, AutoLayout the transforms, vectors and colours that Foundation lacks.
@_exported public import AutoLayout
@_exported public import Foundation
