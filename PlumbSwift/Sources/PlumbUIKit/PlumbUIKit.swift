// SPDX-License-Identifier: MIT

// UIKit, CoreGraphics and QuartzCore as one dynamic library, which brings its own dependencies: `plumb swift`
// links packages with it that name Plumb nowhere.
@_exported public import CoreGraphics
@_exported public import QuartzCore
@_exported public import UIKit
