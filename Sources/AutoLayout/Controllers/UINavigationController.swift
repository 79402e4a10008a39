// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// Shows the last of a stack of controllers below a navigation bar.
///
/// The top controller's view fills the controller's own; the bar adds to its safe area. Pushing and
/// popping happen at once. The bar is 44 points high, 50 on pads and 32 on phones that lie, and
/// large titles add 52.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar, which the controller places below the safe area's top and fills with the stack's
  /// items.
  public let navigationBar = UINavigationBar()

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
    for child in children where !viewControllers.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    state.children = viewControllers
    guard isViewLoaded, shown !== topViewController else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown?.navigationItem.onChange = nil
    showTop()
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

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
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
    view.insertSubview(content, at: 0)
    if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
    top.navigationItem.onChange = { [weak self] in self?.layOutBar() }
    layOutBar()
  }

  private func layOutBar() {
    let environment = LayoutStore.current.environment
    let metrics = BarMetrics(
      idiom: environment.device.idiom, verticalSizeClass: traitValues.verticalSizeClass.core)
    let mode = topViewController?.navigationItem.largeTitleDisplayMode
    let hasLargeTitle =
      navigationBar.prefersLargeTitles && mode != .never && metrics.largeTitle > 0
    let bar = isPresentedAsSheet ? metrics.sheetNavigationBar : metrics.navigationBar
    let height: CGFloat =
      isNavigationBarHidden
      ? 0 : bar + (hasLargeTitle ? metrics.largeTitle : 0)
    navigationBar.show(children.map(\.navigationItem), hasLargeTitle: hasLargeTitle)
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    topViewController?.addContainerInsets(UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0))
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
