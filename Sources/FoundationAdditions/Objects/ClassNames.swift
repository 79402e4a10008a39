// SPDX-License-Identifier: MIT

import Foundation

// Names of classes as Objective-C has them: without a module for UIKit's own. `plumb swift` calls these functions where
// sources call Foundation's, which has Plumb's module in them, and ends the process at classes inside of others.

/// As `NSStringFromClass`, with "UIView" for UIKit's class of that name.
public func nameOfClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  let system = ["UIKit.", "CoreGraphics.", "FoundationAdditions.", "Foundation."].first(where: name.hasPrefix)
  return String(name.dropFirst(system?.count ?? 0))
}

/// As `NSClassFromString`, which finds UIKit's classes without a module in the name too; nil for classes inside of others.
public func classOfName(_ aClassName: String) -> AnyClass? {
  switch aClassName.count(where: { $0 == "." }) {
  case 0: NSClassFromString("UIKit." + aClassName) ?? NSClassFromString(aClassName)
  case 1: NSClassFromString(aClassName)
  default: nil
  }
}
