// SPDX-License-Identifier: MIT

public import Foundation

extension Formatter {
  /// The value that a formatter of numbers or dates reads from a text; others read none.
  ///
  /// - Returns: whether there is one; `error` says where not.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject? =
      switch self {
      case let formatter as NumberFormatter: formatter.number(from: string)
      case let formatter as DateFormatter: formatter.date(from: string).map { $0 as NSDate }
      default: nil
      }
    obj?.pointee = value
    if value == nil {
      error?.pointee = "The value \u{201C}\(string)\u{201D} is invalid." as NSString
    }
    return value != nil
  }
}
