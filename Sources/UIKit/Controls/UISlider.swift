// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class UISlider: UIControl {
  override var archivedParent: UIView? { nil }

  override func writeContent(_ coder: NSCoder) {
    super.writeContent(coder)
    writeSlider(coder)
  }

  override func readContent(_ archive: NSKeyedUnarchiver) {
    super.readContent(archive)
    readSlider(archive)
  }

  override func setUpContent() { contentDidChange() }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeSlider) }

  open var value: Float {
    get { ownValue }
    set {
      ownValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      contentDidChange()
    }
  }

  private var ownValue: Float = 0

  @_Observed(UISlider.limit) open var minimumValue: Float = 0

  @_Observed(UISlider.limit) open var maximumValue: Float = 1

  private func limit() { value = min(max(value, minimumValue), maximumValue) }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// No effect.
  open var isContinuous = true
  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var minimumTrackTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  open var maximumTrackTintColor: UIColor? {
    get { colors.empty }
    set { colors.empty = newValue }
  }

  open var thumbTintColor: UIColor? {
    get { colors.thumb }
    set { colors.thumb = newValue }
  }

  /// Stands at the end of the least value, in the tint where it is a template.
  @_Observed(UISlider.valueImagesDidChange) open var minimumValueImage: UIImage? = nil

  /// As ``minimumValueImage``, at the other end.
  @_Observed(UISlider.valueImagesDidChange) open var maximumValueImage: UIImage? = nil

  private lazy var valueImages = (minimum: UIImageView(), maximum: UIImageView())

  private func valueImagesDidChange() {
    for (view, image) in [
      (valueImages.minimum, minimumValueImage), (valueImages.maximum, maximumValueImage),
    ] {
      view.image = image
      if image == nil { view.removeFromSuperview() } else { addSubview(view) }
    }
    placeValueImages()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if minimumValueImage != nil || maximumValueImage != nil { placeValueImages() }
  }

  private func placeValueImages() {
    valueImages.minimum.frame = minimumValueImageRect(forBounds: bounds)
    valueImages.maximum.frame = maximumValueImageRect(forBounds: bounds)
    let insets = trackInsets
    updateAppearance { $0.ornaments.trackInsets = insets }
  }

  /// What the images take of the width, with a gap to the track.
  ///
  /// - Unverified: the gap.
  private var trackInsets: EdgeInsets {
    let gap: CGFloat = 8
    let (least, most) = (minimumValueImage, maximumValueImage)
    let isMirrored = coreDirection == .rightToLeft
    let (left, right) = isMirrored ? (most, least) : (least, most)
    return EdgeInsets(
      top: 0, left: left.map { Double($0.size.width + gap) } ?? 0, bottom: 0,
      right: right.map { Double($0.size.width + gap) } ?? 0)
  }

  /// Where an image stands at the left or right end.
  private func imageRect(_ image: UIImage?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// No effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }
  public enum Style: Int, Sendable { case `default`, thumbless }

  /// No effect.
  open var sliderStyle = Style.default

  /// No effect.
  open var trackConfiguration: TrackConfiguration?

  /// No effect.
  public struct TrackConfiguration: Hashable, Sendable {
    public struct Tick: Hashable, Sendable {
      public var position: Float
      public var title: String?

      public init(position: Float, title: String? = nil) {
        self.position = position
        self.title = title
      }
    }

    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var ticks: [Tick]

    public init(allowsTickValuesOnly: Bool = false, neutralValue: Float = 0, ticks: [Tick] = []) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.ticks = ticks
    }

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
    }
  }

  @_Shown private var images = PartImages()

  /// The thumb is as large as the image.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb", state] = image
  }

  /// The track is as high as the image.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum", state] = image
  }

  /// The track is as high as the image.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum", state] = image
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb", state] }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images["minimum", state] }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images["maximum", state] }

  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

  open var currentMinimumTrackImage: UIImage? {
    minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal)
  }

  open var currentMaximumTrackImage: UIImage? {
    maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal)
  }

  override var ownAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var derivedAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : nil
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.track(in: bounds.core.inset(by: trackInsets)))
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    return CGRect(
      arrangement.thumb(
        on: rect.core, in: bounds.core, share: Double(share), coreDirection,
        currentThumbImage?.size.core))
  }

  private var arrangement: SliderArrangement {
    SliderArrangement(LayoutStore.current.environment.layout.platform)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(minimumValueImage, isLeft: coreDirection == .leftToRight, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(maximumValueImage, isLeft: coreDirection == .rightToLeft, in: bounds)
  }

  override func contentDidChange() {
    var shown = ControlImages()
    shown.thumb = images.current("thumb", controlState)
    shown.filled = images.current("minimum", controlState)
    shown.empty = images.current("maximum", controlState)
    showImages(shown)
    LayoutStore.current.setContent(
      .control(
        .slider(
          value: Double(value), minimum: Double(minimumValue), maximum: Double(maximumValue))),
      of: item)
  }
}
