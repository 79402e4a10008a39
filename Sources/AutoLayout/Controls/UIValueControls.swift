// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A switch between two states.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beControl()
  }

  private func beControl() {
    resistAndHugStrongly()
    contentDidChange()
  }

  open var isOn = false {
    didSet { contentDidChange() }
  }

  open var onTintColor: UIColor? {
    didSet { contentDidChange() }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func contentDidChange() {
    LayoutStore.current.forest.setContent(
      .control(.toggle(isOn: isOn, onTint: onTintColor?.color)), of: item)
  }
}

/// A knob on a track between two values.
@preconcurrency @MainActor
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  open var value: Float = 0 {
    didSet { contentDidChange() }
  }

  open var minimumValue: Float = 0 {
    didSet { contentDidChange() }
  }

  open var maximumValue: Float = 1 {
    didSet { contentDidChange() }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override func contentDidChange() {
    LayoutStore.current.forest.setContent(
      .control(
        .slider(
          value: Double(value), minimum: Double(minimumValue), maximum: Double(maximumValue))),
      of: item)
  }
}

/// Two buttons that count up and down.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    beControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    beControl()
  }

  private func beControl() {
    resistAndHugStrongly()
    LayoutStore.current.forest.setContent(.control(.stepper), of: item)
  }

  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
}

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of the chosen segment where none is.
  public class var noSegment: Int { -1 }

  private var segments: [ControlContent.Segments.Segment] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  /// A control with a segment for each title or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        segments.append(ControlContent.Segments.Segment(title: title))
      } else if let image = item as? UIImage {
        segments.append(
          ControlContent.Segments.Segment(title: image.content.name, image: image.content))
      }
    }
    contentDidChange()
  }

  open var numberOfSegments: Int { segments.count }

  open var selectedSegmentIndex = -1 {
    didSet { contentDidChange() }
  }

  /// Whether widths follow each title instead of the longest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = ControlContent.Segments.Segment(title: title ?? "")
    segments.insert(new, at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

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

  /// Gives a segment a width in points; 0 takes it back.
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
    LayoutStore.current.forest.setContent(.control(.segmented(content)), of: item)
  }
}

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  open var numberOfPages = 0 {
    didSet { contentDidChange() }
  }

  open var currentPage = 0 {
    didSet { contentDidChange() }
  }

  /// The size of a control with so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let measurer = ContentMeasurer(environment: LayoutStore.current.environment.layout)
    return CGSize(
      measurer.size(of: .control(.pageControl(pages: max(0, pageCount), current: 0))))
  }

  override func contentDidChange() {
    LayoutStore.current.forest.setContent(
      .control(.pageControl(pages: max(0, numberOfPages), current: currentPage)), of: item)
  }
}
