// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation
import UIKitComponents

/// <doc:ImpliedConstraints> lists the constraints that take part in a layout besides the view's
/// own. <doc:TheLayoutPass> describes when a layout happens.
///
/// The class body declares every member that a subclass may override. Without the Objective-C
/// runtime, members of an extension cannot be overridden.
open class UIView: UIResponder, LayoutItem {
  nonisolated package let item: ItemID
  package var containingView: UIView? { self }

  package func anchor(of attribute: AutoLayout.Attribute) -> _LayoutAnchor {
    state.anchors.any(item, attribute)
  }
  let state: ViewState

  public init(frame: CGRect) {
    item = LayoutStore.current.makeItem(.measuredByHost)
    state = ViewState()
    super.init()
    initializeItem(frame: frame)
    setUpContent()
  }

  public required init?(coder: NSCoder) {
    let file = coder as? InterfaceCoder
    let taken = file?.takeItem()
    item = taken ?? LayoutStore.current.makeItem(.measuredByHost)
    state = ViewState()
    super.init()
    if let file, taken != nil { adoptItem(file) } else { initializeItem(frame: .zero) }
    setUpContent()
    decodeContent(coder)
    if let archive = coder.archive { ViewArchive.read(self, from: archive) }
  }

  /// Encodes the view's appearance and geometry, its subviews, and the constraints among them.
  open func encode(with coder: NSCoder) { ViewArchive.write(self, to: coder) }

  public override convenience init() { self.init(frame: .zero) }

