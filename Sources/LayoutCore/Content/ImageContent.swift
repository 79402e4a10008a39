// SPDX-License-Identifier: MIT

/// An image by its declaration: what is known without the picture itself.
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

  public init(
    name: String, size: Size?, isSymbol: Bool = false, alignmentInsets: EdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
    self.alignmentInsets = alignmentInsets
  }
}
