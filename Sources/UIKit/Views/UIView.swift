// SPDX-License-Identifier: MIT

package import AutoLayout
public import Foundation
import UIKitComponents

/// <doc:ImpliedConstraints> has what takes part in a layout besides a view's own constraints, and
/// <doc:TheLayoutPass> when it happens.
///
/// The class body holds every member that a subclass may override, because without the Objective-C
/// runtime nothing declared in an extension can be.
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

  /// Writes how the view looks and where it is, its subviews, and the constraints among them.
  open func encode(with coder: NSCoder) { ViewArchive.write(self, to: coder) }

  /// Writes what the class shows to an archive.
  func writeContent(_ coder: NSCoder) {}

  /// Takes what an archive says of the class; the subviews are there.
  func readContent(_ archive: NSKeyedUnarchiver) {}

  /// The view whose subviews an archive keeps; nil for classes that make all of theirs.
  var archivedParent: UIView? { self }

  /// What a class of UIKit's does first, whichever way it is made.
  func setUpContent() {}

  /// What the view shows may look or measure differently.
  func contentDidChange() {}

  /// The traits are other ones; called before code is told.
  func traitsDidChange() {}
  /// The view itself where it scrolls.
  var scrollView: UIScrollView? { nil }
  /// How far from the leading edge the first text of a list's content begins; nil for other views.
  var textStart: CGFloat? { nil }
  /// The user prefers another size of text; what is inside hears of it afterwards.
  func textSizeDidChange() {}

  /// Has labels and images in the view show that the cell around it is selected or highlighted, or no longer.
  func showHighlight(_ isHighlighted: Bool) {
    for view in state.subviews { view.showHighlight(isHighlighted) }
  }

  /// Adjusts the font to the size of text in the traits, where it follows them.
  func adjustFont() {}

  /// Takes what a file says of the class.
  func decodeContent(_ coder: NSCoder) {}

  /// Takes the look of a view in a navigation bar.
  func adoptBar() {}

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
    if frame.origin != origin { frame.origin = origin }
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

  // The optimiser of Swift 6.3 crashes when it specialises these four for the types that conform.

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

  // Bars and others make views of their parts as code asks for them; what goes through all views here does not.
  open var subviews: [UIView] { state.subviews }

  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  /// An index out of range counts as the nearest one.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds the view in front of all where `siblingSubview` is no subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: state.subviews.firstIndex(of: siblingSubview))
  }

  /// Adds the view in front of all where `siblingSubview` is no subview.
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

  /// The subviews whose frames the view or a controller sets, so that masks have to keep them there.
  var imposedContents: [UIView] { controllerSubviews }

  /// Takes over how a table has the title that the view is the header or footer of.
  func adopt(_ title: SectionTitleLayout) {}

  /// Whether the core chooses the subviews that give the view its baselines.
  var takesBaselinesFromCore: Bool { false }

  var descriptionDetails: [String] { [] }

  /// Whether the view has recognizers of its own, which descriptions mention.
  var printsRecognizers: Bool { false }

  /// Whether descriptions of the view print its text, and what they print where its content has none.
  var printsText: Bool { true }
  var printedText: String? { nil }

  var scrollsContent: Bool { false }

  /// Keeps content clear of bars, where it scrolls.
  func followInsets() {}

  /// Whether a scroll view around the view may take a touch from it.
  var letsScrollingCancelTouches: Bool { true }

  /// Has the looks that depend on the view's state updated.
  func configurationDidChange() {}

  /// Sets the properties that appearance proxies of the view's classes were given.
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

  /// Constraints that the view's superviews hold, its own mask and imposed sizes take no part. A
  /// required length that contradicts the others is reported as a conflict, under the name
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

  /// Is called at a root before a pass.
  func prepareAsRoot() {}

  open func safeAreaInsetsDidChange() {}

  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins) }

  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

  /// What a keyboard covers, or what lies below the safe area where there is none.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { makeKeyboardGuide() }

  /// For dynamics, as the next one.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

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

  /// Takes over what a file has otherwise of the view for its new traits than for the old ones.
  func vary(from old: Item, to new: Item) { varyView(from: old, to: new) }

  /// Puts in a view that a file has here for the present traits; at the back without a sibling.
  func install(_ view: UIView, above sibling: UIView?) {
    guard let sibling else { return insertSubview(view, at: 0) }
    insertSubview(view, aboveSubview: sibling)
  }

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
      tellTintChange(ofMode: false)
    }
  }

  /// Read, it is what counts: `normal` or `dimmed`, the superview's in place of `automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set { changeTintAdjustment(newValue) }
  }

  open func tintColorDidChange() {}

  /// The mask's outline clips what is drawn; how opaque it is makes no difference.
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

  /// Only what lies in the plane counts.
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

  /// Called whenever a picture of the view is made, with its bounds.
  open func draw(_ rect: CGRect) {}

  /// Where code has the view's text stand, asked after ``draw(_:)``; nil where it is as in others.
  var placedTextRect: CGRect? { nil }

  /// No effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Messages about constraints and pictures show it in place of the view's class and address.
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
  /// Whether the view is seen above a keyboard wherever it is scrolled, as fields are.
  var isRevealedEverywhere: Bool { false }
  /// Whether the view's constraints say how high it is as an input view.
  var sizesItselfAsInput: Bool { false }

  // MARK: Debugging

  /// Exact, unlike UIKit's: every ambiguity is found, among optional constraints too.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Lists the implied ones of masks, content sizes, guides and stack views too.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { affectingConstraints(axis) }

  open func exerciseAmbiguityInLayout() { showOtherLayout() }

  // MARK: Constraints

  /// After a layout the implied ones of contents, stack views and guides follow the others.
  open var constraints: [NSLayoutConstraint] {
    LayoutStore.current.constraints(heldBy: item) + unpreparedConstraints + ownConstraints
  }

  /// A constraint whose items are not there yet is reported as a diagnostic, and activated when the
  /// view is laid out; if they are still not there, an exception is raised then.
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

  /// False: nothing here moves the focus.
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

  /// The subviews that can be focused and meet the rectangle.
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

  /// Called before the constraints of a pass are updated, once after the view came into a window and after each
  /// ``setNeedsUpdateProperties()``. Overrides call super.
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

  /// The animation that a change of the value has in a running block of animations, `NSNull` outside of any.
  ///
  /// Asked by ``CALayer/action(forKey:)``; nothing runs what it gives.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    currentAnimation(of: event) ?? NSNull()
  }

  // MARK: Pictures

  /// A view of the ground's colour: what lies on it is not copied.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    plainCopy(afterUpdates: afterUpdates)
  }

  /// Draws a picture of the view, laid out, into the context that is open.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawPicture(in: rect)
  }

  // MARK: Interactions

  /// Opens the context menu that a list has for what stands at a point.
  func openMenuOfContents(at point: CGPoint) -> OpenContextMenu? { nil }

  /// The style of a pointer over the view, other than by an interaction.
  var ownPointerStyle: UIPointerStyle? { nil }

  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }

  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
}
