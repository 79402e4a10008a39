// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutReports

/// The frames of a view hierarchy as text: a line for each view, indented below its superview.
enum FrameText {
  /// The text of a snapshot:
  ///
  /// ```
  /// UIView (0, 0, 320, 132)
  ///   UILabel "title" (16, 20, 100, 20.5)
  /// ```
  static func text(of snapshot: LayoutSnapshot) -> String {
    var depths: [Int] = []
    var lines: [String] = []
    for node in snapshot.nodes {
      let depth = node.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let indent = String(repeating: "  ", count: depth)
      let identifier = node.identifier.map { " \"\($0)\"" } ?? ""
      let hidden = node.isHidden ? " hidden" : ""
      lines.append("\(indent)\(node.name)\(identifier) \(FramesText.text(node.frame))\(hidden)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of both texts. A `-` marks lines only in the first text, a `+` lines only in the
  /// second.
  static func difference(_ old: String, _ new: String) -> [String] {
    let (old, new) = (lines(old), lines(new))
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [String] = []
    var (one, two) = (0, 0)
    while one < old.count || two < new.count {
      if removed.contains(one) {
        result.append("- \(old[one])")
        one += 1
      } else if inserted.contains(two) {
        result.append("+ \(new[two])")
        two += 1
      } else {
        result.append("  \(new[two])")
        one += 1
        two += 1
      }
    }
    return result
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline)
  }

  /// Draws the frames of a recorded text as outlines. The text is all that is left of an old
  /// layout.
  static func outlines(of text: String) -> String {
    var origins: [(x: Double, y: Double)] = []
    var rects = ""
    var size = (width: 0.0, height: 0.0)
    for line in lines(text) {
      let depth = line.prefix { $0 == " " }.count / 2
      guard let open = line.lastIndex(of: "("), let close = line.lastIndex(of: ")"), open < close
      else { continue }
      let numbers = line[line.index(after: open)..<close].split(separator: ",").compactMap {
        Double($0.filter { $0 != " " })
      }
      guard numbers.count == 4 else { continue }
      origins.removeLast(max(0, origins.count - depth))
      let parent = origins.last ?? (0, 0)
      let isRoot = origins.isEmpty
      let (x, y) = isRoot ? (0, 0) : (parent.x + numbers[0], parent.y + numbers[1])
      origins.append((x, y))
      if isRoot { size = (numbers[2], numbers[3]) }
      rects +=
        "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(max(0, numbers[2]))\" "
        + "height=\"\(max(0, numbers[3]))\" fill=\"none\" stroke=\"#36c\"/>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 \(size.width + 2) \(size.height + 2)">
      \(rects)</svg>

      """
  }
}
