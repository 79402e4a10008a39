// SPDX-License-Identifier: MIT

// UIKit declares some of them so.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import UIKit

// Every member of these classes that UIKit lets subclasses override can be overridden.

class EveryController: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var view: UIView! { didSet {} }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ a: Bool) { super.viewWillAppear(a) }
  override func viewIsAppearing(_ a: Bool) { super.viewIsAppearing(a) }
  override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a) }
  override func viewWillDisappear(_ a: Bool) { super.viewWillDisappear(a) }
  override func viewDidDisappear(_ a: Bool) { super.viewDidDisappear(a) }
  override func beginAppearanceTransition(_ i: Bool, animated: Bool) {
    super.beginAppearanceTransition(i, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    super.shouldAutomaticallyForwardAppearanceMethods
  }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var additionalSafeAreaInsets: UIEdgeInsets { didSet {} }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    super.systemMinimumLayoutMargins
  }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { didSet {} }
  override var edgesForExtendedLayout: UIRectEdge { didSet {} }
  override var extendedLayoutIncludesOpaqueBars: Bool { didSet {} }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override func contentScrollView(for e: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: e)
  }
  override func setContentScrollView(_ s: UIScrollView?, for e: NSDirectionalRectEdge) {
    super.setContentScrollView(s, for: e)
  }
  override var preferredContentSize: CGSize {
    get { CGSize(width: 1, height: 2) }
    set { super.preferredContentSize = newValue }
  }
  override func preferredContentSizeDidChange(forChildContentContainer c: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: c)
  }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer c: any UIContentContainer)
  { super.systemLayoutFittingSizeDidChange(forChildContentContainer: c) }
  override func size(
    forChildContentContainer c: any UIContentContainer, withParentContainerSize p: CGSize
  ) -> CGSize { super.size(forChildContentContainer: c, withParentContainerSize: p) }
  override func viewWillTransition(to s: CGSize, with c: any UIViewControllerTransitionCoordinator)
  { super.viewWillTransition(to: s, with: c) }
  override func willTransition(
    to n: UITraitCollection, with c: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: n, with: c) }
  override var children: [UIViewController] { super.children }
  override var parent: UIViewController? { super.parent }
  override func addChild(_ c: UIViewController) { super.addChild(c) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent p: UIViewController?) { super.willMove(toParent: p) }
  override func didMove(toParent p: UIViewController?) { super.didMove(toParent: p) }
  override func transition(
    from a: UIViewController, to b: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {}
  override func setOverrideTraitCollection(_ c: UITraitCollection?, forChild d: UIViewController) {
    super.setOverrideTraitCollection(c, forChild: d)
  }
  override func overrideTraitCollection(forChild d: UIViewController) -> UITraitCollection? {
    super.overrideTraitCollection(forChild: d)
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ p: UITraitCollection?) {
    super.traitCollectionDidChange(p)
  }
  override var title: String? { didSet {} }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  override var shouldAutorotate: Bool { false }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override func present(_ v: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    super.present(v, animated: animated, completion: completion)
  }
  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: animated, completion: completion)
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
  override var inputAccessoryView: UIView? { nil }
  override var canBecomeFirstResponder: Bool { true }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func setEditing(_ e: Bool, animated: Bool) { super.setEditing(e, animated: animated) }
  override func show(_ v: UIViewController, sender: Any?) { super.show(v, sender: sender) }
  override func awakeFromNib() { super.awakeFromNib() }
}

class EveryLabel: UILabel {
  override func textRect(forBounds b: CGRect, limitedToNumberOfLines n: Int) -> CGRect {
    super.textRect(forBounds: b, limitedToNumberOfLines: n)
  }
  override func drawText(in r: CGRect) {
    super.drawText(in: r.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)))
  }
  override var intrinsicContentSize: CGSize {
    var s = super.intrinsicContentSize; s.width += 8; return s
  }
  override var text: String? { didSet { invalidateIntrinsicContentSize() } }
  override var attributedText: NSAttributedString? { didSet {} }
  override var font: UIFont! { didSet {} }
  override var textColor: UIColor! { didSet {} }
  override var textAlignment: NSTextAlignment { didSet {} }
  override var numberOfLines: Int { didSet {} }
  override var lineBreakMode: NSLineBreakMode { didSet {} }
  override var preferredMaxLayoutWidth: CGFloat { didSet {} }
  override var isHighlighted: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
}

class EveryButton: UIButton {
  override var isHighlighted: Bool { didSet {} }
  override var isSelected: Bool { didSet {} }
  override var isEnabled: Bool { didSet {} }
  override func titleRect(forContentRect r: CGRect) -> CGRect { super.titleRect(forContentRect: r) }
  override func imageRect(forContentRect r: CGRect) -> CGRect { super.imageRect(forContentRect: r) }
  override func contentRect(forBounds r: CGRect) -> CGRect { super.contentRect(forBounds: r) }
  override func backgroundRect(forBounds r: CGRect) -> CGRect { super.backgroundRect(forBounds: r) }
  override func setTitle(_ t: String?, for s: UIControl.State) { super.setTitle(t, for: s) }
  override func updateConfiguration() { super.updateConfiguration() }
  override var titleLabel: UILabel? { super.titleLabel }
  override var imageView: UIImageView? { super.imageView }
  override var configuration: UIButton.Configuration? { didSet {} }
  override var contentEdgeInsets: UIEdgeInsets { didSet {} }
}

class EveryField: UITextField {
  override func textRect(forBounds b: CGRect) -> CGRect {
    super.textRect(forBounds: b).insetBy(dx: 1, dy: 1)
  }
  override func editingRect(forBounds b: CGRect) -> CGRect { textRect(forBounds: b) }
  override func placeholderRect(forBounds b: CGRect) -> CGRect {
    super.placeholderRect(forBounds: b)
  }
  override func leftViewRect(forBounds b: CGRect) -> CGRect { super.leftViewRect(forBounds: b) }
  override func rightViewRect(forBounds b: CGRect) -> CGRect { super.rightViewRect(forBounds: b) }
  override func clearButtonRect(forBounds b: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: b)
  }
  override var placeholder: String? { didSet {} }
  override var text: String? { didSet {} }
  override var font: UIFont? { didSet {} }
}

class EveryTextView: UITextView {
  override var text: String! { didSet {} }
  override var attributedText: NSAttributedString! { didSet {} }
  override var font: UIFont? { didSet {} }
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
  override var textContainerInset: UIEdgeInsets { didSet {} }
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class EveryCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ s: Bool, animated: Bool) { super.setSelected(s, animated: animated) }
  override func setHighlighted(_ s: Bool, animated: Bool) {
    super.setHighlighted(s, animated: animated)
  }
  override func systemLayoutSizeFitting(
    _ t: CGSize, withHorizontalFittingPriority h: UILayoutPriority,
    verticalFittingPriority v: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(t, withHorizontalFittingPriority: h, verticalFittingPriority: v)
  }
  override var contentView: UIView { super.contentView }
  override func awakeFromNib() { super.awakeFromNib() }
  override func setEditing(_ e: Bool, animated: Bool) { super.setEditing(e, animated: animated) }
}

class EveryItem: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { super.preferredLayoutAttributesFitting(a) }
  override func apply(_ a: UICollectionViewLayoutAttributes) { super.apply(a) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var isSelected: Bool { didSet {} }
  override var isHighlighted: Bool { didSet {} }
}
