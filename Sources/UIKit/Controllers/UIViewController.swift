// SPDX-License-Identifier: MIT

public import Foundation

/// <doc:TheLayoutPass> lists the order in which the methods are called.
open class UIViewController: UIResponder {
  let state = ControllerState()

  /// The view is loaded on first access, from the `.xib` file of the name. Without a name, the file
  /// has the name of the class, with or without the ending `Controller`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    state.nibName = nibNameOrNil
    state.nibBundle = nibBundleOrNil
  }

  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? InterfaceCoder { decodeController(coder) }
    if let archive = coder.archive { readArchive(archive) }
  }

  /// Writes the title and the restoration identifier. The view is not archived.
  open func encode(with coder: NSCoder) { writeArchive(coder) }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Reads a container's bars from a storyboard.
  func decodeBars(_ coder: InterfaceCoder) {}

  // MARK: View

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView }
    set { replaceView(newValue) }
  }

  open var viewIfLoaded: UIView? { state.view }

  open var isViewLoaded: Bool { state.view != nil }

  open func loadViewIfNeeded() { _ = loadedView }

  open func loadView() {
    if loadViewFromFile() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func viewDidLoad() {}

  // MARK: Appearance

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated)
    for child in childrenOfAppearance {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  open func endAppearanceTransition() {
    endTransition()
    for child in childrenOfAppearance { child.endAppearanceTransition() }
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open var isBeingPresented: Bool { state.transition == .presenting }

  open var isBeingDismissed: Bool { state.transition == .dismissing }

  /// True from ``addChild(_:)`` to the end of the first appearance in the parent.
  open var isMovingToParent: Bool { state.isMovingToParent }

  /// True from `willMove(toParent: nil)` to the removal.
  open var isMovingFromParent: Bool { state.isMovingFromParent }

  // MARK: Layout

  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open func viewLayoutMarginsDidChange() {}

  open func viewSafeAreaInsetsDidChange() {}

  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.additionalSafeArea }
    set {
      state.additionalSafeArea = newValue
      applyMargins()
    }
  }

  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }

  @_Observed(UIViewController.applyMargins) open var viewRespectsSystemMinimumLayoutMargins = true

  /// Determines which bars of containers the view extends below.
  @_Observed(UIViewController.extentDidChange) open var edgesForExtendedLayout = UIRectEdge.all

  @_Observed(UIViewController.extentDidChange) open var extendedLayoutIncludesOpaqueBars = false

  private func extentDidChange() { parent?.viewIfLoaded?.setNeedsLayout() }

  /// No effect.
  open var automaticallyAdjustsScrollViewInsets = true

  /// The first access adds two constraints, which the `constraints` of the view list.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport(isTop: true) }

  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport(isTop: false) }

  // MARK: Size

  @_ObservedChange(UIViewController.notifyPreferredSize)
  open var preferredContentSize = CGSize.zero

  private func notifyPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if state.presenter != nil {
      state.presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Never called.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }

  // Deprecated since iOS 8, but still called when the device rotates.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

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

  open var traitCollection: UITraitCollection { derivedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var traitOverrides: UITraitOverrides {
    get { state.ownTraits.overrides }
    set { changeOwnTraits { $0.overrides = newValue } }
  }

  /// No effect.
  open func updateTraitsIfNeeded() {}

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { childViewController.changeOwnTraits { $0.fromParent = collection?.values } }

  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childViewController.state.ownTraits.fromParent.map { UITraitCollection($0) }
  }

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Containment

  open var children: [UIViewController] { state.children }

  open var parent: UIViewController? { state.parent }

  open func addChild(_ childController: UIViewController) { adopt(childController) }

  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { state.isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {}

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

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(vc, animated: true)
    } else if let split = splitViewController {
      split.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Split view controllers post it with themselves as the object when they collapse or expand.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  // MARK: Segues

  /// Raises `NSInvalidArgumentException` if no segue of the controller's scene has the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The methods that create destinations of segues, by selector, as `@IBSegueAction` marks them in
  /// UIKit. Each receives the coder and the sender.
  open var interfaceSegueActions: [String: (NSCoder, Any?) -> UIViewController?] { [:] }

  /// `action` is the selector in the file, such as `unwindToHome:`.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { Receiver(self).responds(to: action) }

  func canPerformUnwindSegueAction(
    _ action: String, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    canPerformUnwindSegueAction(Selector(action), from: fromViewController, sender: sender)
  }

  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let inner = childContaining(source)
    return children.reversed().filter { $0 !== inner }
  }

  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source) { $0.parent }.first { $0.parent === self }
  }

  /// Called for the containers of the destination controller, from the innermost outwards.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Table and collection view controllers edit their view, too.
  open func setEditing(_ editing: Bool, animated: Bool) {
    state.isEditing = editing
    state.editButtonItem?.show(editing ? .done : .edit)
  }

  open var editButtonItem: UIBarButtonItem {
    if let item = state.editButtonItem { return item }
    let item = UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    state.editButtonItem = item
    return item
  }

  open var nibName: String? { state.nibName }

  open var nibBundle: Bundle? { state.nibBundle }

  open var storyboard: UIStoryboard? { state.origin?.storyboard }

  /// No effect.
  open var restorationIdentifier: String?

  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    state.contentScrollViews.first { $0.key.isSuperset(of: edge) }?.value
  }

  /// Only the scroll view of the top edge has an effect: the navigation bar follows it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    state.contentScrollViews = state.contentScrollViews.filter { $0.key.isDisjoint(with: edge) }
    state.contentScrollViews[edge] = scrollView
  }

  open func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  @_Observed(UIViewController.titleDidChange) open var title: String? = nil

  private func titleDidChange() {
    state.navigationItem.title = title
    state.tabBarItem.title = title
  }

  open var navigationItem: UINavigationItem { state.navigationItem }

  @_Observed(UIViewController.toolbarItemsDidChange) open var toolbarItems: [UIBarButtonItem]? = nil

  private func toolbarItemsDidChange() { navigationController?.toolbarItemsDidChange(of: self) }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // UIKit declares it so, and clients override it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { state.tabBarItem }
    set { state.tabBarItem = newValue ?? UITabBarItem() }
  }

  /// The tab that created the controller, or nil if the controller was set on a tab bar controller
  /// itself.
  open var tab: UITab? { state.tab }

  open var navigationController: UINavigationController? { ancestor() }

  open var tabBarController: UITabBarController? { ancestor() }

  open var splitViewController: UISplitViewController? { ancestor() }

  // MARK: Presentation

  /// Takes effect at once. Does nothing while another controller is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { presentController(viewControllerToPresent, animated: flag, completion: completion) }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hidePresented(animated: flag, completion: completion)
  }

  open var presentedViewController: UIViewController? {
    state.presented ?? parent?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    state.presenter ?? parent?.presentingViewController
  }

  @_ObservedChange(UIViewController.forgetPresentation)
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  private func forgetPresentation() {
    if state.presenter == nil { state.presentation = nil }
  }

  open var presentationController: UIPresentationController? {
    if state.presenter == nil, let parent, parent.presentingViewController != nil {
      return parent.presentationController
    }
    return presentation
  }

  /// The presentation controller of a system controller, regardless of its style. Nil for other
  /// controllers.
  var ownPresentation: UIPresentationController? { nil }

  /// Whether a navigation bar is at the top of the view.
  var hasBarOnTop: Bool { false }

  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    state.coordinator ?? parent?.transitionCoordinator
  }

  /// No effect.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// No effect.
  open var isModalInPresentation = false
  /// Always nil: there are no app extensions.
  open var extensionContext: NSExtensionContext? { nil }

  open var definesPresentationContext = false
  /// No effect.
  open var providesPresentationContextTransitionStyle = false

  override var eventWindow: UIWindow? { viewIfLoaded?.window }

  /// The list of a table or collection view controller.
  var mainScrollView: UIScrollView? { nil }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// Read at every pass. If it is true on a device without a housing, the window has no top inset.
  open var prefersStatusBarHidden: Bool { false }

  /// Never called.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Never called.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Never called.
  open var prefersPointerLocked: Bool { false }

  /// Never called.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// No effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// No effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  open var modalPresentationCapturesStatusBarAppearance = false

  /// No effect.
  open var focusGroupIdentifier: String?

  /// Never called.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Never called.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// Shows the configuration's content view over the whole view until it is set to nil.
  @_Observed(UIViewController.installUnavailableContent)
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? = nil

  private func installUnavailableContent() {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard let configuration = contentUnavailableConfiguration else { return }
    let content = configuration.makeContentView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    unavailableView = content
  }

  private var unavailableView: UIView?

  /// Calls ``updateContentUnavailableConfiguration(using:)`` at once, where UIKit waits for the
  /// next pass.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
  }

  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// Never called.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Never called.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Never called.
  open var childForStatusBarStyle: UIViewController? { nil }

  open var childForStatusBarHidden: UIViewController? { nil }

  /// Never called.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Never called.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// No effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Never called.
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// Never called.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// No effect.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  /// No effect.
  open class func attemptRotationToDeviceOrientation() {}

  /// Never called.
  open var shouldAutorotate: Bool { true }

  /// Never called.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Hides the tab bar while the controller, or one pushed above it, is on top of a stack in a tab.
  /// The root controller of a stack is not pushed, and does not hide the bar.
  open var hidesBottomBarWhenPushed: Bool {
    get { state.hidesBottomBarWhenPushed }
    set {
      state.hidesBottomBarWhenPushed = newValue
      parent?.parent?.bottomBarDidChange()
    }
  }

  /// Called after a tap on the controller's tab while that tab is selected.
  func tabWasTappedAgain() {}

  /// Whether the shown content hides the tab bar of a surrounding controller.
  var hidesBottomBar: Bool { false }

  /// Called when a child shows another controller, which may hide the tab bar.
  func bottomBarDidChange() {}

  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }

  /// Never called.
  open func didReceiveMemoryWarning() {}

  // MARK: Focus

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

  /// Never called.
  open weak var preferredFocusedView: UIView? { nil }

  open weak var parentFocusEnvironment: (any UIFocusEnvironment)? {
    parent ?? viewIfLoaded?.superview
  }

  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// No effect.
  open var restoresFocusAfterTransition = true

  /// Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Never called.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Commands

  /// The commands that ``addKeyCommand(_:)`` added.
  open override var keyCommands: [UIKeyCommand]? { addedCommands.isEmpty ? nil : addedCommands }

  private var addedCommands: [UIKeyCommand] = []

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedCommands.append(keyCommand) }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedCommands.removeAll { $0 === keyCommand }
  }

  /// Never called.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// The nearest controller, from this one upwards, that can perform the action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var next: UIViewController? = self
    while let controller = next {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      next = controller.parent
    }
    return nil
  }

  // MARK: Columns

  /// The controller itself, if it is a navigation controller. The stacks of other controllers can
  /// continue in it.
  var asNavigationController: UINavigationController? { nil }

  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // MARK: Restoring and previews

  /// No effect.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Never called.
  open func applicationFinishedRestoringState() {}

  /// Never called.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// No effect.
  open var interactionActivityTrackingBaseName: String?

  /// Never called.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }

  /// Never called.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// No effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}

  /// No effect.
  open var preferredTransition: Transition?

  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Called in a pass before the view's constraints are updated: once after the view enters a
  /// window, and after each ``setNeedsUpdateProperties()``. Overrides call super.
  open func updateProperties() {}
}

extension UIViewController: UIContentContainer {}

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
