// SPDX-License-Identifier: MIT

import AutoLayout

/// Lays out the groups of one section in a left-to-right layout.
struct SectionSolver {
  struct Solution {
    /// Cells and their supplementary views, in the section's coordinates.
    var places: [CompositionalPlace] = []
    /// The size of all groups, including the section's insets.
    var size = Size.zero
  }

  /// A group that has been laid out.
  private struct Placed {
    var places: [CompositionalPlace] = []
    var size: Size
    /// The number of items in the group.
    var used = 0
  }

  /// A place in a row or column.
  private struct Slot {
    var placed: Placed
    var before: CompositionalSpacing
    var after: CompositionalSpacing
    var crossBefore: Double
  }

  let section: CompositionalSection
  let index: Int
  let room: Size
  let isVertical: Bool
  let host: CompositionalHost

  /// Lays out one group after another until all items are placed.
  func solve() -> Solution {
    let (insets, sides) = (section.insets, section.sides)
    let container = Size(
      width: max(0, room.width - sides.left - sides.right - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let axis = isVertical != section.isOrthogonal ? Axis.vertical : .horizontal
    var solution = Solution()
    let left = (isVertical ? sides.left : 0) + insets.leading
    var (extent, next) = (Size.zero, 0)
    while next < section.count {
      let placed = place(section.group, in: container, from: next)
      guard placed.used > 0 else { break }
      if next > 0 { extent[axis] += section.groupSpacing }
      var offset = Point(x: left, y: insets.top)
      if axis == .vertical { offset.y += extent.height } else { offset.x += extent.width }
      solution.places += Self.move(placed.places, by: offset)
      extent[axis] += placed.size[axis]
      extent[axis.other] = max(extent[axis.other], placed.size[axis.other])
      next += placed.used
    }
    solution.size = Size(
      width: extent.width + insets.leading + insets.trailing,
      height: extent.height + insets.top + insets.bottom)
    return solution
  }

  private static func move(_ places: [CompositionalPlace], by offset: Point) -> [CompositionalPlace]
  {
    places.map { place in
      var place = place
      place.frame = place.frame.offset(by: offset)
      return place
    }
  }

  private func place(_ group: CompositionalItem, in container: Size, from start: Int) -> Placed {
    let size = group.size.points(in: container)
    var placed: Placed
    switch group.arrangement {
    case nil: placed = cell(group, in: container, start, share: nil, .horizontal)
    case .custom(let number)?: placed = custom(number, size, from: start)
    case .horizontal?: placed = line(group, size, from: start, .horizontal)
    case .vertical?: placed = line(group, size, from: start, .vertical)
    }
    if placed.used > 0, group.arrangement != nil {
      add(group.supplementaries, at: Rect(origin: .zero, size: placed.size), of: start, to: &placed)
    }
    return placed
  }

  private func custom(_ number: Int, _ size: Size, from start: Int) -> Placed {
    var placed = Placed(size: size)
    for item in host.custom(number, size) {
      guard start + placed.used < section.count else { break }
      var place = CompositionalPlace(
        .cell, section: index, item: start + placed.used, frame: item.frame)
      place.zIndex = item.zIndex
      placed.places.append(place)
      placed.used += 1
    }
    return placed
  }

  /// The items of a group in a row or column. They repeat in turn as long as they fit.
  private func line(
    _ group: CompositionalItem, _ size: Size, from start: Int, _ axis: Axis
  ) -> Placed {
    let insets = group.insets
    let inner = Size(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let isEstimated = (axis == .horizontal ? group.size.width : group.size.height).isEstimated
    let gap = group.spacing.points
    let length = isEstimated ? .infinity : inner[axis]
    var (slots, used, items): ([Slot], Double, Int) = ([], 0, 0)
    while start + items < section.count, !group.items.isEmpty {
      if let count = group.count, slots.count >= count { break }
      // A group with an estimated length contains each of its items once.
      if isEstimated, group.count == nil, slots.count >= group.items.count { break }
      var share: Double?
      if let count = group.count, length.isFinite {
        share = max(0, (length - gap * Double(count - 1)) / Double(count))
      }
      let slot = slot(
        group.items[slots.count % group.items.count], in: inner, from: start + items, share: share,
        axis)
      let needed = slot.before.points + slot.placed.size[axis] + slot.after.points
      let next = slots.isEmpty ? needed : used + gap + needed
      guard slot.placed.used > 0, slots.isEmpty || next <= length + 0.01 else { break }
      // Items without length would repeat forever.
      if needed <= 0, gap <= 0, slots.count >= group.items.count, group.count == nil { break }
      slots.append(slot)
      (used, items) = (next, items + slot.placed.used)
    }
    return join(slots, group, size, left: length.isFinite ? max(0, length - used) : 0, axis)
  }

  private func slot(
    _ item: CompositionalItem, in container: Size, from index: Int, share: Double?, _ axis: Axis
  ) -> Slot {
    var container = container
    if let share { container[axis] = share }
    let placed =
      item.arrangement == nil
      ? cell(item, in: container, index, share: share, axis)
      : place(item, in: container, from: index)
    return axis == .horizontal
      ? Slot(
        placed: placed, before: item.leading, after: item.trailing, crossBefore: item.top.points)
      : Slot(
        placed: placed, before: item.top, after: item.bottom, crossBefore: item.leading.points)
  }

  private func cell(
    _ item: CompositionalItem, in container: Size, _ index: Int, share: Double?, _ axis: Axis
  ) -> Placed {
    var place = CompositionalPlace(.cell, section: self.index, item: index)
    place.take(item.size)
    var size = item.size.points(in: container)
    if let share {
      size[axis] = share
      if axis == .horizontal { place.isWidthFixed = true } else { place.isHeightFixed = true }
    }
    size = place.merged(size, host.measured(place))
    let insets = item.insets
    place.frame = Rect(origin: .zero, size: size)
    if place.isWidthFixed {
      place.frame.x += insets.leading
      place.frame.width = max(0, size.width - insets.leading - insets.trailing)
    }
    if place.isHeightFixed {
      place.frame.y += insets.top
      place.frame.height = max(0, size.height - insets.top - insets.bottom)
    }
    var placed = Placed(places: [place], size: size, used: 1)
    add(item.supplementaries, at: place.frame, of: index, to: &placed)
    return placed
  }

  /// Places slots one after the other. Flexible distances share `left`, the remaining length.
  private func join(
    _ slots: [Slot], _ group: CompositionalItem, _ size: Size, left: Double, _ axis: Axis
  ) -> Placed {
    let insets = group.insets
    var shares = group.spacing.isFlexible ? max(0, slots.count - 1) : 0
    for slot in slots {
      shares += (slot.before.isFlexible ? 1 : 0) + (slot.after.isFlexible ? 1 : 0)
    }
    let share = shares > 0 ? left / Double(shares) : 0
    func length(_ spacing: CompositionalSpacing) -> Double {
      spacing.points + (spacing.isFlexible ? share : 0)
    }
    var placed = Placed(size: size)
    var extent = Size.zero
    for (index, slot) in slots.enumerated() {
      if index > 0 { extent[axis] += length(group.spacing) }
      extent[axis] += length(slot.before)
      var offset = Point(x: insets.leading, y: insets.top)
      offset.x += axis == .horizontal ? extent.width : slot.crossBefore
      offset.y += axis == .horizontal ? slot.crossBefore : extent.height
      placed.places += Self.move(slot.placed.places, by: offset)
      extent[axis] += slot.placed.size[axis] + length(slot.after)
      extent[axis.other] = max(
        extent[axis.other], slot.crossBefore + slot.placed.size[axis.other])
      placed.used += slot.placed.used
    }
    if group.size.width.isEstimated {
      placed.size.width = extent.width + insets.leading + insets.trailing
    }
    if group.size.height.isEstimated {
      placed.size.height = extent.height + insets.top + insets.bottom
    }
    return placed
  }

  /// Adds the supplementary views of an item or group. Their index path is that of the first item.
  private func add(
    _ supplementaries: [CompositionalSupplementary], at rect: Rect, of item: Int,
    to placed: inout Placed
  ) {
    for supplementary in supplementaries {
      var place = CompositionalPlace(
        .supplementary, kind: supplementary.kind, section: index, item: item)
      place.take(supplementary.size)
      let size = place.merged(supplementary.size.points(in: rect.size), host.measured(place))
      place.frame = supplementary.frame(size, at: rect)
      place.zIndex = max(1, supplementary.zIndex)
      placed.places.append(place)
    }
  }
}
