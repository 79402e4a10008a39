// SPDX-License-Identifier: MIT

// UIKit, CoreGraphics and QuartzCore as one dynamic library with all dependencies. `plumb swift`
// links it into packages whose manifests do not mention Plumb.
@_exported public import CoreGraphics
@_exported public import QuartzCore
@_exported public import UIKit
