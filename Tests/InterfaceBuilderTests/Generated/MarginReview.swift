// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// Compares the safe areas and margins of all views in a laid-out file with the rules. The
/// expectation for each view follows from its superview.
struct MarginReview {
  private(set) var faults: [String] = []
  private let file: GeneratedFile
  private let views: [String: GeneratedView]
  private let rules: RecordedRules
  private let nodes: [LayoutSnapshot.Node]

  init(_ file: GeneratedFile, _ scene: LaidOutScene) {
    self.file = file
    views = file.views
    nodes = scene.snapshot.nodes
    // A freeform scene uses the screen of its device.
    let screen = file.device.flatMap { try? Device.named($0) }
    let orientation: Orientation = file.isLandscape ? .landscape : .portrait
    let hasWholePoints = file.tools < 10_000
    rules = RecordedRules(
      tools: file.tools, screenWidth: screen?.screen(orientation).size.width ?? 600,
      scale: hasWholePoints ? 1 : screen?.scale ?? 2)
    var tables: [Int: GeneratedView] = [:]
    for (index, node) in nodes.enumerated() {
      let table = node.parent.flatMap { tables[$0] }
      let view = node.identifier.flatMap { views[$0] }
      tables[index] = view?.tag == "tableView" ? view : table
      if let view { check(node, view, table: table) }
    }
  }

  private mutating func check(
    _ node: LayoutSnapshot.Node, _ view: GeneratedView, table: GeneratedView?
  ) {
    let parent = node.parent.map { nodes[$0] }
    let hasSafeAreas = file.tools >= 13_000
    if let parent, !isImposed(view) {
      var expected = reach(of: parent.safeArea, into: node, of: parent) { min(max($0 - $1, 0), $0) }
      // The content of scroll views does not overlap bars.
      if parent.kind == .scrollView { (expected.top, expected.bottom) = (0, 0) }
      if !hasSafeAreas { expected = .zero }
      expect(node.safeArea, expected, "safe area", of: view)
    }
    guard var expected = own(node, view, parent, table: table) else { return }
    if view.flag("insetsLayoutMarginsFromSafeArea") ?? true, hasSafeAreas {
      var reaching = node.safeArea
      if node.kind == .scrollView { (reaching.top, reaching.bottom) = (0, 0) }
      expected = expected + reaching
    }
    if view.flag("preservesSuperviewLayoutMargins") == true, let parent {
      let isScrolled = parent.kind == .scrollView
      let kept = reach(of: parent.margins, into: node, of: parent) {
        max($0 - (isScrolled ? max($1, 0) : $1), 0)
      }
      expected = .max(expected, kept)
    }
    expect(node.margins, expected, "margins", of: view)
  }

  /// Whether the safe area follows from the bars and not from the superview.
  private func isImposed(_ view: GeneratedView) -> Bool {
    switch view.role {
    case .root: return true
    case .tableCell, .collectionCell: return file.setting.isXIB && view.id == file.root.id
    case .plain, .tableCellContent: return false
    }
  }

  private func own(
    _ node: LayoutSnapshot.Node, _ view: GeneratedView, _ parent: LayoutSnapshot.Node?,
    table: GeneratedView?
  ) -> EdgeInsets? {
    switch view.role {
    case .root:
      let side = rules.rootSide(width: node.frame.width)
      let ignoresSafeArea = view.flag("insetsLayoutMarginsFromSafeArea") == false
      let isTall =
        file.setting.isXIB && ignoresSafeArea && view.margins == nil && file.tools >= 21_600
      let height: Double = isTall ? 8 : 0
      let least = EdgeInsets(top: height, left: side, bottom: height, right: side)
      return view.margins.map { .max($0, least) } ?? least
    case .tableCell: return view.margins ?? rules.cell(view.frame, table: table)
    case .tableCellContent:
      guard let cell = parent?.identifier.flatMap({ views[$0] }) else { return nil }
      let standard = rules.cellContent(
        cell.frame, hasAccessory: cell.attributes["accessoryType"] != nil, table: table)
      guard let margins = view.margins else { return standard }
      return view.flag("preservesSuperviewLayoutMargins") == true
        ? .max(margins, standard) : margins
    case .collectionCell(let isDocument):
      if let margins = view.margins { return margins }
      let side = rules.rootSide(width: node.frame.width)
      return isDocument
        ? EdgeInsets(top: 0, left: side, bottom: 0, right: side)
        : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case .plain:
      if let margins = view.margins { return margins }
      return view.tag == "stackView" ? .zero : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  /// The remaining part of a superview's insets at the edges of a view in it.
  private func reach(
    of insets: EdgeInsets, into node: LayoutSnapshot.Node, of parent: LayoutSnapshot.Node,
    _ rule: (Double, Double) -> Double
  ) -> EdgeInsets {
    let (frame, size) = (node.frame, parent.frame.size)
    return EdgeInsets(
      top: rule(insets.top, frame.y), left: rule(insets.left, frame.x),
      bottom: rule(insets.bottom, size.height - frame.maxY),
      right: rule(insets.right, size.width - frame.maxX))
  }

  /// Records a fault if insets differ by more than rounding. Insets follow from the frame before it
  /// is rounded to pixels.
  private mutating func expect(
    _ found: EdgeInsets, _ expected: EdgeInsets, _ what: String, of view: GeneratedView
  ) {
    let differs = zip(
      [found.top, found.left, found.bottom, found.right],
      [expected.top, expected.left, expected.bottom, expected.right]
    ).contains { abs($0 - $1) > 0.51 }
    if differs {
      faults.append("\(view.tag) \(view.id): \(what) \(found) instead of \(expected)")
    }
  }
}
