// SPDX-License-Identifier: MIT

import Foundation

// Class names as in Objective-C, in which UIKit's classes have no module. `plumb swift` inserts
// calls of these functions in place of Foundation's. Foundation's names contain Plumb's module, and
// it ends the process for nested classes.

/// The modules of Plumb whose classes have no module in their name.
package let modulesOfUIKit = ["UIKit", "FoundationAdditions", "CoreGraphics"]

/// Replaces `NSStringFromClass`. The name of UIKit's view class is "UIView".
public func nameOfClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let system = (modulesOfUIKit + ["Foundation"]).first { name.hasPrefix("\($0).") }
  return String(name.dropFirst(system.map { $0.count + 1 } ?? 0))
}

/// Replaces `NSClassFromString`. Finds UIKit's classes without a module too. Nil for nested
/// classes.
public func classOfName(_ aClassName: String) -> AnyClass? {
  switch aClassName.count(where: { $0 == "." }) {
  case 0:
    for module in modulesOfUIKit {
      if let found = NSClassFromString("\(module).\(aClassName)") { return found }
    }
    return NSClassFromString(aClassName)
  case 1: return NSClassFromString(aClassName)
  default: return nil
  }
}
