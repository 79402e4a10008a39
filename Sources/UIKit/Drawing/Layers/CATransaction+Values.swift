// SPDX-License-Identifier: MIT

import Foundation

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"

extension CATransaction {
  /// The value for a key, including those of outer transactions. Nil if it was not set.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: ownValue(forKey: key)
    }
  }

  /// Stores the value until the transaction ends. The four predefined keys call their own setters.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration: setAnimationDuration(number(anObject) ?? 0.25)
    case kCATransactionDisableActions: setDisableActions(number(anObject) ?? 0 != 0)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(bridgedValue(anObject, CAMediaTimingFunction.self))
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: setOwnValue(anObject, forKey: key)
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    default: nil
    }
  }
}
