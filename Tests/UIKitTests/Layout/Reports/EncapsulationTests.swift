// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Views with an imposed size: root views of controllers and content views of cells.
@MainActor
@Suite(.serialized)
struct EncapsulationTests {
  private func diagnostics(during body: () -> Void) -> [LayoutDiagnostic] {
    var diagnostics: [LayoutDiagnostic] = []
    let handler = LayoutDiagnostic.handler
    LayoutDiagnostic.handler = { diagnostics.append($0) }
    defer { LayoutDiagnostic.handler = handler }
    body()
    return diagnostics
  }

  private func addChild(to view: UIView) {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  private func identifiers(_ view: UIView) -> Set<String> {
    let constraints =
      view.constraintsAffectingLayout(for: .horizontal)
      + view.constraintsAffectingLayout(for: .vertical)
    return Set(constraints.filter { $0.firstItem === view }.compactMap(\.identifier))
  }

  private let names: Set<String> = [
    "UIView-Encapsulated-Layout-Width", "UIView-Encapsulated-Layout-Height",
    "UIView-Encapsulated-Layout-Left", "UIView-Encapsulated-Layout-Top",
  ]

  @Test func rootsOfControllersAndContentsOfCellsHaveImposedSizes() {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    addChild(to: controller.view)
    window.layoutIfNeeded()
    #expect(identifiers(controller.view) == names)

    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    addChild(to: cell.contentView)
    cell.layoutIfNeeded()
    #expect(identifiers(cell.contentView) == names)
    let width = cell.contentView.constraintsAffectingLayout(for: .horizontal)
      .first { $0.identifier == "UIView-Encapsulated-Layout-Width" }
    #expect(width?.constant == 50)
    #expect(width?.isActive == true)
  }

  @Test func contentThatTranslatesNoMaskHasNoSizeAndIsReportedOnce() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(child)
    child.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    let found = diagnostics {
      for _ in 0..<3 {
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.view === cell.contentView)
    #expect(cell.contentView.frame.size == .zero)
  }

  @Test func rootThatStopsTranslatingLaterHasNoSizeAndIsReportedOnce() {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    addChild(to: controller.view)
    let found = diagnostics {
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      for _ in 0..<3 {
        window.setNeedsLayout()
        window.layoutIfNeeded()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("leave the property true") == true)
    #expect(controller.view.frame.size == .zero)
  }

  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }

  private final class CountingController: UIViewController {
    let counting = CountingView()
    override func loadView() { view = counting }
  }

  /// Source of the rule: a window sets the size of its root view alone, and only once.
  @Test func childThatTranslatesNoMaskIsReportedOnce() {
    let (parent, child) = (UIViewController(), CountingController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let found = diagnostics {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      child.view.translatesAutoresizingMaskIntoConstraints = false
      addChild(to: child.view)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      for _ in 0..<3 {
        parent.view.setNeedsLayout()
        window.layoutIfNeeded()
      }
    }
    #expect(found.count == 1)
    #expect(found.first?.view === child.view)
    #expect(child.view.frame.size == .zero)
    #expect(child.counting.layouts <= 16)
  }

  @Test func childThatItsParentConstrainsOrArrangesIsInOrder() {
    let parent = UIViewController()
    let children = [UIViewController(), UIViewController()]
    let stack = UIStackView()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = parent
    let found = diagnostics {
      window.makeKeyAndVisible()
      for child in children {
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        addChild(to: child.view)
      }
      stack.frame = parent.view.bounds
      parent.view.addSubview(stack)
      stack.addArrangedSubview(children[0].view)
      parent.view.addSubview(children[1].view)
      NSLayoutConstraint.activate([
        children[1].view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        children[1].view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
        children[1].view.widthAnchor.constraint(equalToConstant: 50),
        children[1].view.heightAnchor.constraint(equalToConstant: 60),
      ])
      window.layoutIfNeeded()
    }
    #expect(found.isEmpty)
    #expect(children[0].view.frame == stack.bounds)
    #expect(children[1].view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func rootIsTiedOnlyTheFirstTimeItIsShown() {
    let controller = CountingController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    addChild(to: controller.view)
    let found = diagnostics {
      window.makeKeyAndVisible()
      #expect(controller.view.frame == window.bounds)
      controller.view.removeFromSuperview()
      window.addSubview(controller.view)
      window.layoutIfNeeded()
    }
    #expect(found.count == 1)
    #expect(controller.view.frame.size == .zero)
    #expect(controller.counting.layouts <= 16)
  }

  @Test func constraintsThatTheSystemImposesAreBrokenLast() throws {
    var reports: [LayoutConflictReport] = []
    let handler = LayoutConflictReport.handler
    LayoutConflictReport.handler = { reports.append($0) }
    defer { LayoutConflictReport.handler = handler }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let imposed = view.heightAnchor.constraint(equalToConstant: 200)
    let own = view.heightAnchor.constraint(equalToConstant: 44)
    imposed.isActive = true
    imposed.identifier = "UIView-Encapsulated-Layout-Height"
    own.isActive = true
    root.layoutIfNeeded()
    #expect(try #require(reports.first).broken === own)
    #expect(view.frame.height == 200)
  }
}
