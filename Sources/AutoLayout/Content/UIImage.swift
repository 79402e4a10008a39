// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// An image by its name and size; there are no pixels here.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the parts of a resizable image fill a larger one.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Whether an image takes its own colours or the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  let content: ImageContent
  /// The distance of the image's baseline from its bottom; nil for none.
  public let baselineOffsetFromBottom: CGFloat?
  public let capInsets: UIEdgeInsets
  public let flipsForRightToLeftLayoutDirection: Bool
  public let renderingMode: RenderingMode

  init(
    _ content: ImageContent, baseline: CGFloat? = nil, capInsets: UIEdgeInsets = .zero,
    flips: Bool = false, renderingMode: RenderingMode = .automatic
  ) {
    self.content = content
    baselineOffsetFromBottom = baseline
    self.capInsets = capInsets
    flipsForRightToLeftLayoutDirection = flips
    self.renderingMode = renderingMode
    super.init()
  }

  /// An image without a name and of no size.
  public override convenience init() {
    self.init(ImageContent(name: "", size: .zero))
  }

  /// An image of a size, drawn as a placeholder that bears its name.
  public convenience init(name: String = "", size: CGSize) {
    self.init(ImageContent(name: name, size: size.core))
  }

  /// A symbol of the system's catalog, at its size in body text.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(ImageContent(name: name, size: nil, isSymbol: true))
  }

  /// There is no asset catalog here: an image of which only the name is known.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(ImageContent(name: name, size: nil))
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// A symbol of the system's catalog. Its size does not follow the configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The size in points; zero where it is not known.
  open var size: CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    let size = measurer.size(of: .image(content))
    return CGSize(width: size.width ?? 0, height: size.height ?? 0)
  }

  open var scale: CGFloat { LayoutStore.current.environment.layout.pixels.scale }

  /// Insets from the edges of the image to its alignment rect.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(content.alignmentInsets) }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var content = content
    content.alignmentInsets = alignmentInsets.core
    return copy(content)
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    copy(content, baseline: baselineOffset)
  }

  open func imageWithoutBaseline() -> UIImage { copy(content, baseline: .some(nil)) }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy(content, capInsets: capInsets)
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(content, flips: true) }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(content, renderingMode: renderingMode)
  }

  private func copy(
    _ content: ImageContent, baseline: CGFloat?? = nil, capInsets: UIEdgeInsets? = nil,
    flips: Bool? = nil, renderingMode: RenderingMode? = nil
  ) -> UIImage {
    UIImage(
      content, baseline: baseline ?? baselineOffsetFromBottom,
      capInsets: capInsets ?? self.capInsets, flips: flips ?? flipsForRightToLeftLayoutDirection,
      renderingMode: renderingMode ?? self.renderingMode)
  }
}
