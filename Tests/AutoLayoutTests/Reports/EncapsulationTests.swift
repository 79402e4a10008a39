// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing

/// Views whose size something other than constraints decides: controllers' roots and cells' contents.
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

  @Test func contentThatTranslatesNoMaskHasNoSizeAndSaysSoOnce() {
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

  @Test func rootThatStopsTranslatingLaterHasNoSizeAndSaysSoOnce() {
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
