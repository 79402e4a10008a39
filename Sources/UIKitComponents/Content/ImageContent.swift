// SPDX-License-Identifier: MIT

public import AutoLayout

/// An image by its declaration, and the picture itself where an app's resources have it.
public struct ImageContent: Hashable, Sendable {
  public var name: String
  /// The size in points; nil where it is not declared.
  public var size: Size?
  /// Whether it is a symbol of the system's catalog.
  public var isSymbol: Bool
  /// Insets from the image's edges to its alignment rect.
  public var alignmentInsets: EdgeInsets
  /// How far above the image's bottom edge its baseline lies, in points; nil for an image without one.
  public var baselineOffset: Double?
  /// The picture; nil where it is not at hand.
  public var asset: ImageAsset?
  /// Whether it is drawn in the tint rather than in its own colours; nil where asset and view decide.
  public var isTemplate: Bool?
  /// The edges that keep their size in stretching, in points; nil for those of the asset.
  public var capInsets: EdgeInsets?
  /// What was drawn in place of pixels, in points; nil for an image that is only known by name.
  public var figures: [Figure]?
  /// The colour of a symbol that keeps its own in every view.
  public var tint: Color?
  /// Whether left and right are exchanged, and whether they are once more where one reads from right to left.
  public var isMirrored = false
  public var flipsForRightToLeft = false

  public init(
    name: String, size: Size?, isSymbol: Bool = false, alignmentInsets: EdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
    self.alignmentInsets = alignmentInsets
  }

  /// An image that an app brings, as large as its variant for an environment.
  public init(name: String, asset: ImageAsset, in environment: Environment) {
    self.init(name: name, size: asset.variant(for: environment)?.size)
    self.asset = asset
  }

  /// An image that code drew.
  public init(drawn figures: [Figure], size: Size) {
    self.init(name: "", size: size)
    self.figures = figures
  }

  /// Whether it is drawn with left and right exchanged in a direction.
  public func isMirrored(_ direction: LayoutDirection) -> Bool {
    isMirrored != (flipsForRightToLeft && direction == .rightToLeft)
  }
}
