// SPDX-License-Identifier: MIT

public import AutoLayout

/// The declaration of an image, with the picture itself if the app's resources have it.
public struct ImageContent: Hashable, Sendable {
  public var name: String
  /// The size in points; nil if it is not declared.
  public var size: Size?
  /// Whether the image is a system symbol.
  public var isSymbol: Bool
  /// Insets from the image's edges to its alignment rectangle.
  public var alignmentInsets: EdgeInsets
  /// The distance of the baseline above the image's bottom edge, in points; nil without a baseline.
  public var baselineOffset: Double?
  /// The picture; nil if it is not available.
  public var asset: ImageAsset?
  /// Whether the image is drawn in the tint; nil leaves it to the asset and the view.
  public var isTemplate: Bool?
  /// The edges that keep their size when the image is stretched, in points; nil uses those of the
  /// asset.
  public var capInsets: EdgeInsets?
  /// The drawing by code that replaces pixels, in points; nil if the image is only known by name.
  public var figures: [Figure]?
  /// The colour of a symbol that does not take the tint of its view.
  public var tint: Color?
  /// Whether left and right are exchanged. ``flipsForRightToLeft`` exchanges them again in
  /// right-to-left layouts.
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

  /// An image of an app's resources, with the size of its variant for an environment.
  public init(name: String, asset: ImageAsset, in environment: Environment) {
    self.init(name: name, size: asset.variant(for: environment)?.size)
    self.asset = asset
  }

  /// An image drawn by code.
  public init(drawn figures: [Figure], size: Size) {
    self.init(name: "", size: size)
    self.figures = figures
  }

  /// Whether left and right are exchanged in a layout direction.
  public func isMirrored(_ direction: LayoutDirection) -> Bool {
    isMirrored != (flipsForRightToLeft && direction == .rightToLeft)
  }
}
