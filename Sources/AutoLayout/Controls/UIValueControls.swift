// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// Drawn 2 points wider than it is laid out. Hugs and resists at 750 along both axes.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UISwitch.onTintColor, of: self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsControl()
    decode(coder, decodeSwitch)
  }

  private func configureAsControl() {
    resistAndHugStrongly()
    contentDidChange()
    takeOwnSize()
  }

  open var isOn = false {
    didSet { contentDidChange() }
  }

  open var onTintColor: UIColor? {
    didSet { contentDidChange() }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(.toggle(isOn: isOn, onTint: onTintColor?.color)), of: item)
  }
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
    decode(coder, decodeSlider)
  }

  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), max(minimumValue, maximumValue))
      contentDidChange()
    }
  }

  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }

  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(arrangement.track(in: bounds.core))
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    return CGRect(
      arrangement.thumb(on: rect.core, in: bounds.core, share: Double(share), coreDirection))
  }

  private var arrangement: SliderArrangement {
    SliderArrangement(LayoutStore.current.environment.layout.platform)
  }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(
        .slider(
          value: Double(value), minimum: Double(minimumValue), maximum: Double(maximumValue))),
      of: item)
  }
}

/// Hugs and resists at 750 along both axes.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsControl()
    decode(coder, decodeStepper)
  }

  private func configureAsControl() {
    resistAndHugStrongly()
    LayoutStore.current.setContent(.control(.stepper), of: item)
    takeOwnSize()
  }

  open var value = 0.0 {
    didSet { value = min(max(value, minimumValue), max(minimumValue, maximumValue)) }
  }
  open var minimumValue = 0.0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue = 100.0 {
    didSet { value = min(value, maximumValue) }
  }
  /// No effect.
  open var stepValue = 1.0
}

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public class var noSegment: Int { -1 }

  var segments: [ControlContent.Segments.Segment] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
    decode(coder, decodeSegmentedControl)
  }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(ControlContent.Segments.Segment(title: title))
      } else if let image = item as? UIImage {
        segments.append(
          ControlContent.Segments.Segment(title: image.content.name, image: image.content))
      }
    }
    contentDidChange()
    takeOwnSize()
  }

  open var numberOfSegments: Int { segments.count }

  /// An index out of range draws none as chosen.
  open var selectedSegmentIndex = -1 {
    didSet { contentDidChange() }
  }

  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  /// ``selectedSegmentIndex`` stays.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = ControlContent.Segments.Segment(title: title ?? "")
    segments.insert(new, at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// ``selectedSegmentIndex`` stays.
  open func removeAllSegments() {
    segments = []
    contentDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title ?? ""
    contentDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width > 0 ? Double(width) : nil
    contentDidChange()
  }

  override func contentDidChange() {
    let selected = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    let content = ControlContent.Segments(
      segments: segments, selected: selected,
      apportionsByContent: apportionsSegmentWidthsByContent)
    LayoutStore.current.setContent(.control(.segmented(content)), of: item)
  }
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
    decode(coder, decodePageControl)
  }

  open var numberOfPages = 0 {
    didSet { contentDidChange() }
  }

  open var currentPage = 0 {
    didSet { contentDidChange() }
  }

  /// No effect.
  open var hidesForSinglePage = false
  /// No effect.
  open var pageIndicatorTintColor: UIColor?
  /// No effect.
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    return CGSize(
      measurer.size(of: .control(.pageControl(pages: max(0, pageCount), current: 0))))
  }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(.pageControl(pages: max(0, numberOfPages), current: currentPage)), of: item)
  }
}
