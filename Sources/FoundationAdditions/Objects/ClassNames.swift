// SPDX-License-Identifier: MIT

import Foundation

// Class names as in Objective-C, in which UIKit's classes have no module. `plumb swift` inserts
// calls of these functions in place of Foundation's. Foundation's names contain Plumb's module, and
// it ends the process for nested classes.

/// Replaces `NSStringFromClass`. The name of UIKit's view class is "UIView".
public func nameOfClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let system = ["UIKit.", "CoreGraphics.", "FoundationAdditions.", "Foundation."].first(
    where: name.hasPrefix)
  return String(name.dropFirst(system?.count ?? 0))
}

/// Replaces `NSClassFromString`. Finds UIKit's classes without a module too. Nil for nested
/// classes.
public func classOfName(_ aClassName: String) -> AnyClass? {
  switch aClassName.count(where: { $0 == "." }) {
  case 0: NSClassFromString("UIKit." + aClassName) ?? NSClassFromString(aClassName)
  case 1: NSClassFromString(aClassName)
  default: nil
  }
}
