// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Typography
import UIKitComponents

/// Facts that are the same everywhere in a piece: the views with their content, and the solver's
/// results.
struct PieceFacts: Sendable {
  /// A view, in the order of the layout's frames.
  struct View: Sendable {
    var item: ItemID
    var parent: Int?
    /// The id in the file; nil for views without one.
    var id: String?
    var className: String
    var isVisible: Bool
    /// Whether one of the view's ancestors scrolls.
    var isScrolled: Bool
    var isScrollView: Bool
    var kind: Kind
    /// The width that the text needs on one line; nil if the width is not checked.
    var neededWidth: Double?
    /// Whether lines of the text are missing, at any width of the piece.
    var isCut: Bool
    /// The height that the lines need; nil if the height is not checked.
    var neededHeight: Double?
  }

  enum Kind: Sendable { case text, control, other }

  var views: [View]
  /// The index of the scene's root view in ``views``. `safeArea` is its safe area.
  var root: Int?
  var safeArea: EdgeInsets
  var conflicts: [LayoutConflict]
  var ambiguous: [Int]
}

extension PieceFacts {
  /// Lays out the scene and collects the facts.
  init(layingOut built: inout BuiltScene, along axis: Axis?) {
    _ = built.forest.traceLayout(
      built.canvas, along: axis, texts: LineBreaks(isSearching: false))
    self.init(&built)
  }

  /// Collects the facts from a scene whose last layout was traced.
  init(_ built: inout BuiltScene) {
    var ids: [ItemID: String] = [:]
    for view in built.views { ids[view.item] = view.id }
    self.init(&built.forest, built.canvas, rootView: built.rootView, ids: ids)
  }

  /// Collects the facts from a tree whose last layout was traced.
  ///
  /// - Parameter ids: the ids of the views to judge.
  init(
    _ forest: inout LayoutForest, _ canvas: ItemID, rootView: ItemID, ids: [ItemID: String]
  ) {
    let snapshot = forest.snapshot(of: canvas)
    let measurer = ContentMeasurer(environment: snapshot.environment)
    views = []
    ambiguous = []
    root = nil
    safeArea = .zero
    conflicts = snapshot.conflicts
    let candidates = forest.ambiguityCandidates(below: canvas)
    for (index, node) in snapshot.nodes.enumerated() {
      let parent = node.parent.map { views[$0] }
      var view = View(
        item: node.id, parent: node.parent, id: ids[node.id], className: node.name,
        isVisible: !node.isHidden && node.appearance.alpha > 0.01 && parent?.isVisible ?? true,
        isScrolled: parent.map { $0.isScrolled || $0.isScrollView } ?? false,
        isScrollView: node.kind == .scrollView, kind: .other, neededWidth: nil, isCut: false,
        neededHeight: nil)
      view.check(node, measurer, forest: forest)
      views.append(view)
      if node.id == rootView { (root, safeArea) = (index, node.safeArea) }
      if view.id != nil, view.isVisible, candidates?.contains(node.id) ?? true,
        forest.isAmbiguous(node.id)
      {
        ambiguous.append(index)
      }
    }
  }
}

extension PieceFacts.View {
  /// Sets the facts about the view's content from its node.
  fileprivate mutating func check(
    _ node: LayoutSnapshot.Node, _ measurer: ContentMeasurer, forest: borrowing LayoutForest
  ) {
    switch node.content {
    case .label(let label):
      guard !label.text.text.isEmpty else { return }
      kind = .text
      if label.numberOfLines == 1 {
        if !label.adjustsFontSizeToFit {
          neededWidth = measurer.size(of: node.content).width
        }
      } else if measurer.isWidthDependent(node.content), node.frame.width > 0 {
        isCut =
          measurer.typesetter.layout(
            label.text.text, width: node.frame.width, numberOfLines: label.numberOfLines,
            lineBreakMode: label.lineBreakMode
          ).isTruncated
        neededHeight = measurer.size(of: node.content, width: node.frame.width).height
      }
    case .button(let button):
      kind = .control
      if button.title?.isEmpty == false, !measurer.isWidthDependent(node.content) {
        neededWidth = measurer.size(of: node.content).width
      }
    case .textField, .control: kind = .control
    case .textView(let view): kind = view.text.text.isEmpty ? .other : .text
    case .none, .image, .bar, .cell, .table, .collection, .placeholder, .host: break
    }
  }
}
