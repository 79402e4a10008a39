// SPDX-License-Identifier: MIT

public import Foundation

open class UITextSearchOptions: _UIObject {
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }

  /// Creates options in code, because there is no search bar with an options menu.
  public init(
    wordMatchMethod: WordMatchMethod = .contains,
    stringCompareOptions: NSString.CompareOptions = .caseInsensitive
  ) {
    self.wordMatchMethod = wordMatchMethod
    self.stringCompareOptions = stringCompareOptions
    super.init(object: ())
  }

  public let wordMatchMethod: WordMatchMethod
  public let stringCompareOptions: NSString.CompareOptions

  /// The ranges of `query` in a text, without overlap.
  func ranges(of query: String, in text: NSString) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    var found: [NSRange] = []
    var rest = NSRange(location: 0, length: text.length)
    while rest.length > 0 {
      let range = text.range(of: query, options: stringCompareOptions, range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      if matches(range, in: text) { found.append(range) }
      let next = NSMaxRange(range)
      rest = NSRange(location: next, length: text.length - next)
    }
    return found
  }

  private func matches(_ range: NSRange, in text: NSString) -> Bool {
    func isWord(_ place: Int) -> Bool {
      guard place >= 0, place < text.length,
        let scalar = Unicode.Scalar(text.character(at: place))
      else { return false }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    let begins = !isWord(range.location - 1)
    return switch wordMatchMethod {
    case .contains: true
    case .startsWith: begins
    case .fullWord: begins && !isWord(NSMaxRange(range))
    }
  }
}
