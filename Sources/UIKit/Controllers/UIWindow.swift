// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
public import FoundationAdditions

open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, _NumericRawValue, Sendable {
    public var rawValue: CGFloat

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
  }

  private static var windows: [WeakWindow] = []
  private var hasShownRoot = false

  private struct WeakWindow { weak var window: UIWindow? }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    join()
  }

  static var isAnyShown: Bool { windows.contains { $0.window.map { !$0.isHidden } ?? false } }

  static var all: [UIWindow] { windows.compactMap(\.window) }

  private func join() {
    LayoutStore.current.forest.setHidden(true, of: item)
    Self.windows.removeAll { $0.window == nil }
    Self.windows.append(WeakWindow(window: self))
    followScreen()
  }

  private let ownUndoManager = UndoManager()

  /// The undo manager of all responders in the window that do not provide their own.
  open override var undoManager: UndoManager? { ownUndoManager }

  @_Observed(UIWindow.replaceRoot) open var rootViewController: UIViewController? = nil

  private func replaceRoot(_ old: UIViewController?, by new: UIViewController?) {
    guard old !== new else { return }
    if let old, old.isViewLoaded { old.view.removeFromSuperview() }
    hasShownRoot = false
    if !isHidden { showRoot() }
  }

  open weak var windowScene: UIWindowScene?

  /// Setting it has no effect: there is one screen.
  open var screen: UIScreen {
    get { .main }
    set { _ = newValue }
  }

  /// No effect.
  open var canResizeToFitContent = false

  /// No effect.
  open var windowLevel = Level.normal

  open private(set) var isKeyWindow = false

  /// Never called.
  open var canBecomeKey: Bool { true }

  open func makeKey() {
    guard !isKeyWindow else { return }
    for case let other? in Self.windows.map(\.window) where other.isKeyWindow {
      other.isKeyWindow = false
      other.resignKey()
      other.post(Self.didResignKeyNotification)
    }
    isKeyWindow = true
    joinScene()
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Puts a window without a scene into the scene of the other windows, or else into a default
  /// scene.
  ///
  /// Source: in apps without scenes in their manifest, all windows are in the one connected scene.
  private func joinScene() {
    guard windowScene == nil else { return }
    windowScene = Self.all.lazy.compactMap(\.windowScene).first ?? Self.defaultScene
  }

  private static let defaultScene = UIWindowScene()

  open func becomeKey() {}

  open func resignKey() {}

  /// Delivers the event's touches by their phases, to their views or to the views they hit. Only
  /// code creates such events and calls this method.
  open func sendEvent(_ event: UIEvent) { deliver(event) }

  /// Lays out the root controller's view before it returns.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
      if !newValue { showRoot() }
    }
  }

  open override var window: UIWindow? { self }

  private func showRoot() {
    guard let controller = rootViewController, !hasShownRoot else { return }
    hasShownRoot = true
    let view: UIView = controller.view
    let translates = view.translatesAutoresizingMaskIntoConstraints
    controller.applyMargins()
    view.frame = bounds
    if translates { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    addSubview(view)
    if !translates, Quirks.current.contains(.windowTiesUntranslatedRoot) { constrainToSize(view) }
    layoutIfNeeded()
    controller.finishAppearing()
  }

  /// Constrains a root view that does not translate its autoresizing mask to the size of the
  /// window, once.
  ///
  /// Source: a published experiment with roots that clear the flag in `viewDidLoad`.
  private func constrainToSize(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.widthAnchor.constraint(equalTo: widthAnchor),
      view.heightAnchor.constraint(equalTo: heightAnchor),
    ])
  }

  /// Adopts the screen's safe area, and the display scale if it differs from the screen's.
  func followScreen() {
    let store = LayoutStore.current
    let screen = store.environment
    let safeArea = EdgeInsets.ofWindow(
      at: store.forest.frame(of: item), onScreen: screen.size,
      screen.safeArea(hidesStatusBar: rootViewController?.hidesStatusBar == true))
    if store.forest[item].imposedSafeArea != safeArea {
      store.forest[item].imposedSafeArea = safeArea
    }
    let scale = traitCollection.displayScale
    let isOwn = scale > 0 && scale != screen.layout.pixels.scale
    store.forest.setPixels(isOwn ? PixelGrid(scale: scale) : nil, of: item)
  }

  /// Changes the screen and the frames of all windows, after notifying the controllers.
  static func adaptAll(to environment: ScreenEnvironment) {
    let old = TraitValues(LayoutStore.current.environment)
    let new = TraitValues(environment)
    let transitions = all.map { window in
      (window, window.announceTransition(to: environment.size, old, new))
    }
    let held = UIDevice.current.orientation
    LayoutStore.current.environment = environment
    // At this point windows have their old sizes, as in UIKit.
    if UIDevice.current.orientation != held {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
    for (window, coordinator) in transitions { window.adapt(from: old, to: new, coordinator) }
    InputViews.shared.update()
    if old.preferredContentSizeCategory != new.preferredContentSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: UIScreen.main,
        userInfo: [
          UIContentSizeCategory.newValueUserInfoKey:
            UITraitCollection.screen.preferredContentSizeCategory.rawValue
        ])
    }
  }

  /// The root controller, then the controllers presented by it and by its descendants, from back to
  /// front.
  private var shownControllers: [UIViewController] {
    var shown = rootViewController.map { [$0] } ?? []
    var next = 0
    while next < shown.count {
      shown += shown[next].presentedInside
      next += 1
    }
    return shown
  }

  private func announceTransition(
    to size: Size, _ old: TraitValues, _ new: TraitValues
  ) -> WindowTransition {
    let coordinator = WindowTransition(of: self)
    let own = state.ownTraits
    let (held, turned) = (
      UIApplication.shared.statusBarOrientation, UIInterfaceOrientation(ofScreen: CGSize(size))
    )
    for controller in shownControllers {
      if own.applied(to: old) != own.applied(to: new) {
        let traits = UITraitCollection(own.applied(to: new))
        if let presentation = controller.presentationInWindow {
          presentation.willTransition(to: traits, with: coordinator)
        } else {
          controller.willTransition(to: traits, with: coordinator)
        }
      }
      guard CGSize(size) != bounds.size else { continue }
      if let presentation = controller.presentationInWindow {
        presentation.viewWillTransition(to: CGSize(size), with: coordinator)
      } else {
        controller.viewWillTransition(to: CGSize(size), with: coordinator)
      }
      if turned != held { controller.announceRotation(from: held, to: turned, coordinator) }
    }
    return coordinator
  }

  private func adapt(
    from old: TraitValues, to new: TraitValues, _ coordinator: WindowTransition
  ) {
    let size = UIScreen.main.bounds.size
    bounds = CGRect(origin: bounds.origin, size: size)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    followScreen()
    for controller in shownControllers { controller.applyMargins() }
    inheritTraits(from: old, to: new)
    setNeedsLayout()
    coordinator.run()
    layoutIfNeeded()
    coordinator.finish()
  }
}

extension UIViewController {
  fileprivate func announceRotation(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation,
    _ coordinator: WindowTransition
  ) {
    let duration = coordinator.transitionDuration
    willRotate(to: new, duration: duration)
    _ = coordinator.animate(
      alongsideTransition: { _ in self.willAnimateRotation(to: new, duration: duration) },
      completion: { _ in self.didRotate(from: old) })
    for child in children { child.announceRotation(from: old, to: new, coordinator) }
  }

  fileprivate var presentedInside: [UIViewController] {
    (state.presented.map { [$0] } ?? []) + children.flatMap(\.presentedInside)
  }

  fileprivate var presentationInWindow: UIPresentationController? {
    state.presenter == nil ? nil : state.presentation
  }
}

extension UIWindow {
  /// Equals the safe area layout guide: a window never exceeds the size that its content supports.
  public var safeAreaAspectFitLayoutGuide: UILayoutGuide { safeAreaLayoutGuide }
}
