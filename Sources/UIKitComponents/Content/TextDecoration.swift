// SPDX-License-Identifier: MIT

/// What is drawn with a run of text besides its letters, and how far they are raised.
public struct TextDecoration: Hashable, Sendable {
  /// One line, or two beside each other.
  public enum Line: Hashable, Sendable { case single, thick, double }

  /// The line below the text; nil for none.
  public var underline: Line?
  /// The line through the text; nil for none.
  public var strikethrough: Line?
  /// The colours of the lines; nil takes that of the text.
  public var underlineColor: Color?
  public var strikethroughColor: Color?
  /// What lies behind the text; nil for nothing.
  public var background: Color?
  /// How far above the line's baseline the run stands.
  public var rise = 0.0

  public init() {}

  /// - Parameters:
  ///   - underline: the raw value of an `NSUnderlineStyle`, as texts and files state it. Patterns are
  ///     drawn as unbroken lines.
  ///   - strikethrough: the same of the line through the text.
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
