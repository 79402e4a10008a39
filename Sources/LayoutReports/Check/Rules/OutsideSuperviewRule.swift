// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Typography
import UIKitComponents

/// Finds content beyond the edges of its superview.
extension CheckedLayout {
  /// The distance that visible content may be outside, in points.
  private static let tolerance = 2.0
  /// The largest share of a view that may lose touches without a warning.
  private static let minorLoss = 0.25

  func outsideSuperview(_ index: Int) -> Finding? {
    let node = snapshot.nodes[index]
    guard let parentIndex = node.parent, node.isForeground, !node.frame.isEmptyArea else {
      return nil
    }
    let parent = snapshot.nodes[parentIndex]
    guard !isScrolled[index], !parent.frame.isEmptyArea, let drawn = drawnRect(of: node),
      let worst = Overflow(of: drawn, beyond: parent.absoluteFrame),
      worst.distance > Self.tolerance
    else { return nil }
    // Content outside a view that does not clip is still drawn, up to the edge of the screen. Only
    // touches are lost. A root view without a screen gets another size.
    let root = Rect(x: 0, y: 0, width: snapshot.size.width, height: snapshot.size.height)
    let isCut =
      parent.appearance.clipsToBounds || parent.parent == nil
      || parent.absoluteFrame.size == snapshot.size
      || isScreen
        && Overflow(of: drawn, beyond: root).map { $0.distance > Self.tolerance } ?? false
    guard isCut || node.isInteractive else { return nil }
    let share = worst.distance / worst.length(of: drawn)
    return Finding(
      "outside-superview", at: view(node).id,
      "\(view(node).name) \(share >= 1 ? "is" : "reaches") \(points(worst.distance)) points "
        + "beyond the \(worst.edge) edge of its superview",
      severity: isCut || share > Self.minorLoss ? nil : .note)
  }

  /// The letters of a label, what a button draws, and the alignment rectangle of other views, in
  /// the root's coordinates. An empty margin may be outside the superview.
  ///
  /// Nil if nothing is drawn or if the width of the text is a guess.
  private func drawnRect(of node: LayoutSnapshot.Node) -> Rect? {
    switch node.content {
    case .label(let label): label.text.text.hasKnownWidth ? inkRect(of: node) : nil
    case .button(let button) where !view(node).isCustom:
      hasBackground(button, node) || button.title?.text.hasKnownWidth ?? true
        ? inkRect(of: node) ?? node.alignmentRect : nil
    default: node.alignmentRect
    }
  }
}

/// The largest distance by which a rectangle extends beyond another one.
private struct Overflow {
  var edge: String
  var distance: Double

  init?(of rect: Rect, beyond bounds: Rect) {
    let over: [(edge: String, distance: Double)] = [
      ("left", bounds.x - rect.x), ("right", rect.maxX - bounds.maxX),
      ("upper", bounds.y - rect.y), ("lower", rect.maxY - bounds.maxY),
    ]
    guard let worst = over.max(by: { $0.distance < $1.distance }) else { return nil }
    (edge, distance) = worst
  }

  /// The size of `rect` in the direction of the overflow.
  func length(of rect: Rect) -> Double {
    edge == "left" || edge == "right" ? rect.width : rect.height
  }
}

extension AttributedText {
  /// Whether the metrics of all its fonts are known.
  fileprivate var hasKnownWidth: Bool { runs.allSatisfy { $0.font.family.uncertainty != nil } }
}
