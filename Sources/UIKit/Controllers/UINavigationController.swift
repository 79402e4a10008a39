// SPDX-License-Identifier: MIT

public import Foundation
import InterfaceBuilder

/// Pushing and popping take effect at once. The bars add to the safe area of the shown controller.
open class UINavigationController: UIViewController {
  var ownBar = UINavigationBar()
  var ownToolbar = UIToolbar()

  open var navigationBar: UINavigationBar { ownBar }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { ownToolbar }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the bars with `init(frame:)` of the classes. Ignores a class that does not
  /// inherit from the system's class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    ownBar = Self.makeBar(navigationBarClass)
    ownToolbar = Self.makeBar(toolbarClass)
    super.init(nibName: nil, bundle: nil)
  }

  private static func makeBar<Bar: UIView>(_ type: AnyClass?) -> Bar {
    (type as? Bar.Type).flatMap { UIView.make($0, frame: .zero) as? Bar } ?? Bar(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func decodeBars(_ coder: InterfaceCoder) {
    let element = coder.element
    isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
    isToolbarHidden = element.flag("toolbarHidden") ?? true
    if let bar = element.child(key: "navigationBar") { navigationBar.decode(bar, coder.values) }
    if let bar = element.child(key: "toolbar") { toolbar.decode(bar, coder.values) }
  }

  public enum Operation: Int, Sendable { case none, push, pop }

  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// The item of the first controller, until this controller has an item.
  // UIKit declares it so, and clients override it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { state.madeTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  // Subclasses of the system's controllers declare a delegate of another type under the same name.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?

  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  open private(set) lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()

  /// No effect.
  open var hidesBarsOnSwipe = false
  /// No effect.
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false

  override func keyboardWillAppear() {
    if hidesBarsWhenKeyboardAppears { setNavigationBarHidden(true, animated: true) }
  }

  /// No effect.
  open var hidesBarsWhenVerticallyCompact = false

  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = children.firstIndex(of: viewController) else { return nil }
    let popped = Array(children[(index + 1)...])
    setViewControllers(Array(children[...index]), animated: animated)
    return popped
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { children.last }

  /// Equals ``topViewController``, even while a controller is presented.
  open var visibleViewController: UIViewController? { topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(children + [viewController], animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    setViewControllers(Array(children.dropLast()), animated: animated)
    return last
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    setViewControllers(Array(children.prefix(1)), animated: animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let shown = topViewController
    let leaving = children.filter { !viewControllers.contains($0) }
    let arriving = viewControllers.filter { $0.parent !== self }
    for child in leaving {
      child.state.isMovingFromParent = true
      child.willMove(toParent: nil)
    }
    for child in arriving { addChild(child) }
    state.children = viewControllers
    let isOther = isViewLoaded && shown !== topViewController
    let transition = transition(
      from: shown, animated: animated, isPush: topViewController.map(arriving.contains) ?? false)
    if isOther, let top = topViewController {
      delegate?.navigationController(self, willShow: top, animated: animated)
    }
    defer {
      if isOther, let top = topViewController {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    if isViewLoaded, shown !== topViewController {
      shown?.navigationItem.onChange = nil
      replace(shown, animated: animated, transition)
    }
    for child in leaving {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in arriving { child.didMove(toParent: self) }
  }

  /// Shows the top controller in place of `shown`. Both receive `viewWill…` before either view
  /// moves, and `viewDid…` after the layout of the new one.
  private func replace(
    _ shown: UIViewController?, animated: Bool, _ transition: NavigationTransition?
  ) {
    let isInWindow = view.window != nil
    topViewController?.loadViewIfNeeded()
    if isInWindow {
      shown?.beginTransition(false, animated)
      topViewController?.beginTransition(true, animated)
    }
    topViewController?.state.waitsForLayout = true
    transition?.run()
    showTop()
    topViewController?.state.waitsForLayout = false
    if isInWindow { view.layoutIfNeeded() }
    shown?.viewIfLoaded?.removeFromSuperview()
    if isInWindow { topViewController?.finishAppearing() }
  }

  @_Observed(UINavigationController.barsDidChange) open var isNavigationBarHidden = false

  override var hasBarOnTop: Bool { !isNavigationBarHidden }

  // MARK: Columns of a split view

  override var asNavigationController: UINavigationController? { self }

  /// Appends the controller of the secondary column to the stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { setViewControllers(children + [secondaryViewController], animated: false) }

  /// Pops the top controller, unless it is the only one.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { popViewController(animated: false) }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  @_Observed(UINavigationController.barsDidChange) open var isToolbarHidden = true

  private func barsDidChange() {
    if isViewLoaded { layOutBar() }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    guard let index = children.firstIndex(of: subsequentVC), index < children.count - 1 else {
      return
    }
    setViewControllers(Array(children[...index]), animated: true)
  }

  override var hidesBottomBar: Bool {
    children.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  override func tabWasTappedAgain() { popToRootViewController(animated: true) }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func loadView() { loadContainerView() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    navigationBar.onChange = { [weak self] in self?.layOutBar() }
    view.addSubview(toolbar)
    // UIKit's class conforms to its bar's delegate protocol. Here only subclasses that declare the
    // conformance do.
    navigationBar.delegate = navigationBar.delegate ?? self as? any UINavigationBarDelegate
    for recognizer in [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer] {
      if let recognizer { view.addGestureRecognizer(recognizer) }
    }
    showTop()
  }

  /// Whether the delegate was called for the first controller of the stack.
  private var hasNotifiedFirst = false

  /// - Unverified: that the delegate is called for the first controller once, and not at each
  ///   appearance of the stack.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard !hasNotifiedFirst, let top = topViewController else { return }
    top.loadViewIfNeeded()
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasNotifiedFirst, let top = topViewController else { return }
    hasNotifiedFirst = true
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }

  private func showTop() {
    guard let top = topViewController, let content = top.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The bar is laid out first, so that the content's safe area is final when it enters.
    layOutBar()
    view.insertSubview(content, belowSubview: navigationBar)
    if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
    top.navigationItem.onChange = { [weak self] in self?.layOutBar() }
    toolbar.items = contentController?.toolbarItems
    parent?.bottomBarDidChange()
    layOutBar()
  }
}

extension UIViewController {
  /// The nearest ancestor of the class.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  func addContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != state.containerInsets else { return }
    state.containerInsets = insets
    applyMargins()
    viewIfLoaded?.setNeedsLayout()
  }
}
