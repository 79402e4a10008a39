// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

open class UIScrollView: UIView {
  override func writeContent(_ coder: NSCoder) { writeScroll(coder) }

  override func readContent(_ archive: NSKeyedUnarchiver) { readScroll(archive) }

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeScrollView) }

  override func setUpContent() {
    LayoutStore.current.forest.setKind(.scrollView, of: item)
    clipsToBounds = true
    _ = systemGuide(.scrollContent)
  }

  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  open var frameLayoutGuide: UILayoutGuide {
    let guide = systemGuide(Self.frameGuide)
    followOffset(guide)
    return guide
  }

  /// The key of the frame layout guide. The guide's item kind includes the content offset.
  private static let frameGuide = ItemKind.GuideKind.scrollFrame(offset: .zero)

  /// Moves an existing guide to the content offset.
  private func followOffset(_ guide: UILayoutGuide?) {
    guard let guide else { return }
    let offset = Point(x: bounds.origin.x, y: bounds.origin.y)
    LayoutStore.current.forest.setKind(.guide(.scrollFrame(offset: offset)), of: guide.item)
  }

  /// Stays in place on the screen while the content scrolls, like the keyboard layout guide.
  open override var safeAreaLayoutGuide: UILayoutGuide {
    let guide = super.safeAreaLayoutGuide
    move(guide)
    return guide
  }

  open override var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = super.keyboardLayoutGuide
    move(guide)
    return guide
  }

  private func move(_ guide: UILayoutGuide?) {
    guard let guide else { return }
    let offset = Point(x: bounds.origin.x, y: bounds.origin.y)
    let store = LayoutStore.current
    if store.forest[guide.item].guideOffset != offset {
      store.forest[guide.item].guideOffset = offset
    }
  }

  // Subclasses such as table views redeclare `delegate` with another type.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  @_Observed(UIScrollView.replaceRefreshControl) open var refreshControl: UIRefreshControl? = nil

  private func replaceRefreshControl(_ old: UIRefreshControl?, by new: UIRefreshControl?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    new?.insert(above: self)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  open var contentSize: CGSize {
    get { _contentSize }
    set { _contentSize = newValue }
  }

  private var _contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue {
        followInsets()
        if !estimatesContentSize { keepContentInView() }
      }
      KeyValueObserving.compare(self)
    }
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      followOffset(state.systemGuides[Self.frameGuide])
      move(state.systemGuides[.safeArea])
      move(state.systemGuides[.keyboard(aboveSafeArea: true)])
      if !isFollowingInsets { surroundingController?.navigationController?.contentDidScroll(self) }
      scrollDelegate?.scrollViewDidScroll(self)
      KeyValueObserving.compare(self)
    }
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if newValue != bounds.origin, !isFollowingLayout { animatedOffset = nil }
      // What the delegate sets below is no change of the layout.
      isFollowingLayout = false
      bounds.origin = newValue
    }
  }

  /// The content offset at the end of an animated scroll.
  private var animatedOffset: CGPoint?

  /// Whether the next change of the offset is one of the layout.
  private var isFollowingLayout = false

  /// Moves the content for a change of the layout, which does not cancel an animated scroll.
  func followLayout(to offset: CGPoint) {
    isFollowingLayout = true
    contentOffset = offset
    isFollowingLayout = false
  }

  /// With `animated`, the content moves later, in one step, on the main queue. Another change of
  /// ``contentOffset`` cancels it, unless a layout makes it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    animatedOffset = animated && contentOffset != self.contentOffset ? contentOffset : nil
    guard animatedOffset != nil else {
      self.contentOffset = contentOffset
      return
    }
    DispatchQueue.main.async { [weak self] in
      guard let self, let offset = animatedOffset else { return }
      animatedOffset = nil
      self.contentOffset = offset
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Content at its start scrolls with a change of the inset.
  @_Observed(UIScrollView.followInsets) open var contentInset = UIEdgeInsets.zero

  @_Observed(UIScrollView.followInsets)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// The range at the last call of `keepContentInView()`.
  var settledRange: ScrollRange?

  /// Whether the content size is an estimate before the end of a layout.
  var estimatesContentSize: Bool { false }

  /// Whether the content offset is changing because of the insets.
  private var isFollowingInsets = false

  /// The insets at the last call of `followInsets()`.
  private var settledInset = UIEdgeInsets.zero

  open var adjustedContentInset: UIEdgeInsets {
    var safeArea = safeAreaInsets
    if safeArea.top > 0 { safeArea.top += surroundingController?.state.barBeyondSafeArea ?? 0 }
    let scrollsVertically = alwaysBounceVertical || contentSize.height > bounds.height
    let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
    let (adjustsVertically, adjustsHorizontally) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (scrollsVertically || isContentOfContainer, scrollsHorizontally)
      case .scrollableAxes: (scrollsVertically, scrollsHorizontally)
      }
    return UIEdgeInsets(
      top: contentInset.top + (adjustsVertically ? safeArea.top : 0),
      left: contentInset.left + (adjustsHorizontally ? safeArea.left : 0),
      bottom: contentInset.bottom + (adjustsVertically ? safeArea.bottom : 0),
      right: contentInset.right + (adjustsHorizontally ? safeArea.right : 0))
  }

  /// The size of the bounds without the adjusted insets.
  ///
  /// - Unverified: that adjusted insets do not count.
  open var visibleSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInsets()
  }

  /// The controller whose root view is this view or its superview.
  var surroundingController: UIViewController? {
    state.controller ?? superview?.state.controller
  }

  /// Whether the surrounding controller is in a navigation or tab bar controller.
  ///
  /// The content of such a view always avoids the bars. Source: the reference of `automatic`.
  private var isContentOfContainer: Bool {
    guard let controller = surroundingController else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Scrolls content at its start by the change of the adjusted insets.
  func followInsets() {
    let insets = adjustedContentInset
    guard insets != settledInset else { return }
    var offset = contentOffset
    if offset.x == -settledInset.left { offset.x = 0 - insets.left }
    if offset.y == -settledInset.top { offset.y = 0 - insets.top }
    settledInset = insets
    LayoutStore.current.forest[item].safeAreaAroundContent = insets.core.beyond(contentInset.core)
    isFollowingInsets = true
    followLayout(to: offset)
    isFollowingInsets = false
    adjustedContentInsetDidChange()
  }

  /// Scrolls by the least distance that shows the rectangle between the adjusted insets.
  ///
  /// Stops at the ends of the content. Shows the start of a rectangle that does not fit.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var origin = contentOffset
    origin.x += min(max(0, rect.maxX - visible.maxX), rect.minX - visible.minX)
    origin.y += min(max(0, rect.maxY - visible.maxY), rect.minY - visible.minY)
    origin.x = max(-inset.left, min(origin.x, contentSize.width + inset.right - bounds.width))
    origin.y = max(-inset.top, min(origin.y, contentSize.height + inset.bottom - bounds.height))
    setContentOffset(origin, animated: animated)
  }

  /// Used only for ``contentInsetAdjustmentBehavior``.
  open var alwaysBounceVertical = false
  /// Used only for ``contentInsetAdjustmentBehavior``.
  open var alwaysBounceHorizontal = false
  /// No effect.
  open var bounces = true
  /// Used for simulated drags, and for text views: without scrolling, they are as large as their
  /// text.
  open var isScrollEnabled = true
  /// Used for simulated drags.
  open var isPagingEnabled = false
  /// No effect.
  open var isDirectionalLockEnabled = false
  /// No effect.
  open var showsVerticalScrollIndicator = true
  /// No effect.
  open var showsHorizontalScrollIndicator = true
  /// No effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// No effect.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The `onDrag` modes end editing when a simulated drag begins. The other modes have no effect.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Scales the delegate's zooming view at once, around the center of the visible area.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { zoom(to: newValue) }
  }

  private(set) var ownZoomScale: CGFloat = 1

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Zooms at once, to the scale at which `rect` just fits, and centers it.
  open func zoom(to rect: CGRect, animated: Bool) { show(rect) }

  func takeZoomScale(_ scale: CGFloat) { ownZoomScale = scale }

  /// No effect.
  open var contentAlignmentPoint = CGPoint.zero
  /// No effect.
  open var bouncesVertically = true
  /// No effect.
  open var bouncesHorizontally = true
  /// No effect.
  open var bouncesZoom = true
  /// No effect.
  open var delaysContentTouches = true
  /// No effect.
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal
  /// No effect.
  open var indicatorStyle = IndicatorStyle.default

  /// No effect.
  open func flashScrollIndicators() {}

  /// True during a simulated drag, like ``isDragging``.
  open var isTracking: Bool { dragPhase == .dragging }
  open var isDragging: Bool { dragPhase == .dragging }
  /// True in delegate calls at the end of a simulated drag. The deceleration itself happens at
  /// once.
  open var isDecelerating: Bool { dragPhase == .decelerating }

  var dragPhase: DragPhase?

  func dragWillBegin() {
    switch keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: _ = window?.endEditing(true)
    case .none, .interactive, .interactiveWithAccessory: break
    }
  }

  /// The offset at which the subclass lets a drag end.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Always false, because gestures do not zoom.
  open var isZooming: Bool { false }

  /// No effect.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Exists from the start. UIKit makes it when the content can be zoomed.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()

  /// No effect.
  open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

  /// Never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Scrolls a descendant into sight.
  func reveal(_ view: UIView) {
    let rect = convert(view.bounds, from: view)
    if !bounds.inset(by: adjustedContentInset).contains(rect) {
      scrollRectToVisible(rect, animated: false)
    }
  }

  override var descriptionDetails: [String] {
    let (offset, size, insets) = (contentOffset, contentSize, adjustedContentInset)
    return super.descriptionDetails + [
      "contentOffset: {\(Double(offset.x).printed), \(Double(offset.y).printed)}",
      "contentSize: {\(Double(size.width).printed), \(Double(size.height).printed)}",
      "adjustedContentInset: {\(Double(insets.top).printed), \(Double(insets.left).printed), "
        + "\(Double(insets.bottom).printed), \(Double(insets.right).printed)}",
    ]
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSize()
    followInsets()
    if !estimatesContentSize { keepContentInView() }
  }

  private func takeContentSize() {
    let guide = contentLayoutGuide.item
    let store = LayoutStore.current
    let solved = store.forest.frame(of: guide).size
    let isUsed = state.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard isUsed else { return }
    if solved.width > 0 { contentSize.width = solved.width * ownZoomScale }
    if solved.height > 0 { contentSize.height = solved.height * ownZoomScale }
  }

  /// No effect.
  open var transfersHorizontalScrollingToParent = true

  /// No effect.
  open var transfersVerticalScrollingToParent = true
  /// No effect.
  open var indexDisplayMode = IndexDisplayMode.automatic
  /// No effect.
  open var allowsKeyboardScrolling = true

  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  /// Always false, because zooming happens at once.
  open var isZoomBouncing: Bool { false }

  /// True from an animated scroll until the main queue performs it.
  open var isScrollAnimating: Bool { animatedOffset != nil }

  /// Never called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  open func withScrollIndicatorsShown(
    forContentOffsetChanges changes: () -> Void
  ) { changes() }

  open func stopScrollingAndZooming() {}

  public let topEdgeEffect = UIScrollEdgeEffect()
  public let leftEdgeEffect = UIScrollEdgeEffect()
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  public let rightEdgeEffect = UIScrollEdgeEffect()
}
