// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Trait overrides of views and controllers, and their effect on the layout.
@MainActor
@Suite(.serialized)
struct TraitTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private func pin(_ view: UIView, leadingIn superview: UIView, by constant: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: constant),
      view.topAnchor.constraint(equalTo: superview.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test func overriddenDirectionTurnsTheSubtreeAlone() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (turned, plain) = (UIView(), UIView())
    for view in [turned, plain] {
      view.frame = root.bounds
      root.addSubview(view)
    }
    let (inner, other, player) = (UIView(), UIView(), UIView())
    pin(inner, leadingIn: turned, by: 20)
    pin(other, leadingIn: plain, by: 20)
    pin(player, leadingIn: turned, by: 20)
    turned.traitOverrides.layoutDirection = .rightToLeft
    player.semanticContentAttribute = .playback
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 230)
    #expect(other.frame.minX == 20)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.semanticContentAttribute == .unspecified)
    #expect(player.effectiveUserInterfaceLayoutDirection == .leftToRight)

    // A subview that is added later inherits the direction, and loses it when it is removed.
    let late = UIView()
    turned.addSubview(late)
    #expect(late.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    late.removeFromSuperview()
    #expect(late.effectiveUserInterfaceLayoutDirection == .leftToRight)

    turned.traitOverrides.remove(UITraitLayoutDirection.self)
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 20)
  }

  @Test func overriddenTextSizeReachesTheFontsBelow() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let panel = UIView(frame: root.bounds)
    root.addSubview(panel)
    let labels = (0..<2).map { index in
      let label = UILabel()
      label.text = "Title"
      label.font =
        index == 0
        ? .preferredFont(forTextStyle: .body)
        : UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(label)
      label.topAnchor.constraint(equalTo: panel.topAnchor).isActive = true
      return label
    }
    root.layoutIfNeeded()
    let height = labels[0].frame.height
    panel.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    root.layoutIfNeeded()
    // Body text has 40 points at this text size, and 17 at the default one.
    #expect(labels[0].font.pointSize == 40)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let scaled = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 34), compatibleWith: large)
    #expect(labels[1].font == scaled)
    #expect(scaled.pointSize > 60)
    #expect(labels[0].frame.height > height + 20)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)

    panel.maximumContentSizeCategory = .large
    #expect(labels[0].font.pointSize == 17)
    #expect(labels[0].traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func overriddenSizeClassReachesChildControllers() {
    final class Child: UIViewController {
      var seen: [UIUserInterfaceSizeClass] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        seen += [previous?.horizontalSizeClass, traitCollection.horizontalSizeClass].compactMap(
          \.self)
      }
    }
    let (parent, child) = (UIViewController(), Child())
    let window = show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.seen == [.compact, .regular])
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)

    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func controllersHearBeforeTheirViewsAndSuperviewsBeforeSubviews() {
    final class Log {
      var calls: [String] = []
    }
    final class View: UIView {
      var (name, log) = ("", Log())
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log.calls.append(name)
      }
    }
    final class Controller: UIViewController {
      let log = Log()
      override func loadView() {
        let (root, inner) = (View(), View())
        (root.name, root.log, inner.name, inner.log) = ("root", log, "inner", log)
        root.addSubview(inner)
        view = root
      }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        log.calls.append("controller")
      }
    }
    let controller = Controller()
    let window = show(controller)
    controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (controller: Controller, previous: UITraitCollection) in
      controller.log.calls.append("registered \(previous.verticalSizeClass.rawValue)")
    }
    window.traitOverrides.verticalSizeClass = .compact
    #expect(controller.log.calls == ["controller", "registered 2", "root", "inner"])
  }

  @Test func registrationsHearOfTheirTraitsUntilTheyEnd() {
    let view = UIView()
    var heard: [String] = []
    let size = view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (view: UIView, _: UITraitCollection) in heard.append("size") }
    view.registerForTraitChanges([Density.self]) { (view: UIView, previous: UITraitCollection) in
      heard.append("density \(previous[Density.self]) \(view.traitCollection[Density.self])")
    }
    view.traitOverrides.horizontalSizeClass = .regular
    view.traitOverrides[Density.self] = 2
    view.traitOverrides[Density.self] = 2
    #expect(heard == ["size", "density 1.0 2.0"])
    let subview = UIView()
    view.addSubview(subview)
    #expect(subview.traitCollection[Density.self] == 2)
    #expect(view.traitOverrides.contains(Density.self))
    view.traitOverrides.remove(Density.self)
    #expect(subview.traitCollection[Density.self] == 1)
    view.unregisterForTraitChanges(size)
    view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(heard == ["size", "density 1.0 2.0", "density 2.0 1.0"])
  }

  /// Apple's header has two designated initialisers, `init` and `initWithCoder:`. A subclass
  /// without its own inherits both, and the others with them.
  @Test func subclassesInheritTheInitialisers() {
    #expect(Compact().horizontalSizeClass == .compact)
    #expect(Compact().userInterfaceStyle == .unspecified)
    #expect(Compact(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
  }

  private struct Density: UITraitDefinition {
    static let defaultValue = 1.0
  }

  private class Compact: UITraitCollection, @unchecked Sendable {
    override var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  }
}
