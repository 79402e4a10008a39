// SPDX-License-Identifier: MIT

/// The lines, background and vertical offset of a run of text.
public struct TextDecoration: Hashable, Sendable {
  /// A single, thick or double line.
  public enum Line: Hashable, Sendable { case single, thick, double }

  /// The line below the text; nil for none.
  public var underline: Line?
  /// The line through the text; nil for none.
  public var strikethrough: Line?
  /// The colour of the underline; nil uses that of the text.
  public var underlineColor: Color?
  public var strikethroughColor: Color?
  /// The background colour of the text; nil for none.
  public var background: Color?
  /// The distance of the run above the line's baseline.
  public var rise = 0.0

  public init() {}

  /// - Parameters:
  ///   - underline: the raw value of an `NSUnderlineStyle`. Patterns are drawn as solid lines.
  ///   - strikethrough: the raw value for the line through the text.
  public init(underline: Int, strikethrough: Int) {
    self.underline = Self.line(underline)
    self.strikethrough = Self.line(strikethrough)
  }

  private static func line(_ style: Int) -> Line? {
    switch style & 0xF {
    case 0: nil
    case 2: .thick
    case 9: .double
    default: .single
    }
  }
}
