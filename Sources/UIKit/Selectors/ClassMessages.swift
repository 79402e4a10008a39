// SPDX-License-Identifier: MIT

public import Foundation

// Messages to classes, which code sends to get an object without naming its class.
extension NSObject {
  /// Whether the class responds to a message. It knows a few classes and messages and returns false
  /// for all others.
  public class func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { ClassMessages.answer($0, of: self) != nil } ?? false
  }

  /// The object that a class method returns, such as `sharedApplication`. Nil if the class has
  /// none.
  // Apple declares the result so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public class func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { ClassMessages.answer($0, of: self) }.map { Unmanaged.passUnretained($0) }
  }
}

private enum ClassMessages {
  static func answer(_ selector: Selector, of type: NSObject.Type) -> AnyObject? {
    let found = onMainActor { () -> UncheckedAccess<AnyObject?> in
      switch (selector.name, type) {
      case ("sharedApplication", is UIApplication.Type): UncheckedAccess(UIApplication.shared)
      case ("mainScreen", is UIScreen.Type): UncheckedAccess(UIScreen.main)
      case ("currentDevice", is UIDevice.Type): UncheckedAccess(UIDevice.current)
      case ("generalPasteboard", is UIPasteboard.Type): UncheckedAccess(UIPasteboard.general)
      default: UncheckedAccess(nil)
      }
    }
    return found.value
  }
}
