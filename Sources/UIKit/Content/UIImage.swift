// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// An image from the app's resources, a drawing, a symbol, or a name with a size. Pictures show a
/// placeholder for the last. Pixels are not decoded.
// The content is immutable. Clients set the accessibility before they share the image.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  let content: ImageContent
  /// The content before its orientation; nil if both are equal.
  let pixelData: ImageContent?
  /// The accessibility properties of views that show the image.
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false
  public var baselineOffsetFromBottom: CGFloat? { content.baselineOffset.map { CGFloat($0) } }
  public let capInsets: UIEdgeInsets
  public let flipsForRightToLeftLayoutDirection: Bool
  public let renderingMode: RenderingMode

  public let symbolConfiguration: SymbolConfiguration?
  private let ownScale: CGFloat?
  let tint: UIColor?
  public let imageOrientation: Orientation

  init(
    _ content: ImageContent, configuration: SymbolConfiguration? = nil,
    capInsets: UIEdgeInsets = .zero,
    flips: Bool = false, renderingMode: RenderingMode = .automatic, scale: CGFloat? = nil,
    tint: UIColor? = nil, orientation: Orientation = .up, pixelData: ImageContent? = nil
  ) {
    var content = content
    if capInsets != .zero { content.capInsets = capInsets.core }
    content.flipsForRightToLeft = flips
    switch renderingMode {
    case .automatic: break
    case .alwaysOriginal: content.isTemplate = false
    case .alwaysTemplate: content.isTemplate = true
    }
    self.content = content
    self.pixelData = pixelData
    ownScale = scale
    self.tint = tint
    imageOrientation = orientation
    self.capInsets = capInsets
    flipsForRightToLeftLayoutDirection = flips
    self.renderingMode = renderingMode
    symbolConfiguration = configuration
    super.init()
  }

  /// Reads the pixels from the archive. Catalog images and symbols are read by name.
  public required init?(coder: NSCoder) {
    guard let archive = coder.archive, let image = ImageArchive.read(archive)
    else { return nil }
    content = image.content
    pixelData = image.pixelData
    ownScale = image.ownScale
    tint = image.tint
    imageOrientation = image.imageOrientation
    capInsets = image.capInsets
    flipsForRightToLeftLayoutDirection = image.flipsForRightToLeftLayoutDirection
    renderingMode = image.renderingMode
    symbolConfiguration = image.symbolConfiguration
    super.init()
  }

  open func encode(with coder: NSCoder) { ImageArchive.write(self, to: coder) }

  open class var supportsSecureCoding: Bool { true }

  public override convenience init() { self.init(ImageContent(name: "", size: .zero)) }

  /// Creates the image of an `#imageLiteral` from a catalog. The image is empty if no catalog has
  /// the name.
  public required convenience init(imageLiteralResourceName name: String) {
    let known = UIImage(named: name)
    self.init(known?.content ?? ImageContent(name: name, size: .zero))
  }

  /// Creates an image that is drawn as a placeholder with its name.
  public convenience init(name: String = "", size: CGSize) {
    self.init(ImageContent(name: name, size: size.core))
  }

  /// Creates an image for any name, known or not. The sizes of single symbols are unknown: all are
  /// squares, of 20 points unless a configuration sets a size.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(.symbol(named: name, symbol), configuration: symbol)
  }

  /// The traits have no effect: a symbol has the size of its configuration.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name, withConfiguration: nil) }

  /// The value has no effect: the whole symbol is drawn.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    if let symbol = configuration as? SymbolConfiguration {
      return applyingSymbolConfiguration(symbol) ?? self
    }
    return configuration.traitCollection.flatMap { ownAsset?.image(with: $0) } ?? self
  }

  /// The frames of an animated image, and their total duration.
  private(set) var animation: (images: [UIImage], duration: TimeInterval)?

  /// A copy of this image as the first frame of an animated image.
  func followed(by images: [UIImage], duration: TimeInterval) -> UIImage {
    let result = withoutAsset
    result.animation = (images, duration)
    return result
  }

  private var ownAsset: UIImageAsset?

  func adopt(_ asset: UIImageAsset) { ownAsset = asset }

  /// Compares names, symbols and drawings, where UIKit compares pixels.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    // The content of images without a name is unknown, so they are not equal.
    return (content.figures != nil || content.asset != nil || !content.name.isEmpty)
      && content == other.content && renderingMode == other.renderingMode && scale == other.scale
      && imageOrientation == other.imageOrientation && tint == other.tint
      && flipsForRightToLeftLayoutDirection == other.flipsForRightToLeftLayoutDirection
      && animation?.duration == other.animation?.duration
      && animation?.images == other.animation?.images
  }

  open override var hash: Int { content.hashValue }

  /// The asset that the image is registered in or comes from, or else a new asset.
  open var imageAsset: UIImageAsset? {
    if let ownAsset { return ownAsset }
    let asset = UIImageAsset(self)
    adopt(asset)
    return asset
  }

  /// A copy without an asset.
  var withoutAsset: UIImage { copy(content) }

  open var size: CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    var whole = content
    whole.alignmentInsets = .zero
    let size = measurer.size(of: .image(whole))
    return CGSize(width: size.width ?? 0, height: size.height ?? 0)
  }

  /// The scale of the main screen, unless the image has a scale.
  open var scale: CGFloat { ownScale ?? LayoutStore.current.environment.layout.pixels.scale }

  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(content.alignmentInsets) }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var content = content
    content.alignmentInsets = alignmentInsets.core
    return copy(content)
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    var content = content
    content.baselineOffset = Double(baselineOffset)
    return copy(content)
  }

  open func imageWithoutBaseline() -> UIImage {
    var content = content
    content.baselineOffset = nil
    return copy(content)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { copy(content, capInsets: capInsets) }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copy(content, flips: true) }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(content, renderingMode: renderingMode)
  }

  /// The content as drawn outside of a view. A symbol has the colour that it was given.
  var contentByItself: ImageContent {
    guard content.isSymbol, content.tint == nil, renderingMode != .alwaysTemplate, let tint else {
      return content
    }
    var content = content
    content.tint = tint.color
    return content
  }

  /// The colour is drawn outside of views. A view draws the image in its own tint colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(content, renderingMode: renderingMode, tint: color)
  }

  /// With `alwaysOriginal`, every view draws a symbol in the colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var content = content
    content.tint = renderingMode == .alwaysOriginal ? color.color : nil
    return copy(content, renderingMode: renderingMode, tint: color)
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    content.isSymbol ? copy(content.configured(configuration), configuration: configuration) : nil
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    let mirrored = imageOrientation.mirrored
    if let pixelData { return copy(pixelData.oriented(mirrored), orientation: mirrored) }
    var flipped = content
    flipped.isMirrored.toggle()
    // Symbols and images without a size have no pixel data. They are flipped by the flag alone.
    let isPlain = content.isSymbol || content.size == nil
    return copy(flipped, orientation: mirrored, pixelData: isPlain ? nil : content)
  }

  private func copy(
    _ content: ImageContent, configuration: SymbolConfiguration? = nil,
    capInsets: UIEdgeInsets? = nil, flips: Bool? = nil,
    renderingMode: RenderingMode? = nil, tint: UIColor? = nil, orientation: Orientation? = nil,
    pixelData: ImageContent? = nil
  ) -> UIImage {
    UIImage(
      content, configuration: configuration ?? symbolConfiguration,
      capInsets: capInsets ?? self.capInsets,
      flips: flips ?? flipsForRightToLeftLayoutDirection,
      renderingMode: renderingMode ?? self.renderingMode, scale: ownScale,
      tint: tint ?? self.tint, orientation: orientation ?? imageOrientation,
      pixelData: pixelData ?? self.pixelData)
  }

  /// No effect.
  open var isHighDynamicRange: Bool { false }

  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  open var configuration: UIImage.Configuration? { symbolConfiguration }

  /// The traits of the configuration, or none without a configuration.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection()
  }

  open var leftCapWidth: Int { Int(capInsets.left) }

  open var topCapHeight: Int { Int(capInsets.top) }

  open func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  open var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  open func withoutBaseline() -> UIImage { withBaselineOffset(fromBottom: 0) }

  /// Stretches the point after the caps.
  open func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
        bottom: max(0, size.height - CGFloat(topCapHeight) - 1),
        right: max(0, size.width - CGFloat(leftCapWidth) - 1)))
  }

  /// Equals ``pngData()``.
  open func heicData() -> Data? { pngData() }

  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }
      .compactMap { $0 }
    return images.isEmpty ? nil : animatedImage(with: Array(images), duration: duration)
  }

  /// Draws only the first image.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Draws only the first image.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.images.flatMap { images in
      animatedImage(
        with: images.map {
          $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        },
        duration: duration)
    }
  }

  /// Calls the handler at once with the image itself.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { completionHandler(preparingThumbnail(of: size)) }
}
