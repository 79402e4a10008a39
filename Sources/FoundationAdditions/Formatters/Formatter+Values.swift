// SPDX-License-Identifier: MIT

public import Foundation

extension Formatter {
  /// Parses a value with a number formatter or a date formatter. Other formatters return false.
  ///
  /// - Returns: whether there is a value. If not, `error` is set.
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
