// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A view onto content that may be larger than itself.
///
/// Edges of a scroll view mean its content area to what it contains; its size and centre mean its
/// frame. Where constraints decide the size of the content area, it becomes the content size.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How the safe area goes into the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and along the vertical axis always in the root view of a controller in
    /// a navigation or tab bar controller.
    case automatic = 0
    /// Along the axes that scroll: those where content is larger than the view, or that always
    /// bounce.
    case scrollableAxes = 1
    /// Along neither axis.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// When scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// As soon as a drag begins.
    case onDrag = 1
    /// Along with the finger that drags.
    case interactive = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    configureAsScrollView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configureAsScrollView()
  }

  private func configureAsScrollView() {
    LayoutStore.current.forest.setKind(.scrollView, of: item)
    clipsToBounds = true
    _ = systemGuide(.scrollContent)
  }

  /// The content area; it does not move as the content scrolls.
  open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  /// The frame of the scroll view, for what is to stay put as the content scrolls.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = systemGuide(Self.frameGuide)
    followOffset(guide)
    return guide
  }

  /// The kind under which the guide of the frame is kept; its own says how far is scrolled.
  private static let frameGuide = ItemKind.GuideKind.scrollFrame(offset: .zero)

  /// Has the guide of the frame, if anybody asked for it, lie where the content is scrolled to.
  private func followOffset(_ guide: UILayoutGuide?) {
    guard let guide else { return }
    let offset = Point(x: bounds.origin.x, y: bounds.origin.y)
    LayoutStore.current.forest.setKind(.guide(.scrollFrame(offset: offset)), of: guide.item)
  }

  /// Hears of scrolling and of adjusted insets; not kept alive.
  // Tables and others have delegates of their own kind under the same name.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }

  /// What people pull down to reload the content; it stands above it.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      refreshControl?.stand(above: self)
    }
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The size of the content area in points. Where constraints of views without masks give the area
  /// a size, a layout sets it, axis by axis; it can be set for what has frames.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { followInsets() } }
  }

  /// The view's rectangle in the coordinates of its content: scrolling moves its origin.
  open override var bounds: CGRect {
    didSet {
      guard bounds.origin != oldValue.origin else { return }
      followOffset(state.systemGuides[Self.frameGuide])
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The point of the content that lies at the view's origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset at once, animated or not, and beyond the ends too.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Points added around the content: content that rests at its beginning moves along at once. They
  /// do not count in ``contentSize``.
  open var contentInset = UIEdgeInsets.zero {
    didSet { followInsets() }
  }

  /// How the safe area goes into ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { followInsets() }
  }

  /// The insets that the offset was last brought in line with.
  private var settledInset = UIEdgeInsets.zero

  /// The insets with what the safe area adds to them.
  open var adjustedContentInset: UIEdgeInsets {
    let safeArea = safeAreaInsets
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

  /// Is called after ``adjustedContentInset`` may have changed; tells the delegate.
  open func adjustedContentInsetDidChange() {
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInsets()
  }

  /// Whether the view is the root of a controller that a navigation or tab bar controller shows, whose
  /// content always keeps clear of the bars. Source: the reference of `automatic`.
  private var isContentOfContainer: Bool {
    guard let controller = state.controller else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Moves content that rests at its beginning along with the insets, as when a bar comes to cover it.
  private func followInsets() {
    let insets = adjustedContentInset
    guard insets != settledInset else { return }
    var offset = contentOffset
    if offset.x == -settledInset.left { offset.x = 0 - insets.left }
    if offset.y == -settledInset.top { offset.y = 0 - insets.top }
    settledInset = insets
    LayoutStore.current.forest[item].safeAreaAroundContent = insets.core.beyond(contentInset.core)
    contentOffset = offset
    adjustedContentInsetDidChange()
  }

  /// Moves the content at once, no further than needed, so that `rect` shows; its top left corner
  /// where it is larger than the view. Insets do not count.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var origin = contentOffset
    origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
    origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
    contentOffset = origin
  }

  /// Whether the view counts as scrolling vertically even where all content fits.
  open var alwaysBounceVertical = false
  /// Whether the view counts as scrolling horizontally even where all content fits.
  open var alwaysBounceHorizontal = false
  /// Whether scrolling goes past the ends; only code scrolls here.
  open var bounces = true
  /// Whether people can scroll. A text view that does not scroll is as large as its text.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds; only code scrolls here.
  open var isPagingEnabled = false
  /// Whether scrolling keeps to the axis it began on; only code scrolls here.
  open var isDirectionalLockEnabled = false
  /// Whether the position is shown at the side; it is not drawn.
  open var showsVerticalScrollIndicator = true
  /// Whether the position is shown below; it is not drawn.
  open var showsHorizontalScrollIndicator = true
  /// Insets of both indicators, which are not drawn.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Insets of an indicator that is not drawn.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Insets of an indicator that is not drawn.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators keep to the safe area; they are not drawn.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// When scrolling puts the keyboard away; there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How much the content is enlarged; kept, without effect on layout.
  open var zoomScale: CGFloat = 1
  /// The least zoom that `setZoomScale(_:animated:)` sets.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom that `setZoomScale(_:animated:)` sets.
  open var maximumZoomScale: CGFloat = 1

  /// Takes the zoom, within the least and the greatest one, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Scrolls so that `rect` shows, at once. Nothing is enlarged.
  open func zoom(to rect: CGRect, animated: Bool) {
    scrollRectToVisible(rect, animated: animated)
  }

  /// Where content that is smaller than the view would rest; kept, it rests at the beginning.
  open var contentAlignmentPoint = CGPoint.zero
  /// Whether scrolling goes past the upper and lower end; only code scrolls here.
  open var bouncesVertically = true
  /// Whether scrolling goes past the left and right end; only code scrolls here.
  open var bouncesHorizontally = true
  /// Whether zooming goes past the limits; only code zooms here.
  open var bouncesZoom = true
  /// Whether touches wait until it is clear that they scroll nothing; there are none here.
  open var delaysContentTouches = true
  /// Whether scrolling takes touches from what is scrolled; there are none here.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top; there are none here.
  open var scrollsToTop = true
  /// How fast scrolling ends; only code scrolls here.
  open var decelerationRate = DecelerationRate.normal
  /// How the position is shown; it is not drawn.
  open var indicatorStyle = IndicatorStyle.default

  /// Shows the position for a moment; it is not drawn.
  open func flashScrollIndicators() {}

  /// False: nobody touches the view.
  open var isTracking: Bool { false }
  /// False: nobody drags the content.
  open var isDragging: Bool { false }
  /// False: the content stands still.
  open var isDecelerating: Bool { false }
  /// False: nobody zooms.
  open var isZooming: Bool { false }

  /// The recognizer of scrolling, which there is nothing to recognize for.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether scrolling may take a touch from a subview: not from controls. Nobody asks.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeContentSize()
    followInsets()
  }

  /// Takes the size that constraints give the content area, axis by axis.
  private func takeContentSize() {
    let guide = contentLayoutGuide.item
    let store = LayoutStore.current
    let solved = store.forest.frame(of: guide).size
    let isUsed = state.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard isUsed else { return }
    if solved.width > 0 { contentSize.width = solved.width }
    if solved.height > 0 { contentSize.height = solved.height }
  }
}
