// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// Shows the last of a stack of controllers below a navigation bar, and above a toolbar if that is
/// shown.
///
/// The top controller's view fills the controller's own; the bars add to its safe area. Pushing and
/// popping happen at once. The navigation bar is 44 points high, 50 on pads, 56 in sheets, and 32
/// on phones that lie; a large title and a search bar add 52 each.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar, which the controller places below the safe area's top and fills with the stack's
  /// items.
  public let navigationBar = UINavigationBar()
  /// The bar at the lower edge, which shows the top controller's `toolbarItems` unless it is hidden.
  public let toolbar = UIToolbar()

  /// A controller whose stack holds one controller, which is shown when the view is loaded.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The stack, the shown controller last.
  open var viewControllers: [UIViewController] {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The shown controller; nil while the stack is empty.
  open var topViewController: UIViewController? { children.last }

  /// The same as ``topViewController``, also while something is presented above it.
  open var visibleViewController: UIViewController? { topViewController }

  /// Adds a controller to the stack and shows it, at once.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(children + [viewController], animated: animated)
  }

  /// Takes the shown controller off the stack, at once.
  ///
  /// - Returns: the controller that was taken off; nil if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    setViewControllers(Array(children.dropLast()), animated: animated)
    return last
  }

  /// Takes all controllers but the first off the stack, at once.
  ///
  /// - Returns: the controllers that were taken off, lowest first; empty if there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    setViewControllers(Array(children.prefix(1)), animated: animated)
    return popped
  }

  /// Replaces the stack at once. Controllers that are no longer in it leave with the calls of
  /// containment; the last one is shown.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let shown = topViewController
    let leaving = children.filter { !viewControllers.contains($0) }
    let arriving = viewControllers.filter { $0.parent !== self }
    for child in leaving { child.willMove(toParent: nil) }
    for child in arriving { addChild(child) }
    state.children = viewControllers
    if isViewLoaded, shown !== topViewController {
      shown?.navigationItem.onChange = nil
      replace(shown, animated: animated)
    }
    for child in leaving {
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in arriving { child.didMove(toParent: self) }
  }

  /// Shows the top controller in place of `shown`. Both hear that they are about to change places
  /// before either view moves, and that they have once the new one is laid out.
  private func replace(_ shown: UIViewController?, animated: Bool) {
    let isInWindow = view.window != nil
    topViewController?.loadViewIfNeeded()
    if isInWindow {
      shown?.beginTransition(false, animated)
      topViewController?.beginTransition(true, animated)
    }
    topViewController?.state.waitsForLayout = true
    showTop()
    topViewController?.state.waitsForLayout = false
    if isInWindow { view.layoutIfNeeded() }
    shown?.viewIfLoaded?.removeFromSuperview()
    if isInWindow { topViewController?.finishAppearing() }
  }

  /// Whether the bar is away, so that the safe area of the shown controller begins where that of
  /// the screen does. Takes effect at once.
  open var isNavigationBarHidden = false {
    didSet { if isViewLoaded { layOutBar() } }
  }

  /// Sets ``isNavigationBarHidden`` at once, animated or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Whether the bar at the lower edge is absent; it is unless set.
  open var isToolbarHidden = true {
    didSet { if isViewLoaded { layOutBar() } }
  }

  /// Shows or hides the bar at the lower edge, at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    navigationBar.onChange = { [weak self] in self?.layOutBar() }
    view.addSubview(toolbar)
    showTop()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  /// A navigation controller would like to be of the size that its top controller would.
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
    // The bar first: as the content comes in its safe area is the one that it will have.
    layOutBar()
    view.insertSubview(content, belowSubview: navigationBar)
    if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
    top.navigationItem.onChange = { [weak self] in self?.layOutBar() }
    toolbar.items = top.toolbarItems
    layOutBar()
  }
}

extension UIViewController {
  /// The nearest navigation controller that contains the controller, at any depth; nil for none.
  public var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller that contains the controller, at any depth; nil for none.
  public var tabBarController: UITabBarController? { ancestor() }

  private func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// Takes what the bars of a container cover of the view into its safe area.
  func addContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != state.containerInsets else { return }
    state.containerInsets = insets
    applyMargins()
    viewIfLoaded?.setNeedsLayout()
  }
}
