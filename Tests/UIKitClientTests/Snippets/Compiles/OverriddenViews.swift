// SPDX-License-Identifier: MIT

// UIKit declares some of them so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

// Every member of these classes that UIKit lets subclasses override can be overridden.

class EveryConstraint: NSLayoutConstraint {
  var note = ""
  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue }
  }
  override var priority: UILayoutPriority { didSet {} }
  override var isActive: Bool { didSet {} }
  override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }
  override var multiplier: CGFloat { super.multiplier }
  override var firstItem: AnyObject? { super.firstItem }
  override var secondItem: AnyObject? { super.secondItem }
  override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
  override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
  override var relation: NSLayoutConstraint.Relation { super.relation }
  override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
  override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
  override var shouldBeArchived: Bool { didSet {} }
  override var description: String { "" }
  override class func activate(_ c: [NSLayoutConstraint]) { super.activate(c) }
  override class func deactivate(_ c: [NSLayoutConstraint]) { super.deactivate(c) }
  override class func constraints(
    withVisualFormat f: String, options o: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    super.constraints(withVisualFormat: f, options: o, metrics: metrics, views: views)
  }
  override init() { super.init() }
}

class EveryView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var bounds: CGRect { didSet {} }
  override var center: CGPoint { didSet {} }
  override var anchorPoint: CGPoint { didSet {} }
  override var transform: CGAffineTransform { didSet {} }
  override var transform3D: CATransform3D { didSet {} }
  override var contentScaleFactor: CGFloat { didSet {} }
  override var layer: CALayer { super.layer }
  override class var layerClass: AnyClass { CALayer.self }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override var contentMode: UIView.ContentMode { didSet {} }
  override var clipsToBounds: Bool { didSet {} }
  override var isHidden: Bool { didSet {} }
  override var alpha: CGFloat { didSet {} }
  override var tag: Int { didSet {} }
  override var isOpaque: Bool { didSet {} }
  override var backgroundColor: UIColor? { didSet {} }
  override var tintColor: UIColor! { didSet {} }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var isUserInteractionEnabled: Bool { didSet {} }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews }
  override var window: UIWindow? { super.window }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview s: UIView) {
    super.insertSubview(view, belowSubview: s)
  }
  override func insertSubview(_ view: UIView, aboveSubview s: UIView) {
    super.insertSubview(view, aboveSubview: s)
  }
  override func exchangeSubview(at a: Int, withSubviewAt b: Int) {
    super.exchangeSubview(at: a, withSubviewAt: b)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func willMove(toSuperview s: UIView?) { super.willMove(toSuperview: s) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func willMove(toWindow w: UIWindow?) { super.willMove(toWindow: w) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
  override func draw(_ r: CGRect) { super.draw(r) }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func updateConstraints() { super.updateConstraints() }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var autoresizesSubviews: Bool { didSet {} }
  override var autoresizingMask: UIView.AutoresizingMask { didSet {} }
  override var translatesAutoresizingMaskIntoConstraints: Bool { didSet {} }
  override class var requiresConstraintBasedLayout: Bool { true }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ c: NSLayoutConstraint) { super.addConstraint(c) }
  override func addConstraints(_ c: [NSLayoutConstraint]) { super.addConstraints(c) }
  override func removeConstraint(_ c: NSLayoutConstraint) { super.removeConstraint(c) }
  override func removeConstraints(_ c: [NSLayoutConstraint]) { super.removeConstraints(c) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func contentHuggingPriority(for a: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: a)
  }
  override func setContentHuggingPriority(_ p: UILayoutPriority, for a: NSLayoutConstraint.Axis) {
    super.setContentHuggingPriority(p, for: a)
  }
  override func contentCompressionResistancePriority(for a: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { super.contentCompressionResistancePriority(for: a) }
  override func setContentCompressionResistancePriority(
    _ p: UILayoutPriority, for a: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(p, for: a) }
  override func systemLayoutSizeFitting(_ s: CGSize) -> CGSize { super.systemLayoutSizeFitting(s) }
  override func systemLayoutSizeFitting(
    _ s: CGSize, withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(s, withHorizontalFittingPriority: h, verticalFittingPriority: v)
  }
  override func alignmentRect(forFrame f: CGRect) -> CGRect { super.alignmentRect(forFrame: f) }
  override func frame(forAlignmentRect f: CGRect) -> CGRect { super.frame(forAlignmentRect: f) }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var layoutMargins: UIEdgeInsets { didSet {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet {} }
  override var preservesSuperviewLayoutMargins: Bool { didSet {} }
  override var insetsLayoutMarginsFromSafeArea: Bool { didSet {} }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func addLayoutGuide(_ g: UILayoutGuide) { super.addLayoutGuide(g) }
  override func removeLayoutGuide(_ g: UILayoutGuide) { super.removeLayoutGuide(g) }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    super.effectiveUserInterfaceLayoutDirection
  }
  override class func userInterfaceLayoutDirection(for a: UISemanticContentAttribute)
    -> UIUserInterfaceLayoutDirection
  { super.userInterfaceLayoutDirection(for: a) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override func constraintsAffectingLayout(for a: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    super.constraintsAffectingLayout(for: a)
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
  }
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
  override var canBecomeFirstResponder: Bool { true }
  override var inputView: UIView? { nil }
  override var inputAccessoryView: UIView? { nil }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesBegan(t, with: e) }
  override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesMoved(t, with: e) }
  override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent?) { super.touchesEnded(t, with: e) }
  override func touchesCancelled(_ t: Set<UITouch>, with e: UIEvent?) {
    super.touchesCancelled(t, with: e)
  }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override var description: String { super.description }
  override var debugDescription: String { super.debugDescription }
  override func gestureRecognizerShouldBegin(_ g: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(g)
  }
  override func isEqual(_ o: Any?) -> Bool { super.isEqual(o) }
  override var hash: Int { super.hash }
  override var accessibilityLabel: String? {
    get { "x" }
    set {}
  }
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
}

class EveryStackView: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override var axis: NSLayoutConstraint.Axis { didSet {} }
  override var spacing: CGFloat { didSet {} }
  override var alignment: UIStackView.Alignment { didSet {} }
  override var distribution: UIStackView.Distribution { didSet {} }
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override func addArrangedSubview(_ v: UIView) { super.addArrangedSubview(v) }
  override func insertArrangedSubview(_ v: UIView, at i: Int) {
    super.insertArrangedSubview(v, at: i)
  }
  override func removeArrangedSubview(_ v: UIView) { super.removeArrangedSubview(v) }
  override func setCustomSpacing(_ s: CGFloat, after v: UIView) {
    super.setCustomSpacing(s, after: v)
  }
  override func customSpacing(after v: UIView) -> CGFloat { super.customSpacing(after: v) }
  override var isLayoutMarginsRelativeArrangement: Bool { didSet {} }
  override var isBaselineRelativeArrangement: Bool { didSet {} }
}

class EveryScrollView: UIScrollView {
  override var contentSize: CGSize { didSet {} }
  override var contentOffset: CGPoint { didSet {} }
  override var contentInset: UIEdgeInsets { didSet {} }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override func setContentOffset(_ p: CGPoint, animated: Bool) {
    super.setContentOffset(p, animated: animated)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
}
