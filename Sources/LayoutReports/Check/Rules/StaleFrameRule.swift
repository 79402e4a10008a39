// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceBuilder
import UIKitComponents

/// Finds saved frames that contradict the file's own constraints, by arithmetic on the file alone.
struct StaleFrameRule {
  let index: ElementIndex
  let constraints: [HeldConstraint]
  /// The alignment rect insets of the views that were laid out, by id; nil until they are computed.
  private var insets: [String: EdgeInsets]?

  init(index: ElementIndex, constraints: [HeldConstraint]) {
    (self.index, self.constraints) = (index, constraints)
  }

  func findings(in document: IBDocument) -> [Finding] {
    // Computing the insets is expensive and pays off only if a frame breaks a constraint without
    // them.
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

  /// The alignment rect insets of all views, by id. Knobs and shadows extend beyond alignment
  /// rects.
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

  /// The error of the saved frames in a constraint, or nil if the frames do not decide it.
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

  /// Whether the saved frame of the view comes from Auto Layout.
  private func isUsable(_ id: String) -> Bool {
    guard let element = index.elements[id], element["hidden"] != "YES",
      !index.varied.contains(id), element.frameInFile != nil,
      element["fixedFrame"] != "YES", !isSymbol(element),
      !isOfUnknownShape(element)
    else { return false }
    return !element.children.contains { $0.name == "variation" }
  }

  /// Whether the view shows a system symbol. Symbols have alignment rect insets that no file
  /// contains.
  private func isSymbol(_ element: IBElement) -> Bool {
    guard element.name == "imageView" else { return false }
    return ([element] + element.children.filter { $0.name == "imageReference" })
      .contains { $0["catalog"] == "system" }
  }

  /// Whether the view is a control with unknown alignment rect insets. This is the case inside bar
  /// button items, which are not laid out, and for custom classes, which may override the insets.
  private func isOfUnknownShape(_ element: IBElement) -> Bool {
    guard let insets, ["slider", "switch", "segmentedControl"].contains(element.name) else {
      return false
    }
    return element["customClass"] != nil || element.id.flatMap { insets[$0] } == nil
  }

  /// Whether `id` is a scroll view that contains `other`. Its edges then mean those of its content.
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
