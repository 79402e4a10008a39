// SPDX-License-Identifier: MIT

package import AutoLayout
import ConstraintSolver
package import Diagnostics
import Typography
import UIKitComponents
package import VisualFormat

/// A superview with a view for each name, laid out by the constraints of formats.
package struct FormatCanvas: ~Copyable {
  private var forest: LayoutForest
  private let root: ItemID
  private var items: [String: ItemID] = [:]
  /// The text of each constraint and the place of its format.
  private var written: [ConstraintID: (text: String, place: Diagnostic.Place)] = [:]

  package init(size: Size, direction: LayoutDirection, names: [String]) {
    forest = LayoutForest(environment: Environment(direction: direction))
    var item = Item(name: "superview")
    item.frame = Rect(origin: .zero, size: size)
    root = forest.makeItem(item)
    for (index, name) in names.enumerated() {
      items[name] = forest.add(Self.box(name, number: index), to: root)
    }
    for name in names { addWeakPositions(name) }
  }

  /// Activates the constraints of a format without errors.
  ///
  /// - Parameter place: the place of the format.
  package mutating func add(
    _ format: ResolvedFormat, at place: Diagnostic.Place = Diagnostic.Place()
  ) {
    let spacers = format.spacers.map { _ in forest.add(Item(kind: .guide(.plain)), to: root) }
    for constraint in format.constraints {
      guard let first = item(constraint.first, spacers),
        let attribute = AutoLayout.Attribute(rawValue: constraint.firstAttribute.rawValue)
      else { continue }
      let other = constraint.secondAttribute.flatMap {
        AutoLayout.Attribute(rawValue: $0.rawValue)
      }
      var equation = Constraint(
        first, attribute, Self.relation(constraint.relation),
        constraint.second.flatMap { item($0, spacers) }, other ?? .notAnAttribute,
        multiplier: constraint.multiplier, priority: constraint.priority)
      switch constraint.constant {
      case .points(let points): equation.constant = points
      case .standardSpacing: equation.systemSpacing = 1
      }
      // The parser has already checked the constraint. If activation fails anyway, the constraint
      // is ignored.
      if let id = try? forest.activate(equation) { written[id] = ("\(constraint)", place) }
    }
  }

  /// A diagnostic for each conflict, with the conflicting constraints and the one that is broken.
  package func conflicts(in snapshot: LayoutSnapshot) -> [Diagnostic] {
    snapshot.conflicts.map { conflict in
      let members = conflict.members.compactMap { member in
        if case .constraint(let id) = member { written[id] } else { nil }
      }
      let broken = conflict.broken.flatMap { written[$0] }
      return Diagnostic(
        "conflict", .error,
        "\(conflict.members.count) constraints conflict; "
          + "\(broken?.text ?? "one") is broken",
        at: broken?.place ?? Diagnostic.Place(),
        related: members.map { Diagnostic.Related($0.text, at: $0.place) })
    }
  }

  package mutating func layout() -> LayoutSnapshot { forest.layout(root) }

  /// A line for each view, with its name and frame.
  package static func frames(in snapshot: LayoutSnapshot) -> [String] {
    snapshot.nodes.dropFirst().map { node in
      let frame = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
      return "\(node.identifier ?? node.name): (\(frame.map(number).joined(separator: ", ")))"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
  }

  private func item(_ item: FormatItem, _ spacers: [ItemID]) -> ItemID? {
    switch item {
    case .view(let name): items[name]
    case .superview: root
    case .spacer(let index): spacers.indices.contains(index) ? spacers[index] : nil
    }
  }

  private static func relation(_ relation: FormatRelation) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// Pulls a view to the centre, with a lower priority than any constraint of a format.
  private mutating func addWeakPositions(_ name: String) {
    guard let item = items[name] else { return }
    for attribute in [AutoLayout.Attribute.centerX, .centerY] {
      _ = try? forest.activate(
        Constraint(item, attribute, .equal, root, attribute, priority: Self.weakest))
    }
  }

  /// The priority is below those of content sizes and of all constraints that UIKit adds.
  private static let weakest: Float = 0.5

  private static func box(_ name: String, number: Int) -> Item {
    var item = Item(name: "UIView", identifier: name)
    item.translatesAutoresizingMask = false
    var label = LabelContent(
      ColoredText(
        AttributedText(name, font: .system(15, weight: .semibold)), colors: [.white],
        alignment: .center))
    label.numberOfLines = 1
    item.content = .label(label)
    item.appearance.backgroundColor = colors[number % colors.count]
    item.appearance.cornerRadius = 4
    return item
  }

  private static let colors = [
    Color(red: 0.20, green: 0.45, blue: 0.85), Color(red: 0.16, green: 0.62, blue: 0.48),
    Color(red: 0.84, green: 0.42, blue: 0.22), Color(red: 0.55, green: 0.36, blue: 0.78),
    Color(red: 0.78, green: 0.28, blue: 0.46),
  ]
}