  deinit {
    LayoutStore.current.release(item)
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { currentFrame }
    set {
      changeFrame(newValue)
      KeyValueObserving.compare(self)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: state.boundsOrigin, size: untransformedFrame.size) }
    set {
      changeBounds(newValue)
      KeyValueObserving.compare(self)
    }
  }

  open var center: CGPoint {
    get { anchorPosition }
    set {
      changeCenter(newValue)
      KeyValueObserving.compare(self)
    }
  }

  open var transform: CGAffineTransform {
    get { state.transform }
    set {
      noteAnimation(of: "transform", if: newValue != state.transform)
      state.transform = newValue
      noteTransform()
    }
  }

  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      state.anchorPoint = newValue
      noteTransform()
    }
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(within: size) }

  open func sizeToFit() {
    let origin = frame.origin
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
    guard frame.origin != origin else { return }
    if transform.isIdentity {
      frame.origin = origin
    } else {
      center = CGPoint(x: center.x + origin.x - frame.minX, y: center.y + origin.y - frame.minY)
    }
  }

  // MARK: Conversion

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  // The optimizer of Swift 6.3 crashes when it specializes these four methods for conforming types.

  @_optimize(none)
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(toSpace: coordinateSpace))
  }

  @_optimize(none)
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transform(toSpace: coordinateSpace).inverted())
  }

  @_optimize(none)
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(toSpace: coordinateSpace))
  }

  @_optimize(none)
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transform(toSpace: coordinateSpace).inverted())
  }

  // MARK: Hierarchy

  open func isDescendant(of view: UIView) -> Bool {
    LayoutStore.current.isDescendant(item, of: view.item)
  }

  open func viewWithTag(_ tag: Int) -> UIView? { findView(withTag: tag) }

  open var superview: UIView? { state.superview }

  // Bars and other classes override it to make part views on first access. UIKit's own code reads
  // `state.subviews`, which makes none.
  open var subviews: [UIView] { state.subviews }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// An index out of range counts as the nearest valid one.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts the view at the front if `siblingSubview` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: state.subviews.firstIndex(of: siblingSubview))
  }

  /// Inserts the view at the front if `siblingSubview` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: state.subviews.firstIndex(of: siblingSubview).map { $0 + 1 })
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  // MARK: Layout

  open func setNeedsLayout() { markForLayout() }

  open func layoutIfNeeded() { layOutNow() }

  open func layoutSubviews() { placeSubviews() }

  open func layoutSublayers(of layer: CALayer) {
    if layer.view === self { layoutSubviews() }
  }

  open func setNeedsUpdateConstraints() { markForUpdate() }

  open func needsUpdateConstraints() -> Bool {
    LayoutStore.current.forest.needsUpdateConstraints(item)
  }

  open func updateConstraintsIfNeeded() { LayoutStore.current.run(.constraints, of: item) }

  open func updateConstraints() {}

  // MARK: Hooks

  // Each is overridden by several classes. A behaviour that only one class has belongs to that
  // class, and callers cast to it.

  /// Decodes the properties of the class from an interface file.
  func decodeContent(_ coder: NSCoder) {}

  /// Encodes the properties of a subclass.
  func writeContent(_ coder: NSCoder) {}

  /// Decodes the properties of a subclass. The subviews are already decoded.
  func readContent(_ archive: NSKeyedUnarchiver) {}

  /// The view whose subviews are encoded. Nil for classes that make all of their subviews.
  var archivedParent: UIView? { self }

  /// Sets up the subclass, first of all and in every initializer.
  func setUpContent() {}

  /// Called after a change that may affect the look or the size of the content.
  func contentDidChange() {}

  /// Called after a trait change, before the methods that app code overrides.
  func traitsDidChange() {}

  /// Called after a change of the preferred text size, before the subviews change.
  func textSizeDidChange() {}

  /// Sets the highlighted state of the labels and images in the view, for the cell around it.
  func showHighlight(_ isHighlighted: Bool) {
    for view in state.subviews { view.showHighlight(isHighlighted) }
  }

  /// Adjusts the font to the text size of the traits, if it follows that size.
  func adjustFont() {}

  /// Applies the differences between two variations of the view in its file, after a trait change.
  func vary(from old: Item, to new: Item) { varyView(from: old, to: new) }

  /// The text's rectangle set by app code, read after ``draw(_:)``. Nil for the default place.
  var placedTextRect: CGRect? { nil }

  /// Opens a list's context menu for the row or item at a point.
  func openMenuOfContents(at point: CGPoint) -> OpenContextMenu? { nil }

  /// The subviews whose frames this view or a controller sets. They must translate their masks to
  /// keep them.
  var imposedContents: [UIView] { controllerSubviews }

  var descriptionDetails: [String] { [] }

  /// Applies the properties set on the appearance proxies of the view's classes.
  func applyAppearance(_ appearance: AppearanceValues) {
    appearance.set(\UIView.ownTint, of: self)
    appearance.set(\UIView.backgroundColor, of: self)
    appearance.set(\UIView.semanticContentAttribute, of: self)
  }

  // MARK: Autoresizing

  open var autoresizingMask: AutoresizingMask {
    get { state.autoresizingMask }
    set { changeMask(newValue) }
  }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { derivedTranslation }
    set { changeTranslation(newValue) }
  }

  // MARK: Content size

  public class var noIntrinsicMetric: CGFloat { -1 }

  open var intrinsicContentSize: CGSize { ownContentSize }

  open func invalidateIntrinsicContentSize() {
    LayoutStore.current.forest.invalidateContentSize(of: item)
    LayoutStore.current.scheduleLayout()
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(LayoutStore.current.forest[item].hugging[axis.core])
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    LayoutStore.current.forest.setContentPriorities(
      hugging: priority.rawValue, along: axis.core, of: item)
    LayoutStore.current.scheduleLayout()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(LayoutStore.current.forest[item].compressionResistance[axis.core])
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    LayoutStore.current.forest.setContentPriorities(
      compressionResistance: priority.rawValue, along: axis.core, of: item)
    LayoutStore.current.scheduleLayout()
  }

  // MARK: Fitting

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Ignores the constraints of superviews, the view's own autoresizing mask and imposed sizes.
  ///
  /// A required length that contradicts other constraints is reported as a conflict, under the name
  /// `fittingSizeHTarget` or `fittingSizeVTarget`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontal, vertical) }

  // MARK: Alignment

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(LayoutStore.current.forest.ownAlignmentInsets(of: item))
  }

  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  open var forLastBaselineLayout: UIView { self }

  open func forBaselineLayout() -> UIView { forLastBaselineLayout }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { state.anchors.x(item, .leading) }

  open var trailingAnchor: NSLayoutXAxisAnchor { state.anchors.x(item, .trailing) }

  open var leftAnchor: NSLayoutXAxisAnchor { state.anchors.x(item, .left) }

  open var rightAnchor: NSLayoutXAxisAnchor { state.anchors.x(item, .right) }

  open var centerXAnchor: NSLayoutXAxisAnchor { state.anchors.x(item, .centerX) }

  open var topAnchor: NSLayoutYAxisAnchor { state.anchors.y(item, .top) }

  open var bottomAnchor: NSLayoutYAxisAnchor { state.anchors.y(item, .bottom) }

  open var centerYAnchor: NSLayoutYAxisAnchor { state.anchors.y(item, .centerY) }

  open var firstBaselineAnchor: NSLayoutYAxisAnchor { state.anchors.y(item, .firstBaseline) }

  open var lastBaselineAnchor: NSLayoutYAxisAnchor { state.anchors.y(item, .lastBaseline) }

  open var widthAnchor: NSLayoutDimension { state.anchors.length(item, .width) }

  open var heightAnchor: NSLayoutDimension { state.anchors.length(item, .height) }

  // MARK: Margins and safe area

  open var layoutMargins: UIEdgeInsets {
    get { derivedMargins }
    set { changeMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(layoutMargins) }
    set { changeDirectionalMargins(newValue) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { LayoutStore.current.forest[item].margins.preservesSuperview }
    set { changeMarginRule { $0.preservesSuperview = newValue } }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { LayoutStore.current.forest[item].margins.insetsFromSafeArea }
    set { changeMarginRule { $0.insetsFromSafeArea = newValue } }
  }

  open func layoutMarginsDidChange() {}

  open var safeAreaInsets: UIEdgeInsets { derivedSafeArea }

  open func safeAreaInsetsDidChange() {}

  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardGuide() }

  open var layoutGuides: [UILayoutGuide] { state.guides }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attachGuide(layoutGuide) }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detachGuide(layoutGuide) }

  // MARK: Direction and traits

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { derivedSemantics }
    set { changeSemanticContentAttribute(newValue) }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    derivedDirection
  }

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let direction = LayoutStore.current.environment.layout.direction
    return userInterfaceLayoutDirection(
      for: attribute, relativeTo: direction == .leftToRight ? .leftToRight : .rightToLeft)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { resolve(semanticContentAttribute, layoutDirection) }

  open var traitCollection: UITraitCollection { derivedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitOverrides: UITraitOverrides {
    get { state.ownTraits.overrides }
    set { changeOwnTraits { $0.overrides = newValue } }
  }

  /// No effect.
  open func updateTraitsIfNeeded() {}

  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { state.ownTraits.minimumCategory }
    set { changeOwnTraits { $0.minimumCategory = newValue } }
  }

  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { state.ownTraits.maximumCategory }
    set { changeOwnTraits { $0.maximumCategory = newValue } }
  }

  // MARK: Window

  open var window: UIWindow? { findWindow() }

  open func willMove(toWindow newWindow: UIWindow?) {}

  open func didMoveToWindow() {}

  // MARK: Looks

  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { makeLayer() }

  open var backgroundColor: UIColor? {
    get { LayoutStore.current.forest[item].appearance.background.map { UIColor(cgColor: $0) } }
    set {
      noteAnimation(of: "backgroundColor", if: newValue != backgroundColor)
      updateAppearance { appearance in
        appearance.background = newValue.map { CGColor($0.color, pattern: $0.pattern) }
      }
    }
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { effectiveTint }
    set {
      updateAppearance { $0.tintColor = newValue?.color }
      announceTintChange(ofMode: false)
    }
  }

  /// The getter returns `normal` or `dimmed`. `automatic` means the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { changeTintAdjustment(newValue) }
  }

  open func tintColorDidChange() {}

  /// Clips to the mask's outline. The mask's alpha has no effect.
  open var mask: UIView? {
    get { maskView }
    set {
      maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  private var maskView: UIView?

  open var alpha: CGFloat {
    get { LayoutStore.current.forest[item].appearance.alpha }
    set {
      noteAnimation(of: "opacity", if: newValue != alpha)
      updateAppearance { $0.alpha = min(max(newValue, 0), 1) }
      KeyValueObserving.compare(self)
    }
  }

  open var isHidden: Bool {
    get { LayoutStore.current.forest[item].isHidden }
    set {
      LayoutStore.current.forest.setHidden(newValue, of: item)
      LayoutStore.current.scheduleLayout()
      KeyValueObserving.compare(self)
    }
  }

  /// No effect.
  open var isOpaque = true

  open var clipsToBounds: Bool {
    get { LayoutStore.current.forest[item].appearance.clipsToBounds }
    set { updateAppearance { $0.clipsToBounds = newValue } }
  }

  open var contentMode: ContentMode {
    get {
      ContentMode(rawValue: LayoutStore.current.forest[item].appearance.contentMode.rawValue)
        ?? .scaleToFill
    }
    set {
      updateAppearance {
        $0.contentMode = UIKitComponents.ContentMode(rawValue: newValue.rawValue) ?? .scaleToFill
      }
    }
  }

  /// No effect.
  open var contentScaleFactor: CGFloat = LayoutStore.current.environment.layout.pixels.scale

  /// Uses the affine part alone.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// No effect.
  open var clearsContextBeforeDrawing = true

  /// No effect.
  open var restorationIdentifier: String?

  open var tag = 0

  open var isUserInteractionEnabled = true

  /// No effect.
  open var isMultipleTouchEnabled = false

  /// No effect.
  open var isExclusiveTouch = false

  open var autoresizesSubviews: Bool {
    get { _autoresizesSubviews }
    set { _autoresizesSubviews = newValue }
  }

  private var _autoresizesSubviews = true {
    didSet {
      guard autoresizesSubviews != oldValue else { return }
      for subview in state.subviews { subview.applyMask() }
    }
  }

  /// No effect.
  open func setNeedsDisplay() {}

  /// No effect.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Called with the bounds whenever a picture of the view is made.
  open func draw(_ rect: CGRect) {}

  /// No effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Replaces the view's class and address in messages about constraints and in pictures.
  open override var accessibilityIdentifier: String? {
    get { LayoutStore.current.forest[item].identifier }
    set { LayoutStore.current.forest.setIdentifier(newValue, of: item) }
  }

  override var derivedAccessibilityFrame: CGRect { bounds.applying(transformToScreen) }

  override var accessibilityContents: [Any] { derivedAccessibilityElements() }

  open var showsLargeContentViewer = false

  open var largeContentTitle: String?

  open var largeContentImage: UIImage?

  // MARK: Points

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmost(at: point, event)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { state.gestureRecognizers.isEmpty ? nil : state.gestureRecognizers }
    set {
      for recognizer in state.gestureRecognizers { detachRecognizer(recognizer) }
      for recognizer in newValue ?? [] { attachRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachRecognizer(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detachRecognizer(gestureRecognizer)
  }

  /// Never called.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { endEditingInside(force) }

  override var canReceiveEvents: Bool { window != nil }

  override var eventWindow: UIWindow? { window }
  override var editedView: UIView? { self }

  // MARK: Debugging

  /// Finds every ambiguity, also among optional constraints. UIKit's result is not exact.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Includes the implied constraints of masks, content sizes, guides and stack views.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { affectingConstraints(axis) }

  open func exerciseAmbiguityInLayout() { showOtherLayout() }

  // MARK: Constraints

  /// After a layout, the implied constraints of contents, stack views and guides are at the end.
  open var constraints: [NSLayoutConstraint] {
    LayoutStore.current.constraints(heldBy: item) + unpreparedConstraints + ownConstraints
  }

  /// Reports a diagnostic if the constraint's items are not descendants of the view yet.
  ///
  /// The constraint is then activated when the view is laid out. If they still are not descendants,
  /// that raises an exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open override var next: UIResponder? { state.controller ?? superview }

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }

  /// Always false, because there is no focus engine.
  open var isFocused: Bool { false }

  /// No effect.
  open var focusGroupIdentifier: String?

  /// No effect.
  open var focusGroupPriority = UIFocusGroupPriority.ignored

  /// No effect.
  open var focusEffect: UIFocusEffect?

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    next as? any UIFocusEnvironment
  }

  open var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// The focusable subviews that intersect the rectangle.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }

  /// Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Properties

  /// Called before the constraints of a layout pass are updated: once after the view moved to a
  /// window, and after each ``setNeedsUpdateProperties()``. Overrides call super.
  open func updateProperties() {}

  // MARK: Pasting and restoring

  /// Never called.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// No effect.
  open var hoverStyle: UIHoverStyle?

  /// No effect.
  open var scalesLargeContentImage = false

  /// No effect.
  open var largeContentImageInsets = UIEdgeInsets.zero

  // MARK: Layer

  /// Never called.
  open func display(_ layer: CALayer) {}

  /// Never called.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Never called.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Returns the property's animation in a running animation block, and `NSNull` outside of one.
  ///
  /// Called by ``CALayer/action(forKey:)``. The returned action is not run.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    currentAnimation(of: event) ?? NSNull()
  }

  // MARK: Pictures

  /// Returns a view with the same background colour and corner radius. The content is not copied.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    plainCopy(afterUpdates: afterUpdates)
  }

  /// Draws a picture of the view into the current context, after layout.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect)
  }

  // MARK: Interactions

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
}
