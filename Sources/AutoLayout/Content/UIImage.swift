// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// An image by its name and size; there are no pixels here. Pictures show a placeholder, or the
/// outline of a symbol that Plumb knows.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the parts of a resizable image fill a larger one.
  public enum ResizingMode: Int, Sendable {
    /// Repeats what lies between the caps.
    case tile = 0
    /// Stretches what lies between the caps.
    case stretch = 1
  }

  /// Whether an image takes its own colours or the tint.
  public enum RenderingMode: Int, Sendable {
    /// As where the image is shown decides; in system buttons it takes the tint.
    case automatic = 0
    /// Its own colours.
    case alwaysOriginal = 1
    /// The tint, in the image's shape.
    case alwaysTemplate = 2
  }

  let content: ImageContent
  /// Points from the bottom of the image up to its baseline, which is that of an image view; nil for
  /// none: then the view's edges are its baselines.
  public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset.map { CGFloat($0) } }
  /// Points at the edges that keep their size in a larger image; kept, without effect.
  public let capInsets: UIEdgeInsets
  /// Whether the image is mirrored where reading begins at the right; kept, without effect.
  public let flipsForRightToLeftLayoutDirection: Bool
  /// Whether the image takes its own colours or the tint; kept, without effect on pictures.
  public let renderingMode: RenderingMode

  /// What chose the size of the symbol; nil for what is none, and for symbols that follow the view
  /// that shows them.
  public let symbolConfiguration: SymbolConfiguration?

  init(
    _ content: ImageContent, configuration: SymbolConfiguration? = nil,
    capInsets: UIEdgeInsets = .zero,
    flips: Bool = false, renderingMode: RenderingMode = .automatic
  ) {
    self.content = content
    self.capInsets = capInsets
    flipsForRightToLeftLayoutDirection = flips
    self.renderingMode = renderingMode
    symbolConfiguration = configuration
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

  /// A symbol of the system's catalog; nil without a name. Any name makes one, known or not.
  ///
  /// How large each symbol is by itself is not known here: all are squares, of 20 points unless a
  /// configuration says otherwise.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol as large as `configuration` says; any other configuration does not count.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(.symbol(named: name, symbol), configuration: symbol)
  }

  /// An image of which only the name is known, as there is no asset catalog here; nil without a
  /// name.
  ///
  /// Its ``size`` is zero, and a view that shows it has no content size. Use ``init(name:size:)``
  /// where layout depends on it.
  public convenience init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(ImageContent(name: name, size: nil))
  }

  /// The same as `init(named:)`: bundle and traits do not count.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The same as `init(named:)`: bundle and configuration do not count.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name)
  }

  /// The symbol in another configuration of symbols; otherwise the image itself, of which there is
  /// one variant.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// The size in points, of all of the image whatever its alignment rect; zero where it is not known.
  open var size: CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    var whole = content
    whole.alignmentInsets = .zero
    let size = measurer.size(of: .image(whole))
    return CGSize(width: size.width ?? 0, height: size.height ?? 0)
  }

  /// Pixels to the point of the main screen, whatever the image.
  open var scale: CGFloat { LayoutStore.current.environment.layout.pixels.scale }

  /// Insets from the edges of the image to its alignment rect.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(content.alignmentInsets) }

  /// The same image with other insets, in points. An image view lies with that rectangle, not its
  /// edges, on its constraints.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var content = content
    content.alignmentInsets = alignmentInsets.core
    return copy(content)
  }

  /// The same image with a baseline; see ``baselineOffsetFromBottom``.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    var content = content
    content.baselineOffset = Double(baselineOffset)
    return copy(content)
  }

  /// The same image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    var content = content
    content.baselineOffset = nil
    return copy(content)
  }

  /// The same image with caps that keep their size; see ``capInsets``.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with caps that keep their size; the mode does not count.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    copy(content, capInsets: capInsets)
  }

  /// The same image, marked as one to mirror; see ``flipsForRightToLeftLayoutDirection``.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(content, flips: true) }

  /// The same image in another mode; see ``renderingMode``.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(content, renderingMode: renderingMode)
  }

  /// The same image: tints are given by the views that show it.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same image in a rendering mode: tints are given by the views that show it.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// The symbol as large as `configuration` says; nil for an image that is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    content.isSymbol ? copy(content.configured(configuration), configuration: configuration) : nil
  }

  /// The same image, which is drawn as a placeholder either way.
  open func withHorizontallyFlippedOrientation() -> UIImage { self }

  private func copy(
    _ content: ImageContent, configuration: SymbolConfiguration? = nil,
    capInsets: UIEdgeInsets? = nil, flips: Bool? = nil,
    renderingMode: RenderingMode? = nil
  ) -> UIImage {
    UIImage(
      content, configuration: configuration ?? symbolConfiguration,
      capInsets: capInsets ?? self.capInsets,
      flips: flips ?? flipsForRightToLeftLayoutDirection,
      renderingMode: renderingMode ?? self.renderingMode)
  }
}
