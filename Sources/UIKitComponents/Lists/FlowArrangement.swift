// SPDX-License-Identifier: MIT

package import AutoLayout

/// The places of a flow layout's sections: items in lines, one line after the other.
///
/// Items fill a line as long as they fit with the minimum spacing between them, and the remaining
/// length is shared between the gaps. If all items of a section have one size, its last line has
/// the spacing of the line before it; otherwise it has the minimum spacing.
///
/// Items are centred across their line. An item that fills a line by itself is also centred along
/// it, even if it is longer than the line. The last line does this only if all items have one
/// length.
///
/// Source: the cells of 25 saved collection views, 12 of which have one cell per line.
package struct FlowArrangement: Hashable, Sendable {
  /// The input for a section, in points.
  package struct Section: Hashable, Sendable {
    /// The lengths of header and footer in the scrolling direction; 0 for none.
    package var header = 0.0
    package var footer = 0.0
    package var inset = EdgeInsets.zero
    package var itemSpacing = 0.0
    package var lineSpacing = 0.0
    package var items: [Size] = []

    package init() {}
  }

  /// The frames of the parts of a section.
  package struct Placed: Hashable, Sendable {
    package var header: Rect?
    package var footer: Rect?
    package var items: [Rect] = []
    /// The rectangle of the section, including header and footer.
    package var extent = Rect.zero
    /// The number of items of each line; −1 for a single item that is centred along its line.
    package var lines: [Int] = []
  }

  package private(set) var sections: [Placed] = []
  package private(set) var size = Size.zero
  private let isVertical: Bool
  private let length: Double
  private var position = 0.0

  /// - Parameters:
  ///   - isVertical: whether the layout scrolls vertically.
  ///   - length: the length of a line.
  /// - Complexity: linear in the number of items.
  package init(_ sections: [Section], isVertical: Bool, length: Double) {
    self.isVertical = isVertical
    self.length = length
    for section in sections {
      var placed = Placed()
      let start = position
      placed.header = band(section.header)
      placeItems(of: section, in: &placed)
      placed.footer = band(section.footer)
      placed.extent = rect(along: 0, across: start, length: length, depth: position - start)
      self.sections.append(placed)
    }
    size =
      isVertical
      ? Size(width: length, height: position) : Size(width: position, height: length)
  }

  /// A header or footer over the whole length of a line.
  private mutating func band(_ depth: Double) -> Rect? {
    guard depth > 0 else { return nil }
    defer { position += depth }
    return rect(along: 0, across: position, length: length, depth: depth)
  }

  private func rect(along: Double, across: Double, length: Double, depth: Double) -> Rect {
    isVertical
      ? Rect(x: along, y: across, width: length, height: depth)
      : Rect(x: across, y: along, width: depth, height: length)
  }

  private mutating func placeItems(of section: Section, in placed: inout Placed) {
    let axis = isVertical ? Axis.horizontal : .vertical
    let inset = section.inset
    let (before, after, above, below) =
      isVertical
      ? (inset.left, inset.right, inset.top, inset.bottom)
      : (inset.top, inset.bottom, inset.left, inset.right)
    let room = max(0, length - before - after)
    let sizes = section.items
    let isEven = sizes.dropFirst().allSatisfy { $0[axis] == sizes[0][axis] }
    let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
    position += above
    var (next, spread) = (0, section.itemSpacing)
    while next < sizes.count {
      let line = fill(from: next, sizes, axis, room: room, gap: section.itemSpacing)
      let isLast = line.upperBound == sizes.count
      var (depth, left) = (0.0, room)
      for index in line {
        depth = max(depth, sizes[index][axis.other])
        left -= sizes[index][axis]
      }
      if !isLast { spread = line.count > 1 ? left / Double(line.count - 1) : section.itemSpacing }
      if isLast, !(isUniform && next > 0) { spread = section.itemSpacing }
      let isFull =
        !isLast || (isEven && left + 0.001 < sizes[next][axis] + section.itemSpacing)
      let isAlone = line.count == 1 && isFull
      var along = before + (isAlone ? left / 2 : 0)
      for index in line {
        let size = sizes[index]
        placed.items.append(
          rect(
            along: along, across: position + (depth - size[axis.other]) / 2, length: size[axis],
            depth: size[axis.other]))
        along += size[axis] + spread
      }
      placed.lines.append(isAlone ? -1 : line.count)
      next = line.upperBound
      position += depth + (isLast ? 0 : section.lineSpacing)
    }
    position += below
  }

  /// The items that fit into a line, at least one.
  private func fill(
    from start: Int, _ sizes: [Size], _ axis: Axis, room: Double, gap: Double
  ) -> Range<Int> {
    var (end, used) = (start + 1, sizes[start][axis])
    while end < sizes.count, used + gap + sizes[end][axis] <= room + 0.001 {
      used += gap + sizes[end][axis]
      end += 1
    }
    return start..<end
  }
}
