// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Controllers in windows: the order of calls, margins, safe areas, embedding.
@MainActor
struct ControllerTests {
  final class Recorder {
    var calls: [String] = []
  }

  final class RecordingView: UIView {
    let recorder: Recorder
    let name: String

    init(_ name: String, _ recorder: Recorder) {
      (self.name, self.recorder) = (name, recorder)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { return nil }

    override func updateConstraints() {
      recorder.calls.append("\(name).updateConstraints")
      super.updateConstraints()
    }

    override func layoutSubviews() {
      recorder.calls.append("\(name).layoutSubviews")
      super.layoutSubviews()
    }

    override func safeAreaInsetsDidChange() {
      recorder.calls.append("\(name).safeAreaInsetsDidChange")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      recorder.calls.append("\(name).traitCollectionDidChange")
    }
  }

  final class RecordingController: UIViewController {
    let recorder = Recorder()
    let child: RecordingView

    init() {
      child = RecordingView("child", recorder)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private func note(_ call: String) { recorder.calls.append(call) }

    override func loadView() {
      note("loadView")
      view = RecordingView("root", recorder)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        child.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        child.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        child.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      note("traitCollectionDidChange")
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      note("willTransition \(traitCollection.verticalSizeClass.rawValue)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      note("viewWillTransition \(Int(view.bounds.width))")
      coordinator.animate(alongsideTransition: { _ in
        self.note("alongside \(Int(self.view.bounds.width))")
      }) { _ in
        self.note("completion")
      }
    }

    override func updateViewConstraints() {
      note("updateViewConstraints")
      super.updateViewConstraints()
    }
  }

  @Test func firstAppearanceCallsInTheDocumentedOrder() {
    let controller = RecordingController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.recorder.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing",
        "child.updateConstraints", "updateViewConstraints", "root.updateConstraints",
        "root.safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
        "root.layoutSubviews", "viewDidLayoutSubviews", "child.layoutSubviews", "viewDidAppear",
      ])
    #expect(controller.child.frame == CGRect(x: 16, y: 20, width: 343, height: 50))

    controller.recorder.calls = []
    window.layoutIfNeeded()
    #expect(controller.recorder.calls.isEmpty)
  }

  @Test func turningTheDeviceCallsInTheDocumentedOrder() throws {
    let controller = RecordingController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.recorder.calls = []
    try UIScreen.main.simulate(SimulatedDevice("iPhone SE", isLandscape: true))
    defer { UIScreen.main.simulateStandard() }
    // The first calls get the old traits and the old size. Then the size, the traits and the layout
    // change.
    #expect(
      controller.recorder.calls == [
        "willTransition 2", "viewWillTransition 375", "traitCollectionDidChange",
        "root.traitCollectionDidChange", "child.traitCollectionDidChange", "alongside 667",
        "root.safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange", "viewWillLayoutSubviews",
        "root.layoutSubviews", "viewDidLayoutSubviews", "child.layoutSubviews", "completion",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(controller.child.frame == CGRect(x: 20, y: 0, width: 627, height: 50))
  }

  private final class TurningController: UIViewController {
    var calls: [String] = []

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("will \(orientation.isLandscape) \(Int(view.bounds.width))")
    }

    override func willAnimateRotation(
      to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
      calls.append("alongside \(Int(view.bounds.width))")
    }

    override func didRotate(from orientation: UIInterfaceOrientation) {
      calls.append("did \(orientation.isLandscape) \(Int(view.bounds.width))")
    }
  }

  /// Source: Apple's documentation of the calls from before iOS 8, and of the notification.
  @Test func turningTheDeviceIsToldAsItWasBefore() throws {
    let (container, child) = (UIViewController(), TurningController())
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.frame = container.view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = container
    window.makeKeyAndVisible()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        child.calls.append("device \(UIDevice.current.orientation.isLandscape)")
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPhone SE", isLandscape: true))
    #expect(
      child.calls == ["will true 375", "device true", "alongside 667", "did false 667"])
    child.calls = []
    try UIScreen.main.simulate(SimulatedDevice("iPhone SE"))
    #expect(
      child.calls == ["will false 667", "device false", "alongside 375", "did true 375"])
    try UIScreen.main.simulate(SimulatedDevice("iPhone SE"))
    #expect(child.calls.count == 4)
  }

  @Test func changedConstraintCallsWhatItConcerns() throws {
    let controller = RecordingController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let height = try #require(
      controller.child.constraints.first { $0.firstAttribute == .height })
    controller.recorder.calls = []
    height.constant = 80
    window.layoutIfNeeded()
    #expect(
      controller.recorder.calls == [
        "viewWillLayoutSubviews", "root.layoutSubviews", "viewDidLayoutSubviews",
        "child.layoutSubviews",
      ])
    controller.recorder.calls = []
    controller.child.widthAnchor.constraint(lessThanOrEqualToConstant: 1000).isActive = true
    window.layoutIfNeeded()
    #expect(controller.recorder.calls == ["child.updateConstraints"])
  }

  @Test func rootThatTranslatesNoMaskFillsTheWindow() {
    final class Controller: UIViewController {
      override func viewDidLoad() { view.translatesAutoresizingMaskIntoConstraints = false }
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = Controller()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.frame == window.bounds)
  }

  @Test func childControllersAppearWithTheirParents() {
    let (parent, child) = (UIViewController(), RecordingController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(
      child.recorder.calls == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.view.window == nil)
  }

  @Test func additionalSafeAreaIsAddedToTheSystems() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 10)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 10))
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 40, left: 46, bottom: 0, right: 26))
    let inner = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
    controller.view.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 0))
  }
}
