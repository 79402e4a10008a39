// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// Manages a view, loaded when it is first asked for, and its place among other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  let state = ControllerState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    AssociatedObjects.drop(ObjectIdentifier(self))
  }

  // MARK: View

  /// The controller's root view, loaded when it is first asked for.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { state.view }

  open var isViewLoaded: Bool { state.view != nil }

  open func loadViewIfNeeded() { _ = loadedView }

  /// Makes the view; overrides set ``view`` and do not call super.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  open func viewDidLoad() {}

  /// Is called after a file has made the controller and set what it says; overrides call super.
  open func awakeFromNib() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated)
  }

  open func endAppearanceTransition() { endTransition() }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open var isBeingPresented: Bool { false }

  open var isBeingDismissed: Bool { false }

  open var isMovingToParent: Bool { false }

  open var isMovingFromParent: Bool { false }

  // MARK: Layout

  /// Brings the view's constraints up to date; overrides call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewLayoutMarginsDidChange() {}

  open func viewSafeAreaInsetsDidChange() {}

  /// Insets added to the safe area of the view.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalSafeArea }
    set {
      state.additionalSafeArea = newValue
      applyMargins()
    }
  }

  /// The least margins of the view that the system asks for: 16 or 20 points at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  /// Whether the view's margins are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { applyMargins() }
  }

  open var edgesForExtendedLayout: UIRectEdge = .all

  open var extendedLayoutIncludesOpaqueBars = false

  open var automaticallyAdjustsScrollViewInsets = true

  /// The strip that bars cover at the top.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }

  /// The strip that bars cover at the bottom.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  // MARK: Size

  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue {
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }

  /// Is called before the view's size changes; overrides call super.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size),
        with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits in force here: those of the view's superview, or of the parent while there is none,
  /// with what is overridden for this controller.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Is called after the controller's traits have changed, before its view and its children hear of
  /// it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Traits for this controller and what lies below it, in place of those from above. Changes take
  /// effect at once.
  open var traitOverrides: UITraitOverrides {
    get { state.ownTraits.overrides }
    set { changeOwnTraits { $0.overrides = newValue } }
  }

  /// Brings traits up to date; they always are.
  open func updateTraitsIfNeeded() {}

  /// Overrides the traits that `collection` specifies for a child and what lies below it; nil takes
  /// that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeOwnTraits { $0.fromParent = collection?.values }
  }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.state.ownTraits.fromParent.map { UITraitCollection($0) }
  }

  // MARK: Containment

  open var children: [UIViewController] { state.children }

  open var parent: UIViewController? { state.parent }

  /// Makes `childController` a child; the caller adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent; the caller has called `willMove(toParent: nil)` and taken the view out.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  /// What bars call the controller.
  open var title: String? {
    didSet {
      state.navigationItem.title = title
      state.tabBarItem.title = title
    }
  }

  /// What a navigation bar shows while the controller is on top.
  open var navigationItem: UINavigationItem { state.navigationItem }

  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem {
    get { state.tabBarItem }
    set { state.tabBarItem = newValue }
  }

  // MARK: Presentation

  /// Shows a controller in front of everything, at once. It is presented by the outermost container.
  /// Nothing happens while another is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, completion: completion)
  }

  /// Takes back what this controller presents or, if it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(completion: completion)
  }

  /// What this controller or a container around it presents.
  open var presentedViewController: UIViewController? {
    state.presented ?? parent?.presentedViewController
  }

  /// Who presents this controller or a container around it.
  open var presentingViewController: UIViewController? {
    state.presenter ?? parent?.presentingViewController
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  open var prefersStatusBarHidden: Bool { false }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open var shouldAutorotate: Bool { true }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var hidesBottomBarWhenPushed = false

  open func setNeedsStatusBarAppearanceUpdate() {}

  open func didReceiveMemoryWarning() {}
}

extension UIViewController: UIContentContainer {}

/// What holds content whose size others ask for: controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
