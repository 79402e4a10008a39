// SPDX-License-Identifier: MIT

public import Typography

/// Collects the colours and decorations of a text's runs. The style of a run is an index into the
/// collection.
public struct TextStyles {
  public private(set) var colors: [Color]
  public private(set) var decorations: [TextDecoration]

  /// - Parameter color: the colour of the first style, which has no decoration.
  public init(_ color: Color? = nil) {
    colors = color.map { [$0] } ?? []
    decorations = color == nil ? [] : [TextDecoration()]
  }

  /// The style for `color` and `decoration`.
  public mutating func style(_ color: Color, _ decoration: TextDecoration) -> Int {
    for index in colors.indices where colors[index] == color && decorations[index] == decoration {
      return index
    }
    colors.append(color)
    decorations.append(decoration)
    return colors.count - 1
  }

  /// A text whose runs use these styles.
  public func text(_ text: AttributedText, alignment: TextAlignment) -> ColoredText {
    var styled = ColoredText(text, colors: colors, alignment: alignment)
    // A text without any decoration stores none, so that it equals one made without styles.
    if decorations.contains(where: { $0 != TextDecoration() }) { styled.decorations = decorations }
    return styled
  }
}
