// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import LayoutPlans
@_spi(Benchmarks) import UIKit
import UIKit
import UIKitComponents

/// Costs beyond those of one layout; `view-driver SCENE [N]`.
enum Scene: String {
  /// A table of self-sizing rows, scrolled through from top to bottom.
  case table
  /// One view with constraints alone.
  case constraints
  /// Screens that are pushed and popped.
  case navigation
  /// Constraints of one view that contradict each other.
  case contradictions
  /// A stack of labels with less room than they need, which nothing may break.
  case overfull

  @MainActor
  func run(_ count: Int?) {
    switch self {
    case .table: Table(count ?? 1_000).scrollThrough()
    case .constraints: constraints(count ?? 40_000)
    case .navigation: navigation(count ?? 10_000)
    case .contradictions: contradictions(count ?? 4_000)
    case .overfull: overfull(count ?? 1_000)
    }
  }

  @MainActor
  private func timed(_ name: String, _ body: () -> Void) {
    let before = UIView.layoutWork
    let start = processorTime()
    body()
    let time = (processorTime() - start) / 1000
    let work = CostTable.counts(UIView.layoutWork - before).map { "\($0)" }
    print("\(rawValue)\t\(name)\t\((time * 10).rounded() / 10) ms\t\(work.joined(separator: "\t"))")
  }

  @MainActor
  private func constraints(_ count: Int) {
    var view: UIView? = UIView()
    timed("make \(count)") {
      for index in 0..<count {
        view?.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(index % 100))
          .isActive = true
      }
    }
    timed("teardown") { view = nil }
  }

  @MainActor
  private func navigation(_ cycles: Int) {
    let controller = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    for part in 0..<5 {
      timed("cycles \(part * cycles / 5)...") {
        for _ in 0..<cycles / 5 {
          controller.pushViewController(Page(), animated: false)
          window.layoutIfNeeded()
          controller.popViewController(animated: false)
          window.layoutIfNeeded()
        }
      }
    }
  }

  @MainActor
  private func contradictions(_ count: Int) {
    LayoutConflictReport.handler = { _ in }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    for index in 0..<count {
      view.widthAnchor.constraint(equalToConstant: CGFloat(index + 1)).isActive = true
    }
    timed("layout of \(count)") { root.layoutIfNeeded() }
    timed("again") { root.layoutIfNeeded() }
  }

  @MainActor
  private func overfull(_ count: Int) {
    LayoutConflictReport.handler = { _ in }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    for edge in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
      NSLayoutConstraint(
        item: stack, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge,
        multiplier: 1, constant: 0
      ).isActive = true
    }
    for index in 0..<count {
      let label = UILabel()
      label.text = "Row \(index)"
      stack.addArrangedSubview(label)
    }
    timed("layout of \(count)") { root.layoutIfNeeded() }
  }
}

/// A screen with a few views, as an app pushes them.
private final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var last: UIView?
    for index in 0..<10 {
      let label = UILabel()
      label.text = "Line \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        label.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? view.safeAreaLayoutGuide.topAnchor, constant: 8),
      ])
      last = label
    }
  }
}

/// A table whose rows are as high as their texts.
@MainActor
private final class Table: NSObject, UITableViewDataSource {
  private final class Row: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let count: Int
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(_ count: Int) {
    self.count = count
    super.init()
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? Row)?.label.text = String(
      repeating: "A row that wraps its text. ", count: 1 + indexPath.row % 7)
    return cell
  }

  func scrollThrough() {
    let before = UIView.layoutWork
    let start = processorTime()
    table.layoutIfNeeded()
    let first = processorTime()
    var offset: CGFloat = 0
    while offset < table.contentSize.height {
      table.contentOffset.y = offset
      table.layoutIfNeeded()
      offset += 400
    }
    let work = CostTable.counts(UIView.layoutWork - before).map { "\($0)" }
    print("table\tfirst layout\t\((first - start) / 1000) ms")
    print(
      "table\tscrolling\t\((processorTime() - first) / 1000) ms\t\(work.joined(separator: "\t"))")
  }
}
