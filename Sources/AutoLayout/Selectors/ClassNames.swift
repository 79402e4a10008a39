// SPDX-License-Identifier: MIT

import Foundation

// Names of classes as Objective-C has them: without a module for UIKit's own. `plumb swift` calls these functions where
// sources call Foundation's, which has the module of Plumb's in them.

/// As `NSStringFromClass`, with "UIView" for UIKit's class of that name.
public func nameOfClass(_ aClass: AnyClass) -> String {
  let name = NSStringFromClass(aClass)
  return name.hasPrefix(ownModule) ? String(name.dropFirst(ownModule.count)) : name
}

/// As `NSClassFromString`, which finds UIKit's classes without a module in the name too.
public func classOfName(_ aClassName: String) -> AnyClass? {
  NSClassFromString(aClassName)
    ?? (aClassName.contains(".") ? nil : NSClassFromString(ownModule + aClassName))
}

private let ownModule = "AutoLayout."
