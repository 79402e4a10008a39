// SPDX-License-Identifier: MIT

public import Foundation

/// Formats an object with its description, as `%@` requires.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // An argument list does not retain its arguments, so the text lives until the next turn of the
    // main queue.
    let text = NSString(string: description)
    let pooled = UncheckedAccess(text)
    DispatchQueue.main.async { withExtendedLifetime(pooled) {} }
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}
