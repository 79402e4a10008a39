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
    matches(in: string, options: options, range: range).report(to: block)
  }
}

extension [NSTextCheckingResult] {
  /// Hands them to `block` one after the other until it stops.
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
  /// As ``enumerateMatches(in:options:range:using:)``.
  public func enumerateMatchesAtOnce(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}
