// SPDX-License-Identifier: MIT

public import Foundation

/// Finds web addresses, mail addresses and phone numbers with its own patterns. Foundation has no
/// detector on Linux. Dates and postal addresses are not found. It does not derive from
/// `NSRegularExpression`, which cannot be subclassed here.
public final class NSDataDetector: Sendable {
  public let checkingTypes: UInt64
  private let patterns: [(NSTextCheckingResult.CheckingType, NSRegularExpression)]

  /// - Throws: `CocoaError` if `checkingTypes` is 0.
  public init(types checkingTypes: UInt64) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    patterns = try Self.patterns.compactMap { type, pattern in
      guard checkingTypes & UInt64(type.rawValue) != 0 else { return nil }
      return (type, try NSRegularExpression(pattern: pattern, options: .caseInsensitive))
    }
  }

  private static let patterns: [(NSTextCheckingResult.CheckingType, String)] = [
    (
      DataCheckingResult.link,
      #"\b(?:https?|ftp)://[^\s<>"]+[^\s<>"'.,;:!?)\]]|\bmailto:\S+@\S+\w|\bwww\.[^\s<>"]+[^\s<>"'.,;:!?)\]]"#
        + #"|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|edu|gov|de|fr|uk|eu|app|dev)\b(?:/[^\s<>"]*[^\s<>"'.,;:!?)\]])?"#
    ),
    (
      DataCheckingResult.phoneNumber,
      #"(?<![\w.+-])\+?(?:\(\d{1,4}\)|\d)(?:[ .\-/]?(?:\(\d{1,4}\)|\d)){6,14}(?![\w])"#
    ),
  ]

  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = string as NSString
    return patterns.flatMap { type, expression in
      expression.matches(in: string, options: options, range: range).map { found in
        let word = text.substring(with: found.range)
        return type == DataCheckingResult.link
          ? DataCheckingResult(found.range, type, url: Self.url(word))
          : DataCheckingResult(found.range, type, phoneNumber: word)
      }
    }.sorted { $0.range.location < $1.range.location }
  }

  private static func url(_ word: String) -> URL? {
    if word.contains("://") || word.hasPrefix("mailto:") { return URL(string: word) }
    return URL(string: (word.contains("@") ? "mailto:" : "http://") + word)
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    matches(in: string, options: options, range: range).report(to: block)
  }
}
