// SPDX-License-Identifier: MIT

/// The name of a view; extended: also the names of a row of numbered views, `cell1..8`.
public struct FormatName: Hashable, Sendable {
  /// The most views that a range may stand for.
  public static let longestRange = 1000

  /// The name, the first one of a range. Empty in a tree whose diagnostics say why.
  public var text: String

  /// Extended: the number of the last view of a range.
  public var rangeEnd: Int?

  /// Where it was written.
  public var position: FormatPosition

  /// Creates a name.
  public init(
    _ text: String, rangeEnd: Int? = nil, at position: FormatPosition = FormatPosition()
  ) {
    self.text = text
    self.rangeEnd = rangeEnd
    self.position = position
  }

  /// How many names this stands for: 1, or the length of a range, 0 if it is no proper range.
  var count: Int {
    guard let rangeEnd else { return 1 }
    guard let start = rangeStart, start <= rangeEnd, rangeEnd - start < Self.longestRange else {
      return 0
    }
    return rangeEnd - start + 1
  }

  /// The names that this stands for.
  var expanded: [String] {
    guard let rangeEnd, let start = rangeStart, count > 0 else { return count == 0 ? [] : [text] }
    let stem = String(decoding: text.utf8.dropLast(digits), as: UTF8.self)
    return (start...rangeEnd).map { "\(stem)\($0)" }
  }

  private var rangeStart: Int? { Int(String(decoding: text.utf8.suffix(digits), as: UTF8.self)) }

  /// The number of digits that the name ends with.
  private var digits: Int { text.utf8.reversed().prefix(while: \.isDigit).count }
}
