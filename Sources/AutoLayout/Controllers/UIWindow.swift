// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// The root of a view hierarchy, which fills the screen unless it is told otherwise.
///
/// A window is hidden until it is told not to be. Its root controller's view enters the hierarchy when
/// the window is shown, and is laid out at once.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Where windows stand above one another; kept, as windows are drawn each by itself.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    /// 0, where windows are unless told otherwise.
    public static let normal = Level(rawValue: 0)
    /// 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// 2000.
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  private static var windows: [WeakWindow] = []
  private var hasShownRoot = false

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    join()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    join()
  }

  /// A hidden window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// A hidden window that fills the screen and belongs to `windowScene`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    join()
  }

  /// Whether there is a window to be laid out.
  static var isAnyShown: Bool {
    windows.contains { $0.window.map { !$0.isHidden } ?? false }
  }

  /// All windows that live.
  static var all: [UIWindow] { windows.compactMap(\.window) }

  private func join() {
    LayoutStore.current.forest.setHidden(true, of: item)
    Self.windows.removeAll { $0.window == nil }
    Self.windows.append(WeakWindow(window: self))
    imposeSafeArea()
  }

  /// The controller whose view fills the window.
  ///
  /// In a shown window its view comes in and is laid out at once, with the calls of appearance; the
  /// view of the one before leaves. A hidden window waits until it is shown.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if let oldValue, oldValue.isViewLoaded { oldValue.view.removeFromSuperview() }
      hasShownRoot = false
      if !isHidden { showRoot() }
    }
  }

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene?

  /// The main screen, as there is one.
  open var screen: UIScreen { .main }

  /// Where the window stands above others; without effect on layout.
  open var windowLevel = Level.normal

  /// Whether the window is the one that keyboards serve.
  open private(set) var isKeyWindow = false

  /// Whether the window may become key; it may unless overridden. Nobody asks.
  open var canBecomeKey: Bool { true }

  /// Makes this the key window in place of another, which hears of it first.
  open func makeKey() {
    guard !isKeyWindow else { return }
    for case let other? in Self.windows.map(\.window) where other.isKeyWindow {
      other.isKeyWindow = false
      other.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }

  /// Is called after the window has become key.
  open func becomeKey() {}

  /// Is called after the window has stopped being key.
  open func resignKey() {}

  /// Hands an event to the views it concerns: there are no events, and nobody calls it.
  open func sendEvent(_ event: UIEvent) {}

  /// Makes the window key and shows it: the root controller's view has come in and is laid out when
  /// this returns.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if !newValue { showRoot() }
    }
  }

  open override var window: UIWindow? { self }

  /// Brings the root controller's view into the window and lays it out.
  private func showRoot() {
    guard let controller = rootViewController, !hasShownRoot else { return }
    hasShownRoot = true
    let view: UIView = controller.view
    let translates = view.translatesAutoresizingMaskIntoConstraints
    controller.impose(on: view)
    view.frame = bounds
    if translates { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    addSubview(view)
    if !translates, Quirks.current.contains(.windowTiesUntranslatedRoot) { tie(view) }
    layoutIfNeeded()
    controller.finishAppearing()
  }

  /// The window makes a root view that translates no mask its own size, once.
  ///
  /// Source: a published experiment with roots that clear the flag in `viewDidLoad`.
  private func tie(_ view: UIView) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: leftAnchor),
      view.topAnchor.constraint(equalTo: topAnchor),
      view.widthAnchor.constraint(equalTo: widthAnchor),
      view.heightAnchor.constraint(equalTo: heightAnchor),
    ])
  }

  /// Bars and notches cover a window that fills the screen.
  private func imposeSafeArea() {
    LayoutStore.current.forest[item].imposedSafeArea = LayoutStore.current.environment.safeArea
  }

  /// Changes the screen and lets every window fill it again. Controllers are told before anything
  /// changes.
  static func adaptAll(to environment: ScreenEnvironment) {
    let old = TraitValues(LayoutStore.current.environment)
    let new = TraitValues(environment)
    let transitions = all.map { window in
      (window, window.announceTransition(to: environment.size, old, new))
    }
    LayoutStore.current.environment = environment
    for (window, coordinator) in transitions { window.adapt(from: old, to: new, coordinator) }
  }

  /// The root controller and what is presented above it or above what it contains, from below.
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
    }
    return coordinator
  }

  private func adapt(
    from old: TraitValues, to new: TraitValues, _ coordinator: WindowTransition
  ) {
    imposeSafeArea()
    for controller in shownControllers { controller.applyMargins() }
    let size = UIScreen.main.bounds.size
    bounds = CGRect(origin: bounds.origin, size: size)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    inheritTraits(from: old, to: new)
    setNeedsLayout()
    coordinator.run()
    layoutIfNeeded()
    coordinator.finish()
  }
}

extension UIViewController {
  /// What this controller and those in it present.
  fileprivate var presentedInside: [UIViewController] {
    (state.presented.map { [$0] } ?? []) + children.flatMap(\.presentedInside)
  }

  /// What places the controller while it is presented.
  fileprivate var presentationInWindow: UIPresentationController? {
    state.presenter == nil ? nil : state.presentation
  }
}
