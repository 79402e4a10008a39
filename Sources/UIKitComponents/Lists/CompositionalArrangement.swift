// SPDX-License-Identifier: MIT

package import AutoLayout

/// The places of a compositional layout: groups in sections, one section after the other.
package struct CompositionalArrangement {
  /// All places in the order of the data. The decorations of a section are after its items.
  package private(set) var places: [CompositionalPlace] = []
  package private(set) var size = Size.zero
  /// Pinned headers and footers, by their index in ``places``, with the rectangles of their
  /// sections.
  package private(set) var pinned: [(place: Int, section: Rect)] = []
  private let host: CompositionalHost

  /// - Parameters:
  ///   - boundary: headers and footers of the whole layout.
  ///   - spacing: the distance between sections.
  ///   - room: the size that is available to the layout.
  package init(
    _ sections: [CompositionalSection], boundary: [CompositionalSupplementary] = [],
    spacing: Double = 0, room: Size, isVertical: Bool,
    direction: LayoutDirection = .leftToRight,
    host: CompositionalHost = CompositionalHost(measured: { _ in nil }, custom: { _, _ in [] })
  ) {
    self.host = host
    let whole = Rect(origin: .zero, size: room)
    var position = place(boundary.filter { !$0.isAtEnd }, 0, whole, at: 0)
    for (index, section) in sections.enumerated() {
      if index > 0 { position += spacing }
      let solver = SectionSolver(
        section: section, index: index, room: room, isVertical: isVertical, host: host)
      place(solver.solve(), of: section, index, room, &position, isVertical)
    }
    position += place(boundary.filter { $0.isAtEnd }, 0, whole, at: position)
    size =
      isVertical
      ? Size(width: room.width, height: position) : Size(width: position, height: room.height)
    for index in places.indices {
      places[index].frame = places[index].frame.mirrored(
        in: Rect(origin: .zero, size: size), direction)
    }
  }

  /// The frame of the `index`th pinned place, moved into the visible part of the content.
  package func pinnedFrame(_ index: Int, visible: Rect) -> Rect {
    let (place, section) = (places[pinned[index].place], pinned[index].section)
    return place.frame.pinned(
      in: section, visible: visible, isVertical: true, isAtEnd: place.isAtEnd)
  }

  /// Adds a section's headers, groups, footers and decorations.
  private mutating func place(
    _ solved: SectionSolver.Solution, of section: CompositionalSection, _ index: Int, _ room: Size,
    _ position: inout Double, _ isVertical: Bool
  ) {
    let (start, insets, sides) = (position, section.insets, section.sides)
    let follows = section.boundaryFollowsInsets
    let width = isVertical ? room.width - sides.left - sides.right : solved.size.width
    let across = Rect(
      x: (isVertical ? sides.left : start) + (follows ? insets.leading : 0), y: 0,
      width: max(0, width - (follows ? insets.leading + insets.trailing : 0)), height: room.height)
    let first = places.count
    var y = (isVertical ? start : 0) + section.topPadding
    y += place(section.boundary.filter { !$0.isAtEnd }, index, across, at: y)
    for place in solved.places {
      var place = place
      place.frame = place.frame.offset(by: Point(x: isVertical ? 0 : start, y: y))
      places.append(place)
    }
    y += solved.size.height
    y += place(section.boundary.filter { $0.isAtEnd }, index, across, at: y)
    let extent =
      isVertical
      ? Rect(x: sides.left, y: start, width: width, height: y - start)
      : Rect(x: start, y: 0, width: width, height: y)
    for place in first..<places.count where places[place].isPinned {
      pinned.append((place, extent))
    }
    for decoration in section.decorations {
      let frame = extent.inset(by: decoration.insets.resolved(.leftToRight))
      places.append(
        CompositionalPlace(
          .decoration, kind: decoration.kind, section: index, item: 0, frame: frame))
    }
    position = isVertical ? y : start + solved.size.width
  }

  /// Adds headers or footers, starting at `y`.
  ///
  /// - Returns: the total height of those that extend the section.
  private mutating func place(
    _ boundary: [CompositionalSupplementary], _ section: Int, _ across: Rect, at y: Double
  ) -> Double {
    var added = 0.0
    for item in boundary {
      var place = CompositionalPlace(.supplementary, kind: item.kind, section: section, item: 0)
      place.take(item.size)
      let size = place.merged(item.size.points(in: across.size), host.measured(place))
      let line = Rect(x: across.x, y: y + added, width: across.width, height: size.height)
      place.frame = item.frame(size, at: line)
      place.isPinned = item.isPinned
      place.isAtEnd = item.isAtEnd
      place.zIndex = item.isPinned ? max(1, item.zIndex) : item.zIndex
      places.append(place)
      if item.extendsBoundary { added += size.height }
    }
    return added
  }
}
