// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Appearance callbacks of child controllers.
///
/// Source: the reference of `shouldAutomaticallyForwardAppearanceMethods` and
/// `beginAppearanceTransition(_:animated:)`.
@MainActor
@Suite struct AppearanceForwardingTests {
  private final class Listener: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      heard.append("willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      heard.append("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      heard.append("willDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      heard.append("didDisappear")
    }
  }

  private final class Pager: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    return window
  }

  @Test func withoutForwardingChildrenReceiveOnlyExplicitCalls() {
    let (pager, page, inner) = (Pager(), Listener(), Listener())
    add(page, to: pager)
    add(inner, to: page)
    let window = show(pager)
    #expect(page.heard.isEmpty && inner.heard.isEmpty)
    let late = Listener()
    add(late, to: pager)
    #expect(late.heard.isEmpty)

    page.beginAppearanceTransition(true, animated: false)
    #expect(page.heard == ["willAppear"] && inner.heard == ["willAppear"])
    page.endAppearanceTransition()
    #expect(page.heard == ["willAppear", "didAppear"])
    #expect(inner.heard == page.heard, "the page itself forwards")

    late.willMove(toParent: nil)
    late.view.removeFromSuperview()
    late.removeFromParent()
    window.isHidden = true
    window.rootViewController = nil
    #expect(late.heard.isEmpty)
  }

  @Test func appearanceIsForwardedToChildrenByDefault() {
    let (parent, child) = (Listener(), Listener())
    add(child, to: parent)
    let window = show(parent)
    #expect(child.heard == ["willAppear", "didAppear"])
    let late = Listener()
    add(late, to: parent)
    #expect(late.heard == ["willAppear", "didAppear"])
    late.view.removeFromSuperview()
    #expect(late.heard.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(window.rootViewController === parent)
  }

  @Test func explicitCallsReachChildrenWithViewsInTheParent() {
    let (parent, child, elsewhere) = (Listener(), Listener(), Listener())
    add(child, to: parent)
    parent.addChild(elsewhere)
    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()
    #expect(child.heard == ["willAppear", "didAppear"])
    #expect(elsewhere.heard.isEmpty, "its view is not in the parent's")
    parent.beginAppearanceTransition(false, animated: true)
    parent.endAppearanceTransition()
    #expect(child.heard.suffix(2) == ["willDisappear", "didDisappear"])
  }
}
