// SPDX-License-Identifier: MIT

import UIKit

// An application with its delegate and scenes, and its use of system APIs.

class AppAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.tintColor = .systemPurple
    window.overrideUserInterfaceStyle = .light
    window.makeKeyAndVisible()
    self.window = window
    if let url = launchOptions?[.url] as? URL { print(url) }
    UIView.setAnimationsEnabled(false)
    application.registerForRemoteNotifications()
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { true }

  func applicationDidEnterBackground(_ application: UIApplication) {
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask { application.endBackgroundTask(task) }
  }
}

class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    if let context = connectionOptions.urlContexts.first { print(context.url) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let scenes = UIApplication.shared.connectedScenes
    let window = scenes.compactMap { $0 as? UIWindowScene }.first?.windows.first(
      where: \.isKeyWindow)
    _ = window?.safeAreaInsets
    _ = scenes.first { $0.activationState == .foregroundActive }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: { view.alpha = 1 }
    ) { transitionContext.completeTransition($0) }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
}

final class ContainerController: UIViewController {
  private var current: UIViewController?
  private var undo = UndoManager()

  func show(_ controller: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(controller)
    view.addSubview(controller.view)
    controller.view.frame = view.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.didMove(toParent: self)
    current = controller
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  override var undoManager: UndoManager? { undo }
  override var childForStatusBarStyle: UIViewController? { current }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      view.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
    switch traitCollection.horizontalSizeClass {
    case .compact: break
    case .regular: break
    case .unspecified: break
    @unknown default: break
    }
  }

  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }

  override func updateViewConstraints() { super.updateViewConstraints() }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }

  func adopt(_ activity: NSUserActivity) {
    activity.title = "Reading"
    activity.isEligibleForHandoff = true
    userActivity = activity
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(self, for: .primary)
    splitViewController?.show(.primary)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 10]
    )
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }
    navigationController?.popToViewController(self, animated: true)
    dismiss(animated: true, completion: nil)
  }
}

final class KeyController: UIViewController {
  private var displayLink: CADisplayLink?
  private let focus = UIFocusGuide()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addLayoutGuide(focus)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    view.keyboardLayoutGuide.setConstraints([], activeWhenNearEdge: .top)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.directionalLayoutMargins.leading = 20
    view.insetsLayoutMarginsFromSafeArea = false
    view.preservesSuperviewLayoutMargins = true
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.isAccessibilityElement = false
    view.accessibilityViewIsModal = true
    view.largeContentTitle = "Large"
    UIAccessibility.post(notification: .announcement, argument: "Done")
    if UIAccessibility.isReduceMotionEnabled || UIAccessibility.isVoiceOverRunning { return }
    let element = UIAccessibilityElement(accessibilityContainer: view as Any)
    element.accessibilityFrameInContainerSpace = .zero
    element.accessibilityLabel = "Element"
    edgesForExtendedLayout = []
    extendedLayoutIncludesOpaqueBars = true
    hidesBottomBarWhenPushed = true
    modalTransitionStyle = .crossDissolve
    additionalSafeAreaInsets.bottom = 10
    preferredContentSize = CGSize(width: 300, height: 200)
    _ = UIScreen.main.nativeBounds
    _ = view.window?.windowScene?.interfaceOrientation.isLandscape
    _ = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    _ = UIMenu(title: "", image: nil, identifier: .file, options: [.displayInline], children: [])
  }
}
