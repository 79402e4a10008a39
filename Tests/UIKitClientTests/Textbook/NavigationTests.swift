// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Controllers that replace each other below a navigation bar.
@MainActor
@Suite(.serialized)
struct NavigationTests {
  private final class Log {
    var calls: [String] = []
  }

  private final class Page: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    private func note(_ call: String) { log.calls.append("\(name).\(call)") }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      note("viewIsAppearing \(Int(view.safeAreaInsets.top))")
    }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      note("willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      note("didMove \(parent == nil ? "out" : "in")")
    }
  }

  private let log = Log()
  private let window = UIWindow(frame: UIScreen.main.bounds)

  private func show() -> (UINavigationController, Page, Page) {
    let (first, second) = (Page("first", log), Page("second", log))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    log.calls = []
    return (navigation, first, second)
  }

  /// Source: the reference of UIViewController. The disappearing controller is called first. The
  /// geometry is final when the other one appears: 20 points of status bar and 44 points of
  /// navigation bar.
  @Test func pushedControllerAppearsOnceItIsLaidOut() {
    let (navigation, _, second) = show()
    navigation.pushViewController(second, animated: false)
    #expect(
      log.calls == [
        "second.willMove in", "second.viewDidLoad", "first.viewWillDisappear",
        "second.viewWillAppear", "second.viewIsAppearing 64", "second.viewDidLayoutSubviews",
        "first.viewDidDisappear", "second.viewDidAppear", "second.didMove in",
      ])
    #expect(second.view.window === window)
  }

  @Test func poppedControllerLeavesAfterTheOtherIsLaidOut() {
    let (navigation, first, second) = show()
    navigation.pushViewController(second, animated: false)
    log.calls = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      log.calls == [
        "second.willMove out", "second.viewWillDisappear", "first.viewWillAppear",
        "first.viewIsAppearing 64", "first.viewDidLayoutSubviews", "second.viewDidDisappear",
        "first.viewDidAppear", "second.didMove out",
      ])
    #expect(first.view.window === window)
    #expect(second.view.window == nil)
    #expect(navigation.children == [first])
  }

  /// 52 points more. Source: bars that Xcode saved.
  @Test func askingForLargeTitlesMovesTheSafeAreaAtOnce() {
    let (navigation, first, _) = show()
    #expect(first.view.safeAreaInsets.top == 64)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 116)
    first.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 64)
  }

  @Test func showPushesInsideANavigationControllerAndPresentsElsewhere() {
    let (navigation, first, second) = show()
    first.show(second, sender: nil)
    #expect(navigation.topViewController === second)
    let alone = UIViewController()
    window.rootViewController = alone
    let other = UIViewController()
    alone.show(other, sender: nil)
    #expect(alone.presentedViewController === other)
  }

  @Test func childTakesThePlaceOfAnother() {
    let parent = UIViewController()
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let (first, second) = (Page("first", log), Page("second", log))
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    var isDone = false
    parent.transition(from: first, to: second, duration: 0.3, animations: nil) { isDone = $0 }
    #expect(isDone)
    #expect(first.view.superview == nil)
    #expect(second.view.superview === parent.view)
  }

  @Test func newKeyWindowResignsTheFormerOne() {
    final class Counting: UIWindow {
      var changes: [String] = []
      override func becomeKey() { changes.append("become") }
      override func resignKey() { changes.append("resign") }
    }
    let (first, second) = (Counting(frame: .zero), Counting(frame: .zero))
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.changes == ["become", "resign"])
    #expect(second.changes == ["become"])
    #expect(second.isKeyWindow && !first.isKeyWindow)
  }
}
