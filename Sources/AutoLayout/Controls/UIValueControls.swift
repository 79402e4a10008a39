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

  override var ownAccessibilityTraits: UIAccessibilityTraits { [.button, .toggleButton] }

  override var derivedAccessibilityValue: String? { isOn ? "1" : "0" }

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

  open var isOn: Bool {
    get { _isOn }
    set { _isOn = newValue }
  }

  private var _isOn = false {
    didSet { contentDidChange() }
  }

  open var onTintColor: UIColor? {
    get { _onTintColor }
    set { _onTintColor = newValue }
  }

  private var _onTintColor: UIColor? {
    didSet { contentDidChange() }
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var thumbTintColor: UIColor? {
    get { colors.thumb }
    set { colors.thumb = newValue }
  }

  /// No effect.
  open var onImage: UIImage?
  /// No effect.
  open var offImage: UIImage?
  /// No effect.
  open var title: String?
  /// No effect.
  open var preferredStyle = Style.automatic

  open var style: Style { .sliding }

  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

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

  open var value: Float {
    get { _value }
    set { _value = newValue }
  }

  private var _value: Float = 0 {
    didSet {
      _value = min(max(value, minimumValue), max(minimumValue, maximumValue))
      contentDidChange()
    }
  }

  open var minimumValue: Float {
    get { _minimumValue }
    set { _minimumValue = newValue }
  }

  private var _minimumValue: Float = 0 {
    didSet { value = max(value, minimumValue) }
  }

  open var maximumValue: Float {
    get { _maximumValue }
    set { _maximumValue = newValue }
  }

  private var _maximumValue: Float = 1 {
    didSet { value = min(value, maximumValue) }
  }

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

  /// No effect.
  open var minimumValueImage: UIImage?
  /// No effect.
  open var maximumValueImage: UIImage?
  /// No effect.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  private var images: [String: UIImage] = [:]

  /// No effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images["thumb \(state.rawValue)"] = image
  }

  /// No effect.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["minimum \(state.rawValue)"] = image
  }

  /// No effect.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images["maximum \(state.rawValue)"] = image
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { images["thumb \(state.rawValue)"] }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images["minimum \(state.rawValue)"]
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images["maximum \(state.rawValue)"]
  }

  open var currentThumbImage: UIImage? { thumbImage(for: .normal) }

  override var ownAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var derivedAccessibilityValue: String? {
    let range = maximumValue - minimumValue
    return range > 0 ? "\(Int(((value - minimumValue) / range * 100).rounded()))%" : nil
  }

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

  open var value: Double {
    get { _value }
    set { _value = newValue }
  }

  private var _value = 0.0 {
    didSet { _value = min(max(value, minimumValue), max(minimumValue, maximumValue)) }
  }
  open var minimumValue: Double {
    get { _minimumValue }
    set { _minimumValue = newValue }
  }

  private var _minimumValue = 0.0 {
    didSet { value = max(value, minimumValue) }
  }
  open var maximumValue: Double {
    get { _maximumValue }
    set { _maximumValue = newValue }
  }

  private var _maximumValue = 100.0 {
    didSet { value = min(value, maximumValue) }
  }
  /// No effect.
  open var stepValue = 1.0
  /// No effect.
  open var wraps = false
  /// No effect.
  open var autorepeat = true
  /// No effect.
  open var isContinuous = true
  private var images: [String: UIImage] = [:]

  /// No effect.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["+ \(state.rawValue)"] = image
  }

  /// No effect.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    images["- \(state.rawValue)"] = image
  }

  /// No effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// No effect.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}

  override var ownAccessibilityTraits: UIAccessibilityTraits { .adjustable }

  override var derivedAccessibilityValue: String? { String(value) }
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
  open var selectedSegmentIndex: Int {
    get { _selectedSegmentIndex }
    set { _selectedSegmentIndex = newValue }
  }

  private var _selectedSegmentIndex = -1 {
    didSet { contentDidChange() }
  }

  open var apportionsSegmentWidthsByContent: Bool {
    get { _apportionsSegmentWidthsByContent }
    set { _apportionsSegmentWidthsByContent = newValue }
  }

  private var _apportionsSegmentWidthsByContent = false {
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

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(
      items: actions.map { action -> Any in
        if action.title.isEmpty, let image = action.image { return image }
        return action.title
      })
    if frame != .zero { self.frame = frame }
    segmentActions = actions
  }

  private var segmentActions: [UIAction?] = []

  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    while segmentActions.count <= segment { segmentActions.append(nil) }
    segmentActions[segment] = action
    setTitle(action.title, forSegmentAt: segment)
  }

  open func actionForSegment(at segment: Int) -> UIAction? {
    segmentActions.indices.contains(segment) ? segmentActions[segment] : nil
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    insertSegment(withTitle: action.title, at: index, animated: animated)
    while segmentActions.count < index { segmentActions.append(nil) }
    segmentActions.insert(action, at: index)
  }

  /// ``selectedSegmentIndex`` stays.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = ControlContent.Segments.Segment(
      title: image?.content.name ?? "", image: image?.content)
    segments.insert(new, at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// ``selectedSegmentIndex`` stays.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    contentDidChange()
  }

  private var images: [Int: UIImage] = [:]

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    images[segment] = image
    segments[segment].image = image?.content
    contentDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? CGFloat(segments[segment].width ?? 0) : 0
  }

  private var disabledSegments: Set<Int> = []

  /// No effect.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled { disabledSegments.remove(segment) } else { disabledSegments.insert(segment) }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { !disabledSegments.contains(segment) }

  /// No effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}

  /// No effect.
  open var isMomentary = false
  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var selectedSegmentTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The colours for the normal and the selected state are drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state.rawValue] = attributes
    let color = attributes?.foreground
    if state == .normal { colors.title = color }
    if state == .selected { colors.selectedTitle = color }
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  /// No effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// No effect.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

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

  open var numberOfPages: Int {
    get { _numberOfPages }
    set { _numberOfPages = newValue }
  }

  private var _numberOfPages = 0 {
    didSet { contentDidChange() }
  }

  open var currentPage: Int {
    get { _currentPage }
    set { _currentPage = newValue }
  }

  private var _currentPage = 0 {
    didSet { contentDidChange() }
  }

  /// No effect.
  open var hidesForSinglePage = false
  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var pageIndicatorTintColor: UIColor? {
    get { colors.empty }
    set { colors.empty = newValue }
  }

  open var currentPageIndicatorTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  /// No effect.
  open var allowsContinuousInteraction = true
  /// No effect.
  open var defersCurrentPageDisplay = false
  /// No effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// No effect.
  open var direction = Direction.natural
  /// No effect.
  open var preferredIndicatorImage: UIImage?
  /// No effect.
  open var preferredCurrentPageIndicatorImage: UIImage?
  private var indicators: [Int: UIImage] = [:]

  /// No effect.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicators[page] = image }

  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }

  /// No effect.
  open func updateCurrentPageDisplay() {}

  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

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
