// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A switch between two states: 49 × 31 points in layout, drawn 2 points wider at the right. It
/// hugs and resists at 750 along both axes.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsControl()
  }

  private func configureAsControl() {
    resistAndHugStrongly()
    contentDidChange()
    takeOwnSize()
  }

  /// Whether the switch is on. Setting it sends no event, as in UIKit.
  open var isOn = false {
    didSet { contentDidChange() }
  }

  /// The colour of the track while it is on; the system's green for nil.
  open var onTintColor: UIColor? {
    didSet { contentDidChange() }
  }

  /// Sets ``isOn`` at once, animated or not.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(.toggle(isOn: isOn, onTint: onTintColor?.color)), of: item)
  }
}

/// A knob on a track between two values: 30 points high in layout and 31 drawn, as wide as
/// constraints make it.
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

  /// Where the knob is: what is set beyond an end becomes that end.
  open var value: Float = 0 {
    didSet {
      value = min(max(value, minimumValue), max(minimumValue, maximumValue))
      contentDidChange()
    }
  }

  /// The value at the leading end; 0 unless set. A value below it becomes it.
  open var minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }

  /// The value at the trailing end; 1 unless set. A value above it becomes it.
  open var maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

  /// Sets ``value`` at once, animated or not.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The rectangle of the track: all of the width but 2 points at either end, 4 points high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }

  /// The rectangle of the knob for a value: 31 points in size, its ends at those of the bounds.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? min(max((value - minimumValue) / range, 0), 1) : 0
    let side: CGFloat = 31
    return CGRect(
      x: rect.minX - 2 + (rect.width + 4 - side) * CGFloat(share), y: bounds.midY - side / 2,
      width: side, height: side)
  }

  /// The rectangle of an image at the leading end; none is shown.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  /// The rectangle of an image at the trailing end; none is shown.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }

  override func contentDidChange() {
    LayoutStore.current.setContent(
      .control(
        .slider(
          value: Double(value), minimum: Double(minimumValue), maximum: Double(maximumValue))),
      of: item)
  }
}

/// Two buttons that count up and down: 94 × 32 points. It hugs and resists at 750 along both axes.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsControl()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsControl()
  }

  private func configureAsControl() {
    resistAndHugStrongly()
    LayoutStore.current.setContent(.control(.stepper), of: item)
    takeOwnSize()
  }

  /// The count: what is set beyond the range becomes its nearest end. It is not drawn.
  open var value = 0.0 {
    didSet { value = min(max(value, minimumValue), max(minimumValue, maximumValue)) }
  }
  /// The least count; a count below it becomes it.
  open var minimumValue = 0.0 {
    didSet { value = max(value, minimumValue) }
  }
  /// The greatest count; a count above it becomes it.
  open var maximumValue = 100.0 {
    didSet { value = min(value, maximumValue) }
  }
  /// What a press would add or take away; kept, nobody presses.
  open var stepValue = 1.0
}

/// A row of segments of which one may be chosen: 31 points high in layout and 32 drawn.
///
/// Segments share the width of the longest, unless they have one of their own or
/// ``apportionsSegmentWidthsByContent`` is set.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// -1: the index of the chosen segment where none is.
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

  /// A control at the origin, as large as its content, with a segment for each `String` or `UIImage`;
  /// others are left out.
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

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The chosen segment; ``noSegment`` unless set. An index out of range draws none as chosen, and
  /// setting it sends no event.
  open var selectedSegmentIndex = -1 {
    didSet { contentDidChange() }
  }

  /// Whether each segment is as wide as its own title asks instead of the longest.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentDidChange() }
  }

  /// Adds a segment before the one at the index, at once; an index out of range counts as the
  /// nearest. ``selectedSegmentIndex`` stays.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = ControlContent.Segments.Segment(title: title ?? "")
    segments.insert(new, at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// Takes all segments out, at once. ``selectedSegmentIndex`` stays.
  open func removeAllSegments() {
    segments = []
    contentDidChange()
  }

  /// Gives a segment a title; nothing happens where there is no such segment. One with an image
  /// keeps showing that.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title ?? ""
    contentDidChange()
  }

  /// The title of a segment; nil where there is no such segment. That of an image is its name.
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
    LayoutStore.current.setContent(.control(.segmented(content)), of: item)
  }
}

/// A row of dots, one for each page: 26 points high, and as wide as dots of 7 points with 9 between
/// them.
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

  /// How many dots there are; negative numbers count as 0.
  open var numberOfPages = 0 {
    didSet { contentDidChange() }
  }

  /// The index of the dark dot; an index out of range shows none.
  open var currentPage = 0 {
    didSet { contentDidChange() }
  }

  /// Whether a single page shows no dot; kept, it is drawn.
  open var hidesForSinglePage = false
  /// The colour of the dots; kept, pictures have their own.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dark dot; kept, pictures have their own.
  open var currentPageIndicatorTintColor: UIColor?

  /// The content size of a control with so many pages, in points; this one's own pages do not
  /// count.
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
