// SPDX-License-Identifier: MIT

public import Foundation

/// Formats an object with its description, as `%@` requires.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // An argument list does not retain its arguments.
    let text = NSString(string: description)
    Autoreleased.keep(text)
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}
