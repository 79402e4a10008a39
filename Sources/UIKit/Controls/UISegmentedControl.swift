// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  override var archivedParent: UIView? { nil }

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
    resizeToContent()
  }

  open var numberOfSegments: Int { segments.count }

  /// An index out of range selects no segment.
  @_Shown open var selectedSegmentIndex = -1

  @_Shown open var apportionsSegmentWidthsByContent = false

  /// Does not change ``selectedSegmentIndex``.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let new = ControlContent.Segments.Segment(title: title ?? "")
    segments.insert(new, at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// Does not change ``selectedSegmentIndex``.
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

  /// - Returns: the index, or `NSNotFound` if no segment has an action with the identifier.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segmentActions.firstIndex { $0?.identifier == actionIdentifier } ?? NSNotFound
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let index = min(max(segment, 0), segments.count)
    insertSegment(withTitle: action.title, at: index, animated: animated)
    while segmentActions.count < index { segmentActions.append(nil) }
    segmentActions.insert(action, at: index)
  }

  /// Does not change ``selectedSegmentIndex``.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    let new = ControlContent.Segments.Segment(
      title: image?.content.name ?? "", image: image?.content)
    segments.insert(new, at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// Does not change ``selectedSegmentIndex``.
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

  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  private var contentAdjustments: [Segment: UIOffset] = [:]

  /// Moves the content of the segments, regardless of the metrics.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    contentAdjustments[leftCenterRightOrAlone] = adjustment
    contentDidChange()
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { contentAdjustments[leftCenterRightOrAlone] ?? .zero }

  /// The content adjustment for the position of a segment. It is added to the segment's own offset.
  private func adjustment(ofSegmentAt index: Int) -> UIOffset {
    let kind: Segment =
      segments.count == 1
      ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return contentAdjustments[kind] ?? contentAdjustments[.any] ?? .zero
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    contentDidChange()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].contentOffset = Point(x: offset.width, y: offset.height)
    contentDidChange()
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    guard segments.indices.contains(segment) else { return .zero }
    let offset = segments[segment].contentOffset
    return CGSize(width: offset.x, height: offset.y)
  }

  /// No effect.
  open var isSpringLoaded = false

  /// Whether no segment is drawn as selected.
  @_Shown open var isMomentary = false

  private var colors = PartColors() {
    didSet { colors.show(on: self) }
  }

  open var selectedSegmentTintColor: UIColor? {
    get { colors.filled }
    set { colors.filled = newValue }
  }

  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The colours of the states normal and selected are drawn.
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

  @_Shown private var backgrounds: [UIBarMetrics: PartImages] = [:]

  /// Replaces the box by an image behind each segment. The selected segment uses the image of the
  /// selected state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { backgrounds[barMetrics, default: PartImages()]["background", state] = backgroundImage }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[barMetrics]?["background", state] }

  /// Drawn only with background images.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds[barMetrics, default: PartImages()]["divider", leftState, rightState] = dividerImage
  }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[barMetrics]?["divider", leftState, rightState] }

  /// The images for the default metrics, which apply outside of bars.
  private var shownImages: ControlImages {
    var shown = ControlImages()
    guard let images = backgrounds[.default] else { return shown }
    shown.background = images.current("background", isEnabled ? .normal : .disabled)
    shown.selectedBackground = images["background", .selected]?.content
    shown.divider = images["divider", .normal, .normal]?.content
    shown.dividerAfterChosen = images["divider", .selected, .normal]?.content
    shown.dividerBeforeChosen = images["divider", .normal, .selected]?.content
    return shown
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width > 0 ? Double(width) : nil
    contentDidChange()
  }

  // MARK: Parts

  /// The views of the segments, created when code searches for them.
  private var segmentViews: [UISegment]?

  open override var subviews: [UIView] {
    if segmentViews == nil { showSegmentViews() }
    return super.subviews
  }

  private func showSegmentViews() {
    var views = segmentViews ?? []
    // Set first, because adding subviews reads `subviews`.
    segmentViews = views
    for extra in views.dropFirst(segments.count) { extra.removeFromSuperview() }
    views = Array(views.prefix(segments.count))
    while views.count < segments.count { views.append(UISegment(frame: .zero)) }
    segmentViews = views
    let arrangement = SegmentsArrangement(shownContent, measurer: coreMeasurer)
    let places = arrangement.segments(in: arrangement.box(in: bounds.core), coreDirection)
    for (index, (view, place)) in zip(views, places).enumerated() {
      view.title = segments[index].title
      if view.superview !== self { addSubview(view) }
      if view.frame != CGRect(place) { view.frame = CGRect(place) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if segmentViews != nil { showSegmentViews() }
  }

  override func contentDidChange() {
    showImages(shownImages)
    LayoutStore.current.setContent(.control(.segmented(shownContent)), of: item)
    if segmentViews != nil { showSegmentViews() }
  }

  private var shownContent: ControlContent.Segments {
    let isShown = segments.indices.contains(selectedSegmentIndex) && !isMomentary
    var shown = segments
    for index in shown.indices {
      let moved = adjustment(ofSegmentAt: index)
      shown[index].contentOffset.x += moved.horizontal
      shown[index].contentOffset.y += moved.vertical
    }
    return ControlContent.Segments(
      segments: shown, selected: isShown ? selectedSegmentIndex : nil,
      apportionsByContent: apportionsSegmentWidthsByContent)
  }
}

/// A view at the place of a segment, for code that searches for it. The control draws the segment.
///
/// Source of the class name: recursive descriptions that apps publish.
final class UISegment: UIView {
  var title = ""

  override func setUpContent() { isUserInteractionEnabled = false }

  override var derivedAccessibilityLabel: String? { title }
}
