// SPDX-License-Identifier: MIT

public import Foundation

extension NSRegularExpression {
  /// `enumerateMatches` with a block that does not escape, as Apple declares it. In Foundation on
  /// Linux the block escapes. `plumb swift` inserts calls of this method.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    matches(in: string, options: options, range: range).report(to: block)
  }
}

extension [NSTextCheckingResult] {
  /// Calls `block` with each result until the block sets its last argument to true.
  package func report(
    to block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop: ObjCBool = false
    for result in self {
      block(result, [], &stop)
      if stop.boolValue { return }
    }
  }
}

extension NSDataDetector {
  /// Calls ``enumerateMatches(in:options:range:using:)``.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}
