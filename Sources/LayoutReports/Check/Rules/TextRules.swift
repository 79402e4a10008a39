// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Typography
import UIKitComponents

/// Finds text that does not fit its view.
extension CheckedLayout {
  /// The tolerance for errors in text metrics, in points.
  private static let slack = 1.0
  /// The margin at both sides of a cell, and the distance of its labels.
  private static let (cellMargin, cellGap) = (20.0, 8.0)

  func textFindings() -> [Finding] {
    visible.compactMap { index in
      let node = snapshot.nodes[index]
      // The rule `zero-size` reports views without a size.
      guard node.frame.width > 0.5, node.frame.height > 0.5 else { return nil }
      // Cells with one of UIKit's styles wrap their labels at accessibility sizes.
      let isAccessible = snapshot.environment.contentSizeCategory.isAccessibilityCategory
      guard !isAccessible || !styled.contains(node.id) else { return nil }
      switch node.content {
      case .label(let label): return finding(label, node)
      case .button(let button): return finding(button, node)
      default: return nil
      }
    }
  }

  private func finding(_ label: LabelContent, _ node: LayoutSnapshot.Node) -> Finding? {
    let room = node.alignmentRect.size
    let text = label.text.text
    guard !label.text.isEmpty, !label.adjustsFontSizeToFit, let slack = slack(of: text, in: room)
    else { return nil }
    let typesetter = measurer.typesetter
    let isSelfSized = selfSized[node.id] != nil
    let layout = typesetter.layout(
      text, width: room.width + slack, numberOfLines: label.numberOfLines,
      lineBreakMode: label.lineBreakMode,
      maximumHeight: isSelfSized ? nil : room.height + 2 * slack)
    if layout.isTruncated {
      let needed = typesetter.measure(
        text, width: label.numberOfLines == 1 ? nil : room.width, numberOfLines: 0,
        lineBreakMode: label.lineBreakMode)
      let isWide = label.numberOfLines == 1
      guard !isWide || !hasRoomInCell(node, needs: needed.width) else { return nil }
      return finding(
        "truncated-text", node,
        "is truncated: its text needs "
          + (isWide
            ? "\(points(needed.width)) points, it has \(points(room.width))"
            : "a height of \(points(needed.height)) points, it has \(points(room.height))"
              + (label.numberOfLines > 1 ? " and \(label.numberOfLines) lines" : "")))
    }
    guard !isSelfSized, layout.size.height > room.height + 2 * slack else { return nil }
    return clipped(node, needs: layout.size.height)
  }

  /// Whether a cell with one of UIKit's styles has enough room beside the other labels of the row.
  /// UIKit then widens the label, whatever its saved frame is.
  private func hasRoomInCell(_ node: LayoutSnapshot.Node, needs width: Double) -> Bool {
    guard view(node).isPlacedByCell, let parent = node.parent else { return false }
    let others = snapshot.nodes.filter { other in
      other.parent == node.parent && other.id != node.id && view(other).isPlacedByCell
        && other.frame.y < node.frame.maxY && other.frame.maxY > node.frame.y
    }
    let taken = others.reduce(2 * Self.cellMargin) {
      $0 + $1.frame.width + Self.cellGap
    }
    return width <= snapshot.nodes[parent].frame.width - taken
  }

  /// The amount by which a text may exceed the available size; nil if the size of the text is a
  /// guess.
  private func slack(of text: AttributedText, in room: Size) -> Double? {
    var share = 0.0
    for run in text.runs {
      // No table has the widths of emoji.
      guard !run.text.unicodeScalars.contains(where: { $0.properties.isEmojiPresentation }) else {
        return nil
      }
      guard let uncertainty = run.font.family.uncertainty else { return nil }
      share = max(share, uncertainty)
    }
    return max(Self.slack, share * room.width)
  }

  private func finding(_ button: ButtonContent, _ node: LayoutSnapshot.Node) -> Finding? {
    guard let title = button.title, !title.isEmpty, button.lineBreakMode != .wordWrap else {
      return nil
    }
    let room = node.alignmentRect.size
    guard let slack = slack(of: title.text, in: room) else { return nil }
    let natural = measurer.size(of: .button(button))
    let isWrapping = measurer.isWidthDependent(.button(button))
    if !isWrapping, let width = natural.width, width > room.width + slack {
      // The content insets shrink before the title does.
      let text = measurer.typesetter.measure(
        title.text, width: nil, numberOfLines: 1, lineBreakMode: button.lineBreakMode)
      let image = button.image?.size?.width ?? 0
      // If the image fills the button, the title is not meant to be seen.
      guard text.width + image > room.width + slack, image < room.width - 1 else { return nil }
      return finding(
        "truncated-text", node,
        "is truncated: it needs \(points(width)) points, it has \(points(room.width))")
    }
    let text = measurer.typesetter.measure(
      title.text, width: isWrapping ? room.width : nil, numberOfLines: isWrapping ? 0 : 1,
      lineBreakMode: button.lineBreakMode)
    guard selfSized[node.id] == nil, text.height > room.height + 2 * slack else { return nil }
    return clipped(node, needs: text.height)
  }

  private func clipped(_ node: LayoutSnapshot.Node, needs height: Double) -> Finding {
    finding(
      "clipped-text", node,
      "is \(points(node.alignmentRect.size.height)) points high; its text needs \(points(height))")
  }

  /// A finding, which is only a note if code probably replaces the text.
  private func finding(
    _ rule: RuleID, _ node: LayoutSnapshot.Node, _ message: String
  ) -> Finding {
    let view = view(node)
    return Finding(
      rule, at: view.id, "\(view.name) \(message)",
      severity: view.sampleReason == nil ? nil : .note, notes: view.sampleReason.map { [$0] } ?? [])
  }
}
