// SPDX-License-Identifier: MIT

public import Foundation

/// Stands in formats by its description, as `%@` asks for.
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] {
    // A list of arguments keeps none of them alive: the text lives until the main queue next has time.
    let text = NSString(string: description)
    let pooled = Unguarded(text)
    DispatchQueue.main.async { withExtendedLifetime(pooled) {} }
    return [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())]
  }
}
