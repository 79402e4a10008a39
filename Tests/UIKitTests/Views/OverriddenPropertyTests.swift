// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Properties that subclasses override affect the layouts of the view and its descendants.
///
/// Source: frames that UIKit recorded for snapshot libraries, whose overrides it calls, and Apple's
/// documentation of each member.
@MainActor
@Suite(.serialized)
struct OverriddenPropertyTests {
  private final class MarginView: UIView {
    var own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    override var layoutMargins: UIEdgeInsets {
      get { own }
      set { own = newValue }
    }
  }

  private final class DirectionalView: UIView {
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
      get { NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8) }
      set {}
    }
  }

  private final class WiderView: UIView {
    override var layoutMargins: UIEdgeInsets {
      get {
        var margins = super.layoutMargins
        margins.left += 10
        return margins
      }
      set { super.layoutMargins = newValue }
    }
  }

  private func filled(_ view: UIView, in host: UIView) -> UIView {
    view.frame = host.bounds
    host.addSubview(view)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    host.layoutIfNeeded()
    return content
  }

  private let host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  // MARK: Margins

  @Test func marginsThatAClassAnswersHoldItsGuide() {
    let view = MarginView()
    let content = filled(view, in: host)
    #expect(content.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(view.layoutMarginsGuide.layoutFrame == content.frame)
    view.own = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func directionalMarginsThatAClassAnswersFollowTheDirection() {
    let view = DirectionalView()
    let content = filled(view, in: host)
    #expect(content.frame == CGRect(x: 6, y: 5, width: 186, height: 88))
    view.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 8, y: 5, width: 186, height: 88))
  }

  @Test func anAnswerMayAddToWhatIsInherited() {
    let view = WiderView()
    let content = filled(view, in: host)
    #expect(content.frame == CGRect(x: 18, y: 8, width: 174, height: 84))
    host.setNeedsLayout()
    view.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(content.frame.minX == 18)
    #expect(view.layoutMargins.left == 18)
  }

  @Test func answeredMarginsReachThoseThatPreserveThem() {
    let view = MarginView(frame: host.bounds)
    let inner = UIView(frame: host.bounds)
    inner.preservesSuperviewLayoutMargins = true
    inner.layoutMargins = .zero
    host.addSubview(view)
    view.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  // MARK: Autoresizing and direction

  @Test func aClassThatNeverTranslatesItsMaskIsLaidOutByConstraintsAlone() {
    final class Untranslated: UIView {
      override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { false }
        set {}
      }
    }
    let view = Untranslated()
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: host.topAnchor, constant: 6),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    host.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 50, height: 20))
  }

  @Test func directionsThatAClassAnswersTurnWhatIsInside() {
    final class Turned: UIView {
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        .rightToLeft
      }
    }
    final class Forced: UIView {
      override var semanticContentAttribute: UISemanticContentAttribute {
        get { .forceRightToLeft }
        set {}
      }
    }
    final class Other: UIView {
      override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        super.effectiveUserInterfaceLayoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      }
    }
    for view in [Turned(), Forced(), Other()] {
      view.frame = host.bounds
      host.addSubview(view)
      let content = UIView()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.widthAnchor.constraint(equalToConstant: 50),
        content.heightAnchor.constraint(equalToConstant: 20),
      ])
      for _ in 0..<2 {
        view.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 140, y: 0, width: 50, height: 20))
      }
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  // MARK: Traits

  private final class SimulatedWindow: UIWindow {
    var simulated = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
    ])
    override var traitCollection: UITraitCollection {
      UITraitCollection(traitsFrom: [super.traitCollection, simulated])
    }
  }

  private final class Listener: UIView {
    var heard: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard.append(traitCollection.horizontalSizeClass)
    }
  }

  @Test func traitsThatAWindowAnswersAreInheritedByWhatItContains() {
    let window = SimulatedWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UIViewController()
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(listener)
    listener.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: listener.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: listener.topAnchor),
    ])
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(listener.heard == [.regular])
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    #expect(listener.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(label.font.pointSize == 33)
    #expect(label.frame.maxX == 365)

    window.simulated = UITraitCollection(horizontalSizeClass: .compact)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(listener.heard == [.regular, .compact])
    #expect(label.font.pointSize == 17)
    #expect(label.frame.minX == 10)

    listener.removeFromSuperview()
    #expect(listener.traitCollection.userInterfaceStyle == .light)
    window.isHidden = true
  }

  @Test func traitsThatAControllerAnswersAreInheritedByItsViewAndChildren() {
    final class Regular: UIViewController {
      override var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
          super.traitCollection, UITraitCollection(horizontalSizeClass: .regular),
        ])
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let (controller, child) = (Regular(), UIViewController())
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    window.isHidden = true
  }

  // MARK: Controllers

  @Test func insetsAndMarginsThatAControllerAnswersAreAskedAtEveryPass() {
    final class Padded: UIViewController {
      var inset: CGFloat = 10
      override var additionalSafeAreaInsets: UIEdgeInsets {
        get { UIEdgeInsets(top: inset, left: 0, bottom: 0, right: 0) }
        set {}
      }
      override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: inset * 3, bottom: 0, trailing: 44)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
    let controller = Padded()
    window.rootViewController = controller
    window.isHidden = false
    let top = controller.view.safeAreaInsets.top
    #expect(controller.view.layoutMargins.left == 30)
    #expect(controller.view.layoutMargins.right == 44)
    controller.inset = 20
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == top + 10)
    #expect(controller.view.layoutMargins.left == 60)
    window.isHidden = true
  }

  // MARK: Measuring

  @Test func aTableMayLayItselfOutToMeasureItsContent() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    final class FullTable: UITableView {
      override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
      }
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
    }
    let rows = Rows()
    let table = FullTable()
    table.dataSource = rows
    table.rowHeight = 20
    table.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(table)
    NSLayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      table.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }
}
