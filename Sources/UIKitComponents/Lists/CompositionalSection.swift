// SPDX-License-Identifier: MIT

package import AutoLayout

/// A length of a compositional layout.
package struct CompositionalLength: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  package var kind: Kind
  package var value: Double

  package init(_ kind: Kind, _ value: Double) {
    self.kind = kind
    self.value = value
  }

  /// Whether content has the last word.
  package var isEstimated: Bool { kind == .estimated }

  /// The points in what is around, never negative.
  package func points(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: max(0, value * container.width)
    case .fractionalHeight: max(0, value * container.height)
    case .absolute, .estimated: max(0, value)
    }
  }
}

package struct CompositionalSize: Hashable, Sendable {
  package var width: CompositionalLength
  package var height: CompositionalLength

  package init(width: CompositionalLength, height: CompositionalLength) {
    self.width = width
    self.height = height
  }

  package func points(in container: Size) -> Size {
    Size(width: width.points(in: container), height: height.points(in: container))
  }
}

/// A distance, or the least of one that takes a share of what is left.
package struct CompositionalSpacing: Hashable, Sendable {
  package var points: Double
  package var isFlexible: Bool

  package init(_ points: Double, isFlexible: Bool) {
    self.points = points
    self.isFlexible = isFlexible
  }

  package static let none = CompositionalSpacing(0, isFlexible: false)
}

/// A view at an item, a group, a section or the whole layout.
package struct CompositionalSupplementary: Hashable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  /// The side of what it belongs to that it stands at, along each axis; nil for the middle.
  package var horizontal: Edge?
  package var vertical: Edge?
  /// How far it is moved from there, in points or, where it is a fraction, in parts of its size.
  package var offset: Point
  package var isFractionalOffset: Bool
  package var zIndex: Int
  /// Where it is a header or footer: whether it stands below the items, adds to the length, stays in view.
  package var isAtEnd = false
  package var extendsBoundary = false
  package var isPinned = false

  package enum Edge: Hashable, Sendable { case start, end }

  package init(
    kind: String, size: CompositionalSize, horizontal: Edge?, vertical: Edge?, offset: Point,
    isFractionalOffset: Bool, zIndex: Int
  ) {
    self.kind = kind
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
    self.offset = offset
    self.isFractionalOffset = isFractionalOffset
    self.zIndex = zIndex
  }

  /// The frame of something of `size` at `rect`, as if one read from left to right.
  func frame(_ size: Size, at rect: Rect) -> Rect {
    func origin(_ edge: Edge?, _ start: Double, _ end: Double, _ length: Double) -> Double {
      switch edge {
      case .start?: start
      case .end?: end - length
      case nil: (start + end) / 2 - length / 2
      }
    }
    let scale = isFractionalOffset ? size : Size(width: 1, height: 1)
    return Rect(
      x: origin(horizontal, rect.x, rect.maxX, size.width) + offset.x * scale.width,
      y: origin(vertical, rect.y, rect.maxY, size.height) + offset.y * scale.height,
      width: size.width, height: size.height)
  }
}

/// An item of a compositional layout, or a group of items.
package struct CompositionalItem: Hashable, Sendable {
  package enum Arrangement: Hashable, Sendable {
    case horizontal, vertical
    /// One that code of the host works out, which knows it by a number.
    case custom(Int)
  }

  package var size: CompositionalSize
  package var insets = DirectionalEdgeInsets.zero
  /// Distances around the place.
  package var leading = CompositionalSpacing.none
  package var trailing = CompositionalSpacing.none
  package var top = CompositionalSpacing.none
  package var bottom = CompositionalSpacing.none
  package var supplementaries: [CompositionalSupplementary] = []
  /// How a group arranges its items; nil for an item with a cell.
  package var arrangement: Arrangement?
  package var items: [CompositionalItem] = []
  /// How many equal items a group is divided among; nil for as many as have room.
  package var count: Int?
  package var spacing = CompositionalSpacing.none

  package init(size: CompositionalSize) { self.size = size }
}

/// The groups of one section, and what is around them.
package struct CompositionalSection: Sendable {
  package var group: CompositionalItem
  /// How many items there are.
  package var count: Int
  package var insets = DirectionalEdgeInsets.zero
  /// What stays free before everything else of the section.
  package var topPadding = 0.0
  /// What the safe area or margins leave free at the sides.
  package var sides = EdgeInsets.zero
  package var groupSpacing = 0.0
  /// Whether groups stand in a line across the layout's direction.
  package var isOrthogonal = false
  package var boundary: [CompositionalSupplementary] = []
  /// Whether headers and footers keep to the insets.
  package var boundaryFollowsInsets = true
  package var decorations: [(kind: String, insets: DirectionalEdgeInsets)] = []

  package init(group: CompositionalItem, count: Int) {
    self.group = group
    self.count = count
  }
}

/// Where a cell or another view of a compositional layout stands.
package struct CompositionalPlace: Hashable, Sendable {
  package enum Role: Hashable, Sendable { case cell, supplementary, decoration }

  package var role: Role
  /// The kind of a supplementary view or decoration; empty for cells.
  package var kind = ""
  package var section: Int
  package var item: Int
  package var frame: Rect
  /// Whether the layout decides the lengths, whatever the content.
  package var isWidthFixed = true
  package var isHeightFixed = true
  package var isPinned = false
  package var isAtEnd = false
  package var zIndex = 0

  init(_ role: Role, kind: String = "", section: Int, item: Int, frame: Rect = .zero) {
    self.role = role
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
  }

  mutating func take(_ size: CompositionalSize) {
    isWidthFixed = !size.width.isEstimated
    isHeightFixed = !size.height.isEstimated
  }

  /// `asked` along the axes on which content has the last word.
  func merged(_ size: Size, _ asked: Size?) -> Size {
    guard let asked else { return size }
    return Size(
      width: isWidthFixed ? size.width : asked.width,
      height: isHeightFixed ? size.height : asked.height)
  }
}

/// What a compositional layout asks its host.
package struct CompositionalHost {
  /// What the view at a place measures; nil where it was not asked yet.
  package var measured: (CompositionalPlace) -> Size?
  /// The frames, and how far in front they are, in a custom group of a size.
  package var custom: (Int, Size) -> [(frame: Rect, zIndex: Int)]

  package init(
    measured: @escaping (CompositionalPlace) -> Size?,
    custom: @escaping (Int, Size) -> [(frame: Rect, zIndex: Int)]
  ) {
    self.measured = measured
    self.custom = custom
  }
}
