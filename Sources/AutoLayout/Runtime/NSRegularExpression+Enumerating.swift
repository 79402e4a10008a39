// SPDX-License-Identifier: MIT

public import Foundation

extension NSRegularExpression {
  /// `enumerateMatches` with a block that does not outlive the call, as Apple declares it: Foundation's may here.
  /// `plumb swift` has sources call it.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSDataDetector {
  /// As ``enumerateMatches(in:options:range:using:)``.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}
