// SPDX-License-Identifier: MIT

// What `import UIKit` brings off Apple's systems: the classes of AutoLayout, and what UIKit re-exports.
@_exported public import AutoLayout
@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import QuartzCore
