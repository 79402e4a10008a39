// SPDX-License-Identifier: MIT

/// The name of a view; extended: also a range of numbered views, `cell1..8`.
public struct FormatName: Hashable, Sendable {
  /// The maximum number of views in a range.
  public static let maximumRangeLength = 1000

  /// The name; for a range, the first name. Empty if the name could not be parsed, which is
  /// reported.
  public var text: String

  /// Extended: the number of the last view of a range.
  public var rangeEnd: Int?

  /// The position in the text.
  public var position: FormatPosition

  /// Creates a name.
  public init(
    _ text: String, rangeEnd: Int? = nil, at position: FormatPosition = FormatPosition()
  ) {
    self.text = text
    self.rangeEnd = rangeEnd
    self.position = position
  }

  /// The number of names: 1, the length of a range, or 0 for an invalid range.
  var count: Int {
    guard let rangeEnd else { return 1 }
    guard let start = rangeStart, start <= rangeEnd, rangeEnd - start < Self.maximumRangeLength
    else { return 0 }
    return rangeEnd - start + 1
  }

  /// All names of the range, or the one name. `cell01..12` keeps the zeros: `cell01`, `cell02`.
  var expanded: [String] {
    guard let rangeEnd, let start = rangeStart, count > 0 else { return count == 0 ? [] : [text] }
    let stem = String(decoding: text.utf8.dropLast(digits), as: UTF8.self)
    let hasZeros = digits > 1 && text.utf8.suffix(digits).first == UInt8(ascii: "0")
    return (start...rangeEnd).map { number in
      let digits = hasZeros ? self.digits - String(number).utf8.count : 0
      return stem + String(repeating: "0", count: max(0, digits)) + String(number)
    }
  }

  private var rangeStart: Int? { Int(String(decoding: text.utf8.suffix(digits), as: UTF8.self)) }

  /// The number of trailing digits of the name.
  private var digits: Int { text.utf8.reversed().prefix(while: { $0.isDigit }).count }
}
