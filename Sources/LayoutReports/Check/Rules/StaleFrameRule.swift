// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceBuilder
import UIKitComponents

/// Saved frames that contradict the file's own constraints, by arithmetic on the file alone.
struct StaleFrameRule {
  let index: ElementIndex
  let constraints: [HeldConstraint]
  /// The distances from the edges of frames to those that constraints act on, by the ids of the views
  /// that are laid out; nil before anybody asked.
  private var insets: [String: EdgeInsets]?

  init(index: ElementIndex, constraints: [HeldConstraint]) {
    (self.index, self.constraints) = (index, constraints)
  }

  func findings(in document: IBDocument) -> [Finding] {
    // Only where frames themselves do not fit is it worth while to ask what sticks out of them.
    guard constraints.contains(where: { isBroken($0) }) else { return [] }
    var rule = self
    rule.insets = Self.alignmentInsets(in: document)
    return rule.findings()
  }

  private func isBroken(_ held: HeldConstraint) -> Bool {
    error(of: held).map { abs($0) > 1 } ?? false
  }

  private func findings() -> [Finding] {
    var seen: Set<String> = []
    return constraints.compactMap { held in
      guard let error = error(of: held), abs(error) > 1 else { return nil }
      // One stale view breaks several constraints.
      guard seen.insert(held.first).inserted, let element = index.elements[held.first] else {
        return nil
      }
      return Finding(
        "stale-frame", at: held.first,
        "the saved frame of \(index.name(of: element)) breaks a constraint by "
          + "\(points(abs(error))) points",
        related: [.init("the constraint", at: .init(elementID: held.constraint.id))])
    }
  }

  /// What sticks out of the alignment rects of knobs, shadows and the like.
  private static func alignmentInsets(in document: IBDocument) -> [String: EdgeInsets] {
    let builder = SceneBuilder(document)
    var insets: [String: EdgeInsets] = [:]
    for scene in document.scenes {
      let built = builder.build(scene)
      let measurer = ContentMeasurer(environment: built.forest.environment)
      for view in built.views {
        insets[view.id] = measurer.alignmentInsets(of: built.forest[view.item].content)
      }
    }
    return insets
  }

  /// By how much the saved frames miss a constraint; nil where they say nothing about it.
  private func error(of held: HeldConstraint) -> Double? {
    let constraint = held.constraint
    guard constraint.relation == .equal, constraint.priority == 1000,
      !index.varied.contains(constraint.id), isUsable(held.first),
      let first = value(of: held.first, constraint.firstAttribute)
    else { return nil }
    guard let id = constraint.secondItem else {
      return constraint.firstAttribute.isSize ? first - constraint.constant : nil
    }
    let (one, other) = (constraint.firstAttribute, constraint.secondAttribute)
    guard one.isSize == other.isSize, one.isSize || one.axis == other.axis else { return nil }
    guard isUsable(id), !scrolls(id, held.first), !scrolls(held.first, id),
      shareRoot(id, held.first), let second = value(of: id, constraint.secondAttribute)
    else { return nil }
    return first - (constraint.multiplier * second + constraint.constant)
  }

  /// Whether the file's frame of the view is the one that layout gave it.
  private func isUsable(_ id: String) -> Bool {
    guard let element = index.elements[id], element["hidden"] != "YES",
      !index.varied.contains(id), element.frameInFile != nil,
      element["fixedFrame"] != "YES", !isSymbol(element),
      !isOfUnknownShape(element)
    else { return false }
    return !element.children.contains { $0.name == "variation" }
  }

  /// Whether it shows one of the system's symbols, out of which parts stick that no file tells of.
  private func isSymbol(_ element: IBElement) -> Bool {
    guard element.name == "imageView" else { return false }
    return ([element] + element.children.filter { $0.name == "imageReference" })
      .contains { $0["catalog"] == "system" }
  }

  /// Whether parts stick out of it of which nothing is known: it is laid out by nobody, as what is in
  /// items of bars, or a class of its own may have it otherwise.
  private func isOfUnknownShape(_ element: IBElement) -> Bool {
    guard let insets, ["slider", "switch", "segmentedControl"].contains(element.name) else {
      return false
    }
    return element["customClass"] != nil || element.id.flatMap { insets[$0] } == nil
  }

  /// Whether `id` is a scroll view around the other: its edges then mean its content.
  private func scrolls(_ id: String, _ other: String) -> Bool {
    guard let element = index.elements[id],
      ["scrollView", "tableView", "collectionView", "textView"].contains(element.name)
    else { return false }
    return id != other && path(of: other).contains(id)
  }

  private func path(of id: String) -> [String] {
    var path: [String] = []
    var next: String? = id
    while let current = next, index.elements[current]?.frameInFile != nil {
      path.append(current)
      next = index.parents[current]
    }
    return path
  }

  private func shareRoot(_ first: String, _ second: String) -> Bool {
    path(of: first).last == path(of: second).last
  }

  private func value(of id: String, _ attribute: Attribute) -> Double? {
    guard let frame = index.elements[id]?.frameInFile else { return nil }
    var (x, y) = (0.0, 0.0)
    for id in path(of: id).dropLast() {
      guard let frame = index.elements[id]?.frameInFile else { return nil }
      x += frame.x
      y += frame.y
    }
    return Rect(x: x, y: y, width: frame.width, height: frame.height)
      .inset(by: insets?[id] ?? .zero).value(of: attribute)
  }
}
