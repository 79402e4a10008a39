// SPDX-License-Identifier: MIT

// UIKit's classes as handles on items of AutoLayout. `import UIKit` also imports Foundation and
// Dispatch, as Apple's module does.
@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationAdditions
