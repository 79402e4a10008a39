// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder

/// Finds self-sizing table view cells whose constraints do not determine a height.
struct CellRule {
  private let index: ElementIndex
  /// The constraints inside cells, by the id of the cell.
  let constraints: [String: [HeldConstraint]]

  init(index: ElementIndex, constraints: [HeldConstraint]) {
    self.index = index
    var cells: [String: String] = [:]
    var sorted: [String: [HeldConstraint]] = [:]
    for held in constraints {
      guard let cell = Self.cell(around: held.owner, index, &cells) else { continue }
      sorted[cell, default: []].append(held)
    }
    self.constraints = sorted
  }

  /// The id of the table view cell that contains an object or is the object itself; nil outside
  /// cells.
  ///
  /// `cells` caches the result, with an empty id for objects outside cells.
  private static func cell(
    around id: String, _ index: ElementIndex, _ cells: inout [String: String]
  ) -> String? {
    var path: [String] = []
    var next: String? = id
    var found = ""
    while let current = next {
      if let known = cells[current] {
        found = known
        break
      }
      path.append(current)
      if index.elements[current]?.name == "tableViewCell" {
        found = current
        break
      }
      next = index.parents[current]
    }
    for id in path { cells[id] = found }
    return found.isEmpty ? nil : found
  }

  func findings() -> [Finding] {
    index.order.compactMap { id -> Finding? in
      guard let cell = index.elements[id], index.isSelfSizing(id), cell["style"] == nil,
        let content = cell.child(key: "contentView"), let contentID = content.id,
        content.list("subviews").contains(where: {
          $0["translatesAutoresizingMaskIntoConstraints"] == "NO"
        }), !isChained(contentID, cell: id)
      else { return nil }
      return Finding(
        "cell-without-vertical-chain", at: id,
        "\(index.name(of: cell)) has no chain of constraints from top to bottom, so its table view "
          + "cannot compute its height",
        severity: keepsStandardHeight(cell) ? .note : nil)
    }
  }

  /// Whether the cell was designed at the standard height, which it gets: 44 points, or 51.5
  /// on canvases for iOS 26. The separator may be part of it.
  private func keepsStandardHeight(_ cell: IBElement) -> Bool {
    guard let height = cell.frameInFile?.height else { return false }
    return (43...45).contains(height) || (51...52.5).contains(height)
  }

  /// Whether constraints connect the top of the content view to its bottom, or fix its height.
  private func isChained(_ content: String, cell: String) -> Bool {
    var links: [String: Set<String>] = [:]
    func node(_ id: String, _ attribute: Attribute) -> String? {
      let isGuide = index.parents[id] == content && index.elements[id]?.name == "viewLayoutGuide"
      guard id == content || id == cell || isGuide else { return id }
      switch attribute {
      case .top, .topMargin, .firstBaseline: return "top"
      case .bottom, .bottomMargin, .lastBaseline: return "bottom"
      case .centerY, .centerYWithinMargins: return "centre"
      default: return nil
      }
    }
    for held in constraints[cell] ?? [] {
      let constraint = held.constraint
      guard constraint.firstAttribute.axis == .vertical else { continue }
      if constraint.firstAttribute == .height {
        if held.first == content || held.first == cell { return true }
        continue
      }
      guard let second = constraint.secondItem,
        let one = node(held.first, constraint.firstAttribute),
        let two = node(second, constraint.secondAttribute)
      else { continue }
      links[one, default: []].insert(two)
      links[two, default: []].insert(one)
    }
    // Content that is only centred is designed for rows of the standard height.
    guard links["top"] != nil || links["bottom"] != nil else { return true }
    let start = links["top"] == nil ? "bottom" : "top"
    var seen: Set<String> = [start]
    var pending = [start]
    while let next = pending.popLast() {
      for other in links[next] ?? [] where seen.insert(other).inserted { pending.append(other) }
    }
    // The distance from the top to the centre is that from the centre to the bottom.
    return seen.contains("centre") || start == "top" && seen.contains("bottom")
  }
}
