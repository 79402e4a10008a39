// SPDX-License-Identifier: MIT

public import Foundation
package import LayoutCore

/// A rectangle with content and subviews, placed by its frame or by constraints.
///
/// A view made in code stays where its frame puts it and follows its superview by its mask;
/// constraints place one whose ``translatesAutoresizingMaskIntoConstraints`` is false.
/// <doc:ImpliedConstraints> has what takes part in a layout besides, and <doc:TheLayoutPass> when
/// it happens.
///
/// The class body holds every member that a subclass may override, because without the Objective-C
/// runtime nothing declared in an extension can be. Most are one line; the work is in the
/// extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
  nonisolated package let item: ItemID
  let state: ViewState

  /// Makes a view that translates its mask into constraints.
  ///
  /// - Parameter frame: in the coordinates of the superview to come, in points.
  public init(frame: CGRect) {
    item = LayoutStore.current.makeItem(Item())
    state = ViewState()
    super.init()
    initializeItem(frame: frame)
  }

  public required init?(coder: NSCoder) {
    item = LayoutStore.current.makeItem(Item())
    state = ViewState()
    super.init()
    initializeItem(frame: .zero)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    LayoutStore.release(item)
  }

  // MARK: Geometry

  /// The rectangle around the view in its superview's coordinates, in points: that of the last
  /// layout, or what was set since.
  ///
  /// Setting it moves a view that constraints place only until the next layout. Where the mask is
  /// translated into constraints, these follow.
  open var frame: CGRect {
    get { currentFrame }
    set { changeFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Its origin is where the content is scrolled to: moving it moves no frame and no constraint.
  /// Setting its size keeps ``center``, lets the masks of subviews follow at once, and asks for
  /// layout.
  open var bounds: CGRect {
    get { CGRect(origin: state.boundsOrigin, size: untransformedFrame.size) }
    set { changeBounds(newValue) }
  }

  /// Where the anchor point lies in the superview's coordinates: the middle, unless it was moved.
  open var center: CGPoint {
    get { anchorPosition }
    set { changeCenter(newValue) }
  }

  /// The map about the anchor point that ``frame`` shows. Layout does not see it, and pictures do
  /// not show it; ``bounds`` and ``center`` stay.
  open var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The point, in fractions of the bounds, that ``center`` places and transforms leave alone.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { state.anchorPoint = newValue }
  }

  /// The size that suits the view best within `size`: that of its content where it has one, along
  /// either axis, and the present one else. A length of 0 is no limit.
  ///
  /// Constraints do not ask it, nor does an override change the content size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(within: size) }

  /// Takes the size that ``sizeThatFits(_:)`` returns for the present one.
  open func sizeToFit() {
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Conversion

  /// A point of this view in the coordinates of `view`; nil stands for the root of the tree, which
  /// is the window where there is one.
  ///
  /// As for the other conversions frames are those of the last layout, with transforms and the
  /// offsets of scroll views. Both have to be in one tree, or each in a window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// A point of `view`, or of the root, in this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// The rectangle around what `rect` is in the coordinates of `view`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// The rectangle around what `rect` of `view`, or of the root, is in this view's coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  // The optimiser of Swift 6.3 crashes when it specialises these four for the types that conform.

  /// A point of this view in the coordinates of another view or of the screen.
  @_optimize(none)
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(toSpace: coordinateSpace))
  }

  /// A point of another view or of the screen in this view's coordinates.
  @_optimize(none)
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(toSpace: coordinateSpace).inverted())
  }

  /// The rectangle around what `rect` is in the coordinates of another view or of the screen.
  @_optimize(none)
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(toSpace: coordinateSpace))
  }

  /// The rectangle around what `rect` of another view or of the screen is in this view's coordinates.
  @_optimize(none)
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(toSpace: coordinateSpace).inverted())
  }

  // MARK: Hierarchy

  /// Whether the view is `view` or lies below it.
  open func isDescendant(of view: UIView) -> Bool {
    LayoutStore.current.forest.isDescendant(item, of: view.item)
  }

  /// The first view with the tag among this one and those below it, depth first; nil for none.
  open func viewWithTag(_ tag: Int) -> UIView? { findView(withTag: tag) }

  /// The view that contains this one; nil for a root.
  open var superview: UIView? { state.superview }

  /// The views that this one contains and keeps alive, back to front.
  open var subviews: [UIView] { state.subviews }

  /// Adds `view` in front of all other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// Adds `view` at `index` of the subviews, 0 being the back; an index out of range counts as the
  /// nearest one.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds `view` right behind a subview, or in front of all where that is not one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview))
  }

  /// Adds `view` right in front of a subview, or in front of all where that is not one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 })
  }

  /// Swaps two subviews; nothing happens where an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of all others. Constraints stay.
  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  /// Moves a subview behind all others. Constraints stay.
  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// Leaves the superview. Constraints held above that mention the view or what it contains go with
  /// it, and do not come back.
  open func removeFromSuperview() { leaveSuperview() }

  /// Is called last of all when `subview` was added.
  open func didAddSubview(_ subview: UIView) {}

  /// Is called before `subview` leaves, while it is still there; also when it moves to another
  /// superview.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Is called before the superview changes; nil means that the view leaves one.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Is called after the superview, and the window with it, has changed.
  open func didMoveToSuperview() {}

  // MARK: Layout

  /// Asks for a layout of the subviews in the next pass: that of ``layoutIfNeeded()``, or for views
  /// in a shown window of the main queue, once it comes to it. Asking several times is one layout.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out now what asked for layout: the subviews, and the superviews above that wait as well.
  open func layoutIfNeeded() { layOutNow() }

  /// Gives the subviews their frames. An override sees the old ones before it calls super, and the new
  /// ones after.
  open func layoutSubviews() { placeSubviews() }

  /// Is called when the turn of one of the view's layers comes in a pass; for ``layer`` it lays out the
  /// subviews.
  open func layoutSublayers(of layer: CALayer) {
    if layer.view === self { layoutSubviews() }
  }

  /// Has ``updateConstraints()`` called in the next pass. Every view is called once after its
  /// birth.
  open func setNeedsUpdateConstraints() { markForUpdate() }

  /// Whether ``updateConstraints()`` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool {
    LayoutStore.current.forest.needsUpdateConstraints(item)
  }

  /// Calls ``updateConstraints()`` of all views of the tree that wait for it, leaves first, and
  /// lays out nothing.
  open func updateConstraintsIfNeeded() { LayoutStore.current.run(.constraints, of: item) }

  /// Brings the view's constraints up to date; called in the next pass after
  /// ``setNeedsUpdateConstraints()``, subviews before their superviews, and once for each view.
  /// Overrides call super last.
  open func updateConstraints() {}

  // MARK: Autoresizing

  /// Which parts of the frame follow the superview's size; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { changeMask(newValue) }
  }

  /// Whether frame and mask stand for constraints once a constraint mentions the view; true for
  /// views made in code. Setting it false leaves the view without them, and without a size if
  /// nothing else places it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { LayoutStore.current.forest[item].translatesAutoresizingMask }
    set { changeTranslation(newValue) }
  }

  // MARK: Content size

  /// The length of an axis along which a view has no size of its own.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that the content has by itself, in points and of the alignment rectangle;
  /// `noIntrinsicMetric` for an axis without one.
  ///
  /// A layout asks when the view first takes part and after `invalidateIntrinsicContentSize()`; an
  /// override must not depend on the frame.
  open var intrinsicContentSize: CGSize { ownContentSize }

  /// Has the content measured anew in the next pass.
  open func invalidateIntrinsicContentSize() {
    LayoutStore.current.forest.invalidateContentSize(of: item)
    LayoutStore.current.scheduleLayout()
  }

  /// How strongly the view resists being larger than its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(LayoutStore.current.forest[item].hugging[axis.core])
  }

  /// Sets how strongly the view resists being larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    LayoutStore.current.forest[item].hugging[axis.core] = priority.rawValue
    LayoutStore.current.scheduleLayout()
  }

  /// How strongly the view resists being smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(LayoutStore.current.forest[item].compressionResistance[axis.core])
  }

  /// Sets how strongly the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    LayoutStore.current.forest[item].compressionResistance[axis.core] = priority.rawValue
    LayoutStore.current.scheduleLayout()
  }

  // MARK: Fitting

  /// The size that the constraints of the subtree give the view when it comes as close to `targetSize`
  /// as they allow; nothing moves.
  ///
  /// - Returns: the size of the frame in points, rounded up to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size of the frame in points, rounded up to pixels, that the constraints of the subtree
  /// give the view where two more ask for the target's width and height at the given priorities.
  /// Nothing moves.
  ///
  /// Constraints that the view's superviews hold, its own mask and imposed sizes take no part. A
  /// required length that contradicts the others is reported as a conflict, under the name
  /// `fittingSizeHTarget` or `fittingSizeVTarget`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  // MARK: Alignment

  /// The rectangle that constraints see, for a frame; an override must be the inverse of
  /// ``frame(forAlignmentRect:)``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose alignment rectangle is the given one; the inverse of
  /// ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Distances from the frame's edges to those of the alignment rect.
  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(LayoutStore.current.forest.ownAlignmentInsets(of: item))
  }

  /// The view whose first baseline stands for this one's: the one of the last baseline by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  /// The view whose last baseline stands for this one's, as before iOS 9.
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Anchors

  /// The edge of the alignment rectangle at which reading begins, by the view's direction.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge of the alignment rectangle at which reading ends, by the view's direction.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge of the alignment rectangle, whatever the direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge of the alignment rectangle, whatever the direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The middle of the alignment rectangle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The top edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The bottom edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The middle of the alignment rectangle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

  /// The baseline of the first line of ``forFirstBaselineLayout``; its top edge where it has
  /// no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The baseline of the last line of ``forLastBaselineLayout``; its bottom edge where it
  /// has no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Margins and safe area

  /// The effective margins by physical edge; setting them sets the view's own part, without the safe
  /// area.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(LayoutStore.current.forest.appliedInsets(of: item).margins) }
    set { changeMargins(newValue) }
  }

  /// The effective margins by reading direction: 8 points each unless set, and the safe area.
  /// Setting them sets the view's own part, as for ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { changeDirectionalMargins(newValue) }
  }

  /// Whether the superview's margins reach into this view as far as it lies within them; false
  /// unless set. Margins only grow by it.
  open var preservesSuperviewLayoutMargins: Bool {
    get { LayoutStore.current.forest[item].margins.preservesSuperview }
    set { LayoutStore.current.forest[item].margins.preservesSuperview = newValue }
  }

  /// Whether the safe area is added to the margins; true unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { LayoutStore.current.forest[item].margins.insetsFromSafeArea }
    set { LayoutStore.current.forest[item].margins.insetsFromSafeArea = newValue }
  }

  /// Is called before the layout of subviews when the effective margins differ from those of the
  /// last one.
  open func layoutMarginsDidChange() {}

  /// Insets to the part that no bar, notch or rounded corner covers; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(LayoutStore.current.forest.appliedInsets(of: item).safeArea)
  }

  /// Is called before the layout of subviews when the safe area differs from that of the last one.
  open func safeAreaInsetsDidChange() {}

  /// The rectangle inside the layout margins; the same object each time. Constraints to it follow
  /// the margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  /// The rectangle inside the margins that is no wider than text is read easily.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  /// The rectangle that no bar, notch or rounded corner covers.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// The area of the keyboard: without one, what lies below the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardGuide() }

  /// The guides that were added to the view, in that order. Those that every view provides are not
  /// among them.
  open var layoutGuides: [UILayoutGuide] { state.guides }

  /// Gives the view a guide, taking it from the view that has it; the guide lies in this view's
  /// coordinates.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }

  /// Takes the guide out, and with it the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { abandon(layoutGuide) }

  // MARK: Direction and traits

  /// What the view says of its content's relation to the reading direction; it counts for leading
  /// and trailing of this view alone, not of its subviews.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { state.semanticContentAttribute }
    set { changeSemanticContentAttribute(newValue) }
  }

  /// The direction that leading and trailing follow in this view.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    LayoutStore.current.forest.direction(of: item) == .leftToRight ? .leftToRight : .rightToLeft
  }

  /// The direction of a view with the attribute on the main screen.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let direction = LayoutStore.current.environment.layout.direction
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: direction == .leftToRight ? .leftToRight : .rightToLeft)
  }

  /// The direction of a view with the attribute where `layoutDirection` is the ordinary one.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    resolve(semanticContentAttribute, layoutDirection)
  }

  /// The traits in force here: the screen's with everything overridden on the way.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Is called after the view's traits have changed, before its subviews hear of it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits for this view and what lies below it, in place of those from above. Changes take effect
  /// at once.
  open var traitOverrides: UITraitOverrides {
    get { state.ownTraits.overrides }
    set { changeOwnTraits { $0.overrides = newValue } }
  }

  /// Has no effect: traits are up to date at all times.
  open func updateTraitsIfNeeded() {}

  /// The least text size for this view and what lies below it; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { state.ownTraits.minimumCategory }
    set { changeOwnTraits { $0.minimumCategory = newValue } }
  }

  /// The greatest text size for this view and what lies below it; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { state.ownTraits.maximumCategory }
    set { changeOwnTraits { $0.maximumCategory = newValue } }
  }

  // MARK: Window

  /// The window at the top of the hierarchy; nil outside one.
  open var window: UIWindow? { findWindow() }

  /// Is called before the view enters a window, or with nil before it leaves one, superviews first.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Is called after the view has entered or left a window, superviews first.
  open func didMoveToWindow() {}

  // MARK: Looks

  /// The class of ``layer``, asked for once, when the layer is made: an override returns a subclass
  /// of `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer of the view, made when it is first asked for. Geometry and looks set there are the
  /// view's own.
  open var layer: CALayer { makeLayer() }

  /// The colour behind everything in the view; nil is transparent.
  open var backgroundColor: UIColor? {
    get { LayoutStore.current.forest[item].appearance.backgroundColor.map { UIColor($0) } }
    set { updateAppearance { $0.backgroundColor = newValue?.color } }
  }

  /// The colour of controls and template images: the superview's unless set.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get {
      LayoutStore.current.forest[item].appearance.tintColor.map { UIColor($0) }
        ?? superview?.tintColor ?? .systemBlue
    }
    set {
      updateAppearance { $0.tintColor = newValue?.color }
      tintColorDidChange()
    }
  }

  /// How the tint reacts to what lies above; kept, without effect.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// Is called after `tintColor` was set on this view; subviews that inherit the tint do not hear
  /// of it here.
  open func tintColorDidChange() {}

  /// How opaque the view is drawn, from 0 to 1. Layout does not see it.
  open var alpha: CGFloat {
    get { LayoutStore.current.forest[item].appearance.alpha }
    set { updateAppearance { $0.alpha = min(max(newValue, 0), 1) } }
  }

  /// Whether the view is not drawn. Hidden views keep their place, except in stack views.
  open var isHidden: Bool {
    get { LayoutStore.current.forest[item].isHidden }
    set {
      LayoutStore.current.forest.setHidden(newValue, of: item)
      LayoutStore.current.scheduleLayout()
    }
  }

  /// Whether the view says that it fills its bounds; without effect on layout.
  open var isOpaque = true

  /// Whether subviews are cut off at the bounds when drawn.
  open var clipsToBounds: Bool {
    get { LayoutStore.current.forest[item].appearance.clipsToBounds }
    set { updateAppearance { $0.clipsToBounds = newValue } }
  }

  /// How content that differs in size from the view is drawn.
  open var contentMode: ContentMode {
    get {
      ContentMode(rawValue: LayoutStore.current.forest[item].appearance.contentMode.rawValue)
        ?? .scaleToFill
    }
    set {
      updateAppearance {
        $0.contentMode = LayoutCore.ContentMode(rawValue: newValue.rawValue) ?? .scaleToFill
      }
    }
  }

  /// Pixels to the point, from birth that of the main screen; kept, without effect.
  open var contentScaleFactor: CGFloat = LayoutStore.current.environment.layout.pixels.scale

  /// The transform in space; only what lies in the plane counts.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  /// Light or dark for the view and what lies below it; unspecified leaves it to what is above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Whether ``draw(_:)`` begins on a clear ground; kept.
  open var clearsContextBeforeDrawing = true

  /// A name under which the view's state could be restored; kept.
  open var restorationIdentifier: String?

  /// A number by which the view can be found again.
  open var tag = 0

  /// Whether ``hitTest(_:with:)`` finds the view and what it contains.
  open var isUserInteractionEnabled = true

  /// Whether the view takes several touches; there is no input here.
  open var isMultipleTouchEnabled = false

  /// Whether the view keeps touches from others; there is no input here.
  open var isExclusiveTouch = false

  /// Whether subviews follow their masks when the bounds change; otherwise they keep their frames.
  open var autoresizesSubviews = true {
    didSet {
      guard autoresizesSubviews != oldValue else { return }
      for subview in subviews { subview.applyMask() }
    }
  }

  /// Has no effect: pictures are drawn from what the view is when they are asked for.
  open func setNeedsDisplay() {}

  /// Has no effect: pictures are drawn from what the view is when they are asked for.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Draws on the view, below its subviews and above its background. Is called whenever a picture of the
  /// view is made, with its bounds; what is drawn in the current context is shown in the picture.
  open func draw(_ rect: CGRect) {}

  /// Whether the class needs constraints to work; they are always there.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// A name that messages about constraints and pictures show in place of the view's class and
  /// address.
  open var accessibilityIdentifier: String? {
    get { LayoutStore.current.forest[item].identifier }
    set { LayoutStore.current.forest.setIdentifier(newValue, of: item) }
  }

  /// What the view is called when it is read out; without effect on layout.
  open var accessibilityLabel: String?

  /// Whether the view is read out; without effect on layout.
  open var isAccessibilityElement = false

  /// Is called by UIKit after a file has made the view; never here, as there are no nibs. Overrides
  /// call super.
  open func awakeFromNib() {}

  /// Is called by Interface Builder where it shows the view; never here.
  open func prepareForInterfaceBuilder() {}

  // MARK: Points

  /// Whether `point`, in the view's own coordinates, lies inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at `point` that answers events.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, event)
  }

  /// The recognizers that look for gestures on the view, in order of addition; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.gestureRecognizers.isEmpty ? nil : state.gestureRecognizers }
    set {
      for recognizer in state.gestureRecognizers { abandon(recognizer) }
      for recognizer in newValue ?? [] { adopt(recognizer) }
    }
  }

  /// Attaches a recognizer, taking it from the view that has it. There is no input here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    adopt(gestureRecognizer)
  }

  /// Detaches a recognizer; nothing happens where it is not attached.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    abandon(gestureRecognizer)
  }

  /// Whether a recognizer may begin; it may unless overridden. Nobody asks, as there is no input.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Has what is being typed into below the view stop; nothing is.
  ///
  /// - Returns: whether there is no first responder below the view any more.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  // MARK: Debugging

  /// Whether another layout would be as good as the one found. Asking brings constraints up to date
  /// and moves nothing.
  ///
  /// Unlike UIKit's the answer is exact: every ambiguity is found, among optional constraints too.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The constraints that decide place and size of the view along `axis`: all that they depend on,
  /// implied ones of masks, content sizes, guides and stack views included.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { affectingConstraints(axis) }

  /// Gives the views the frames of another layout that is as good as the present one, until the
  /// next layout; nothing happens where there is none.
  open func exerciseAmbiguityInLayout() { showOtherLayout() }

  // MARK: Constraints

  /// The active constraints that the view holds, in order of addition.
  ///
  /// After a layout they are followed by those of the content's size, those by which a stack view
  /// arranges its views and those that tie the guides of margins and safe area that it needed to the
  /// view, and from the first use of controllers' `topLayoutGuide` and `bottomLayoutGuide` on by those
  /// that place these.
  open var constraints: [NSLayoutConstraint] {
    LayoutStore.current.constraints(heldBy: item) + ownConstraints
  }

  /// Activates a constraint that this view holds; its items must be the view or lie below it.
  ///
  /// Where they do not lie there yet a diagnostic says so; the constraint is activated when the view is
  /// laid out, or an exception is raised then if they still do not.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Adds each as ``addConstraint(_:)`` does, in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; others stay as they are.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  /// Removes each as ``removeConstraint(_:)`` does.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open override var next: UIResponder? { state.controller ?? superview }

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }
}
