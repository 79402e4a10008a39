// SPDX-License-Identifier: MIT

/// Options for all views of a format. The bits are those of `NSLayoutConstraint.FormatOptions`.
public struct FormatOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates options from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(aligning attribute: FormatAttribute) { rawValue = 1 << UInt(attribute.rawValue) }

  /// Neighbours share their left edge.
  public static let alignAllLeft = FormatOptions(aligning: .left)
  /// Neighbours share their right edge.
  public static let alignAllRight = FormatOptions(aligning: .right)
  /// Neighbours share their top edge.
  public static let alignAllTop = FormatOptions(aligning: .top)
  /// Neighbours share their bottom edge.
  public static let alignAllBottom = FormatOptions(aligning: .bottom)
  /// Neighbours share their leading edge.
  public static let alignAllLeading = FormatOptions(aligning: .leading)
  /// Neighbours share their trailing edge.
  public static let alignAllTrailing = FormatOptions(aligning: .trailing)
  /// Neighbours share their horizontal center.
  public static let alignAllCenterX = FormatOptions(aligning: .centerX)
  /// Neighbours share their vertical center.
  public static let alignAllCenterY = FormatOptions(aligning: .centerY)
  /// Neighbours share the baseline of their last line of text.
  public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
  /// Neighbours share the baseline of their first line of text.
  public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)

  /// All alignments.
  public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

  /// The format runs in reading direction. This is the default and has no bit.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// The format runs from left to right, whatever the reading direction. For horizontal formats.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// The format runs from right to left: its first view is the rightmost. For horizontal formats.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// All directions.
  public static let directionMask = FormatOptions(rawValue: 3 << 16)

  /// Distances are between edges. This is the default and has no bit.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Distances between views are between text baselines. For vertical formats.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
  /// All spacings.
  public static let spacingMask = FormatOptions(rawValue: 1 << 19)

  /// Creates an option from its name in Swift: `alignAllTop`.
  public init?(name: String) {
    let options: [String: FormatOptions] = [
      "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
      "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
      "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
      "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
      "alignAllFirstBaseline": .alignAllFirstBaseline,
      "directionLeadingToTrailing": .directionLeadingToTrailing,
      "directionLeftToRight": .directionLeftToRight, "directionRightToLeft": .directionRightToLeft,
      "spacingEdgeToEdge": .spacingEdgeToEdge,
      "spacingBaselineToBaseline": .spacingBaselineToBaseline,
    ]
    guard let option = options[name] else { return nil }
    self = option
  }

  /// The attributes that the options align, in the order of their bits.
  var alignedAttributes: [FormatAttribute] {
    if isDisjoint(with: .alignmentMask) { return [] }
    return FormatAttribute.allCases.filter {
      $0.rawValue < 16 && contains(FormatOptions(aligning: $0)) && Self.alignable.contains($0)
    }
  }

  private static let alignable: Set<FormatAttribute> = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]
}
