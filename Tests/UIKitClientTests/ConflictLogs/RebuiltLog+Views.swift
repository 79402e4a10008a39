// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

extension RebuiltLog {
  /// The lines of each stack view, by the stack view's index. If the message does not contain the
  /// stack view, by the index of one of its views.
  private func stackLines() -> (shown: [Int: [LoggedConstraint]], hidden: [[LoggedConstraint]]) {
    var shown: [Int: [LoggedConstraint]] = [:]
    var hidden: [(view: Int, lines: [LoggedConstraint])] = []
    for line in log.constraints {
      guard let role = line.identifier, role.hasPrefix("UISV-"), role != "UISV-hiding",
        let arranged = arrangedView(line, role)
      else { continue }
      if let stack = tree.parents[arranged] {
        shown[stack, default: []].append(line)
      } else if let place = hidden.firstIndex(where: { tree.areSiblings($0.view, arranged) }) {
        hidden[place].lines.append(line)
      } else {
        hidden.append((arranged, [line]))
      }
    }
    return (shown, hidden.map(\.lines))
  }

  /// An item that the stack view of the line arranges, or the stack view's spacer.
  private func arrangedView(_ line: LoggedConstraint, _ role: String) -> Int? {
    guard role == "UISV-canvas-connection" else { return tree.index(of: line.first.item) }
    return line.second.flatMap { tree.index(of: $0.item) }
  }

  func makeViews() {
    let stacks = stackLines().shown
    for (index, item) in tree.items.enumerated() where !item.isGuide && !isSupport(index) {
      let view = makeView(item, isStack: stacks[index] != nil)
      view.translatesAutoresizingMaskIntoConstraints = false
      if let name = item.name { view.accessibilityIdentifier = name }
      views[index] = view
    }
  }

  private func makeView(_ item: LoggedItem, isStack: Bool) -> UIView {
    switch item.className {
    case _ where isStack: return UIStackView()
    case "UILabel":
      let label = UILabel()
      label.text = item.title
      return label
    case "UIButton":
      let button = UIButton(type: .system)
      button.setTitle(item.title, for: .normal)
      return button
    case "UITextField":
      let field = UITextField()
      field.text = item.title
      return field
    case "UIImageView": return UIImageView()
    case "UIScrollView": return UIScrollView()
    case "UISegmentedControl", "UIPageControl", "UICollectionView": return UIView()
    default: return UIView()
    }
  }

  func nest() {
    let (shown, hidden) = stackLines()
    for (index, lines) in shown.sorted(by: { $0.key < $1.key }) {
      if let stack = views[index] as? UIStackView { arrange(lines, in: stack) }
    }
    for lines in hidden {
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      arrange(lines, in: stack)
    }
    for (index, view) in views.sorted(by: { $0.key < $1.key }) where view.superview == nil {
      superview(of: index).addSubview(view)
    }
    for line in log.constraints where line.identifier == "UISV-hiding" {
      guard let hidden = tree.index(of: line.first.item).flatMap({ views[$0] }) else { continue }
      hide(hidden, alongVertical: line.first.attribute == .height)
    }
  }

  private func arrange(_ lines: [LoggedConstraint], in stack: UIStackView) {
    let plan = StackPlan(of: lines, in: tree)
    stack.axis = plan.axis
    stack.distribution = plan.distribution
    stack.alignment = plan.alignment
    stack.isLayoutMarginsRelativeArrangement = plan.isMarginsRelative
    for item in plan.items {
      guard let view = views[item] else { continue }
      stack.addArrangedSubview(view)
      if let spacing = plan.spacings[item] { stack.setCustomSpacing(spacing, after: view) }
    }
    if plan.hasSpanner, plan.items.count == 1 { stack.addArrangedSubview(UIView()) }
  }

  /// Hides an arranged view. The message need not contain the stack view around it.
  private func hide(_ view: UIView, alongVertical isVertical: Bool) {
    if !(view.superview is UIStackView), let superview = view.superview {
      let stack = UIStackView()
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.axis = isVertical ? .vertical : .horizontal
      superview.addSubview(stack)
      stack.addArrangedSubview(view)
    }
    view.isHidden = true
  }
}
