// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceBuilder

/// The saved frames of a scene, checked against the scene's own constraints.
struct SavedGeometry {
  /// A required constraint that the saved frames break.
  struct Broken {
    /// The equation of the constraint.
    var text: String
    /// The error in points.
    var excess: Double
  }

  /// The broken constraints, by the ids of the views that they place.
  private(set) var broken: [String: Broken] = [:]
  /// The marks of Interface Builder, by view.
  private(set) var marks: [String: String] = [:]
  /// The views that determine a view's position: its superview, then the views in its constraints.
  private(set) var neighbours: [String: [String]] = [:]
  private var kinds: [String: String] = [:]
  /// The frames in the coordinates of the scene.
  private var frames: [String: Rect] = [:]
  private var excluded: Set<String> = []

  init(_ scene: IBScene, recorded: [ViewVerification]) {
    guard let root = scene.rootView else { return }
    var saved: [String: Rect] = [:]
    for view in recorded { saved[view.id] = view.recorded }
    var held: [(constraint: IBConstraint, holder: String)] = []
    collect(root, at: Point(x: 0, y: 0), superview: nil, saved, &held)
    for (constraint, holder) in held { check(constraint, holder: holder) }
  }

  /// Whether the view's size comes from its content.
  func isContent(_ id: String) -> Bool {
    guard let kind = kinds[id] else { return false }
    return !["view", "stackView", "scrollView", "tableView", "collectionView"].contains(kind)
  }

  private mutating func collect(
    _ element: IBElement, at origin: Point, superview: String?, _ saved: [String: Rect],
    _ held: inout [(constraint: IBConstraint, holder: String)]
  ) {
    var (origin, superview) = (origin, superview)
    if let id = element.id, let frame = saved[id] ?? element.recordedFrame {
      frames[id] = frame.offset(by: origin)
      kinds[id] = element.name
      if let superview { neighbours[id] = [superview] }
      for mark in ["misplaced", "ambiguous"] where element.flag(mark) == true { marks[id] = mark }
      origin = Point(x: origin.x + frame.x, y: origin.y + frame.y)
      superview = id
      var notes: [Diagnostic] = []
      held += element.list("constraints").compactMap { IBConstraint($0, of: "", notes: &notes) }
        .map { ($0, id) }
      element.forEach { if $0.name == "exclude", let id = $0["reference"] { excluded.insert(id) } }
    }
    for child in element.children where child.name != "variation" {
      collect(child, at: origin, superview: superview, saved, &held)
    }
  }

  private mutating func check(_ constraint: IBConstraint, holder: String) {
    let first = constraint.firstItem ?? holder
    if let second = constraint.secondItem {
      neighbours[first, default: []].append(second)
      neighbours[second, default: []].append(first)
    }
    guard constraint.priority == 1000, !excluded.contains(constraint.id),
      let left = value(constraint.firstAttribute, of: first)
    else { return }
    var right = constraint.constant
    if let second = constraint.secondItem {
      guard let value = value(constraint.secondAttribute, of: second) else { return }
      right += constraint.multiplier * value
    }
    let excess =
      switch constraint.relation {
      case .equal: abs(left - right)
      case .lessThanOrEqual: left - right
      case .greaterThanOrEqual: right - left
      }
    // Xcode releases that saved whole points cause errors of up to a point.
    guard excess > 1 else { return }
    let found = Broken(
      text: ConstraintText.equation(of: constraint, holder: holder), excess: excess)
    for id in [first, constraint.secondItem] {
      if let id, broken[id] == nil { broken[id] = found }
    }
  }

  /// A coordinate of a view's frame. It is nil if the alignment rect may differ from the frame, and
  /// for values that are not in the file (guides, margins, baselines, content areas).
  private func value(_ attribute: Attribute, of id: String) -> Double? {
    guard let frame = frames[id], let kind = kinds[id],
      ![
        "slider", "switch", "segmentedControl", "imageView", "scrollView", "tableView",
        "collectionView", "textView", "tableViewCell", "collectionViewCell",
      ].contains(kind)
    else { return nil }
    return frame.value(of: attribute)
  }
}
