// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// Manages a view, loaded when it is first asked for, and its place among other controllers.
///
/// <doc:TheLayoutPass> has the order in which its methods are called. The root view's size and
/// place are imposed by the window or the container that shows it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  let state = ControllerState()

  /// Makes a controller whose view is loaded when it is first asked for. There are no nibs here:
  /// `loadView()` makes a plain view unless overridden.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The controller's root view, loaded when it is first asked for.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView }
    set { replaceView(newValue) }
  }

  /// The view if it was loaded; asking does not load it.
  open var viewIfLoaded: UIView? { state.view }

  /// Whether the view was loaded.
  open var isViewLoaded: Bool { state.view != nil }

  /// Makes the view: as large as the screen, and following its superview's size. Overrides set
  /// `view` and do not call super.
  open func loadViewIfNeeded() { _ = loadedView }

  /// Makes the view: as large as the screen, and following its superview's size. Overrides set `view`
  /// and do not call super.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Is called once, after `loadView()` has made the view. Its size is not yet the final one.
  open func viewDidLoad() {}

  /// Is called by UIKit after a file has made the controller; never here, as there are no nibs.
  /// Overrides call super.
  open func awakeFromNib() {}

  // MARK: Appearance

  /// Is called before the view enters a window, while traits and sizes are not yet final.
  open func viewWillAppear(_ animated: Bool) {}

  /// Is called after the view has entered a window and before its first layout there, with final
  /// traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Is called after the first layout in a window.
  open func viewDidAppear(_ animated: Bool) {}

  /// Is called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Is called after the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells a child that its view is about to appear or disappear, for containers that do so
  /// themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endTransition() }

  /// Whether children hear of appearing with this controller; they always do here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is on its way to be shown over another.
  open var isBeingPresented: Bool { state.transition == .presenting }

  /// Whether the controller is on its way back.
  open var isBeingDismissed: Bool { state.transition == .dismissing }

  /// Whether the controller is on its way to a parent; nothing takes time here.
  open var isMovingToParent: Bool { false }

  /// Whether the controller is on its way out of a parent; nothing takes time here.
  open var isMovingFromParent: Bool { false }

  // MARK: Layout

  /// Brings the view's constraints up to date; overrides call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Is called before the view lays out its subviews, which may be several times for one change.
  open func viewWillLayoutSubviews() {}

  /// Is called after the view has laid out its subviews: they have their frames, what they contain
  /// may not.
  open func viewDidLayoutSubviews() {}

  /// Is called after the view's effective margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Is called after the view's safe area has changed, and before the layout that follows it.
  open func viewSafeAreaInsetsDidChange() {}

  /// Points added to the safe area of the view, beyond what bars and the screen cover; none unless
  /// set. In force at the next layout.
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

  /// The edges at which the view reaches below bars; containers here always let it.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view reaches below opaque bars; containers here always let it.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Kept for code of before iOS 11; `contentInsetAdjustmentBehavior` of scroll views decides.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The strip that bars cover at the top, as constraints of before iOS 11 refer to it. Once it was
  /// asked for, two constraints that place it show in the `constraints` of the view.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }

  /// The strip that bars cover at the bottom, as ``topLayoutGuide`` is at the top.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  // MARK: Size

  /// The size that the controller would like to be shown at; a parent hears of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      if state.presenter != nil {
        state.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// Is called after a child's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Is called by containers whose content's fitting size has changed; nobody calls it by itself.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child gets in a parent of `size`; all of it unless overridden.
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

  /// Is called before traits change, with the new ones; the old ones still hold. Overrides call
  /// super.
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

  /// Has no effect: traits are up to date at all times.
  open func updateTraitsIfNeeded() {}

  /// Overrides the traits that `collection` specifies for a child and what lies below it; nil takes
  /// that back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeOwnTraits { $0.fromParent = collection?.values }
  }

  /// What ``setOverrideTraitCollection(_:forChild:)`` set for a child.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.state.ownTraits.fromParent.map { UITraitCollection($0) }
  }

  /// Light or dark for the controller and what lies below it; unspecified leaves it to what is above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Containment

  /// The controllers that this one contains, in order of arrival.
  open var children: [UIViewController] { state.children }

  /// The controller that contains this one; nil unless it was added to one.
  open var parent: UIViewController? { state.parent }

  /// Makes `childController` a child; the caller adds its view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent; the caller has called `willMove(toParent: nil)` and taken the view out.
  open func removeFromParent() { leaveParent() }

  /// Is called by ``addChild(_:)`` before the parent changes; who removes a child calls it with
  /// nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Is called by ``removeFromParent()`` after the parent has changed; who adds a child calls it.
  open func didMove(toParent parent: UIViewController?) {}

  /// Lets one child's view take the place of another's, at once: that of `toViewController` comes in
  /// above the other, `animations` run, the other goes. The caller has added both as children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// Shows a controller as what contains this one shows others: pushed by a navigation controller,
  /// else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller as a detail: presented, where nothing around has a column for it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    present(vc, animated: true)
  }

  /// Whether what is shown can be edited; ``setEditing(_:animated:)`` sets it.
  open var isEditing = false

  /// Sets ``isEditing``; overrides call super and pass the wish on to tables.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A new button that edits and then is done: its action sets ``isEditing`` the other way.
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
  }

  /// The name of the file that the controller was made from; nil, as there are none.
  open var nibName: String? { nil }

  /// A name under which the controller's state could be restored; kept.
  open var restorationIdentifier: String?

  /// The scroll view whose content bars at an edge watch; nil unless set.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    state.contentScrollViews.first { $0.key.isSuperset(of: edge) }?.value
  }

  /// Says whose content bars at `edge` watch; kept, bars look the same over any content.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    state.contentScrollViews = state.contentScrollViews.filter { $0.key.isDisjoint(with: edge) }
    state.contentScrollViews[edge] = scrollView
  }

  /// The same for all edges.
  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// What bars call the controller: setting it sets the titles of `navigationItem` and
  /// `tabBarItem`.
  open var title: String? {
    didSet {
      state.navigationItem.title = title
      state.tabBarItem.title = title
    }
  }

  /// What a navigation bar shows while the controller is on top; made when it is first asked for.
  open var navigationItem: UINavigationItem { state.navigationItem }

  /// The buttons of a navigation controller's toolbar while the controller is on top; nil for none.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }

  /// Gives the toolbar other buttons, at once.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// What a tab bar shows for the controller; made when it is first asked for. A replacement shows
  /// once another tab is chosen.
  open var tabBarItem: UITabBarItem {
    get { state.tabBarItem }
    set { state.tabBarItem = newValue }
  }

  // MARK: Presentation

  /// Shows a controller in front of this one, at once, as its ``modalPresentationStyle`` says.
  ///
  /// It is presented by the outermost container, or by the nearest one that defines a presentation
  /// context where the style asks for that. Nothing happens while another is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes back what this controller presents or, if it presents nothing, itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion: completion)
  }

  /// What this controller or a container around it presents.
  open var presentedViewController: UIViewController? {
    state.presented ?? parent?.presentedViewController
  }

  /// Who presents this controller or a container around it.
  open var presentingViewController: UIViewController? {
    state.presenter ?? parent?.presentingViewController
  }

  /// How the controller is shown over another.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if modalPresentationStyle != oldValue, state.presenter == nil { state.presentation = nil }
    }
  }

  /// What places the controller when it is presented, by the style that it has when first asked for;
  /// of a child that of the container that is presented.
  open var presentationController: UIPresentationController? {
    if state.presenter == nil, let parent, parent.presentingViewController != nil {
      return parent.presentationController
    }
    return presentation
  }

  /// What the controller is presented by whatever its style's own; for controllers of the system's.
  var ownPresentation: UIPresentationController? { nil }

  /// What places the controller while it is presented; nil while it is not.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  /// What places the controller as a sheet; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What places the controller as a popover; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Hands out what makes the presentation one's own: its place for the style `custom`, and how it
  /// comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Runs what is to happen along with the presentation or dismissal that the controller or a container
  /// around it is in; nil outside one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    state.coordinator ?? parent?.transitionCoordinator
  }

  /// How the controller comes and goes; nothing moves here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether people cannot dismiss the controller; there is no input here.
  open var isModalInPresentation = false
  /// Whether what is presented from within in a context covers this controller only.
  open var definesPresentationContext = false
  /// Whether this controller's transition style counts for what is presented in its context; kept,
  /// without effect.
  open var providesPresentationContextTransitionStyle = false

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Whether the status bar should be hidden; the screen decides here.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar should look; the screen decides here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the home indicator should hide; it is not drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The edges at which the controller's gestures come before the system's; there are none here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// The child that says how the status bar looks; nil leaves it to this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that says whether the status bar hides; nil leaves it to this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The child that says whether the home indicator hides; nil leaves it to this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// How the controller would like to be held when it is presented; the screen decides here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Has ``supportedInterfaceOrientations`` asked anew; nothing happens.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Whether the interface turns with the device; it always does here.
  open var shouldAutorotate: Bool { true }

  /// The orientations that the controller is made for; the screen decides here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether a tab bar hides while the controller is on top of a navigation stack; kept, without
  /// effect.
  open var hidesBottomBarWhenPushed = false

  /// Has no effect: the screen decides about the status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Is called when memory is short; nobody does here.
  open func didReceiveMemoryWarning() {}
}

extension UIViewController: UIContentContainer {}

/// What holds content whose size others ask for: controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to be shown at, in points; zero for no wish.
  var preferredContentSize: CGSize { get }
  /// Is called on a parent after a child's ``preferredContentSize`` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Is called by a container that knows that its child's fitting size has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets in a parent of `parentSize`, which transitions announce to it.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Is called before the size changes, with the size to come.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Is called before traits change, with those to come.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
