// SPDX-License-Identifier: MIT

public import Typography

/// Collects what distinguishes runs of a text apart from their fonts: their styles are indices into it.
public struct TextStyles {
  public private(set) var colors: [Color]
  public private(set) var decorations: [TextDecoration]

  /// - Parameter color: that of the first style, which has no line.
  public init(_ color: Color? = nil) {
    colors = color.map { [$0] } ?? []
    decorations = color == nil ? [] : [TextDecoration()]
  }

  /// The style of runs in `color` with the lines of `decoration`.
  public mutating func style(_ color: Color, _ decoration: TextDecoration) -> Int {
    for index in colors.indices where colors[index] == color && decorations[index] == decoration {
      return index
    }
    colors.append(color)
    decorations.append(decoration)
    return colors.count - 1
  }

  /// A text whose runs have these styles.
  public func text(_ text: AttributedText, alignment: TextAlignment) -> ColoredText {
    var styled = ColoredText(text, colors: colors, alignment: alignment)
    // One without any line is as one that was made without.
    if decorations.contains(where: { $0 != TextDecoration() }) { styled.decorations = decorations }
    return styled
  }
}
