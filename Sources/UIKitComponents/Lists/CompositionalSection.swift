// SPDX-License-Identifier: MIT

package import AutoLayout

/// A dimension of a compositional layout.
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

  /// Whether the content determines the final length.
  package var isEstimated: Bool { kind == .estimated }

  /// The length in points in a container, never negative.
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

/// A fixed distance, or the minimum of a flexible one that takes a share of the remaining length.
package struct CompositionalSpacing: Hashable, Sendable {
  package var points: Double
  package var isFlexible: Bool

  package init(_ points: Double, isFlexible: Bool) {
    self.points = points
    self.isFlexible = isFlexible
  }

  package static let none = CompositionalSpacing(0, isFlexible: false)
}

/// A supplementary view of an item, a group, a section or the whole layout.
package struct CompositionalSupplementary: Hashable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  /// The horizontal edge of the anchor rectangle that the view is at; nil centres it.
  package var horizontal: Edge?
  package var vertical: Edge?
  /// The offset from there, in points or, if ``isFractionalOffset`` is true, in fractions of the
  /// view's size.
  package var offset: Point
  package var isFractionalOffset: Bool
  package var zIndex: Int
  /// Whether a header or footer is after the items.
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

  /// The frame of a view of `size` at `rect`, in a left-to-right layout.
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
    /// An arrangement that code of the host computes. The host identifies it by a number.
    case custom(Int)
  }

  package var size: CompositionalSize
  package var insets = DirectionalEdgeInsets.zero
  /// The distances around the item.
  package var leading = CompositionalSpacing.none
  package var trailing = CompositionalSpacing.none
  package var top = CompositionalSpacing.none
  package var bottom = CompositionalSpacing.none
  package var supplementaries: [CompositionalSupplementary] = []
  /// The arrangement of a group's items; nil for an item with a cell.
  package var arrangement: Arrangement?
  package var items: [CompositionalItem] = []
  /// The number of equal items that a group is divided into; nil for as many as fit.
  package var count: Int?
  package var spacing = CompositionalSpacing.none

  package init(size: CompositionalSize) { self.size = size }
}

/// The groups of a section, with its headers, footers, decorations and insets.
package struct CompositionalSection: Sendable {
  package var group: CompositionalItem
  /// The number of items.
  package var count: Int
  package var insets = DirectionalEdgeInsets.zero
  /// The space before everything else in the section.
  package var topPadding = 0.0
  /// The insets from the safe area or the margins at the sides.
  package var sides = EdgeInsets.zero
  package var groupSpacing = 0.0
  /// Whether the section scrolls orthogonally: its groups are in a line across the layout's
  /// direction.
  package var isOrthogonal = false
  package var boundary: [CompositionalSupplementary] = []
  /// Whether headers and footers respect the insets.
  package var boundaryFollowsInsets = true
  package var decorations: [(kind: String, insets: DirectionalEdgeInsets)] = []

  package init(group: CompositionalItem, count: Int) {
    self.group = group
    self.count = count
  }
}

/// The place of a cell or another view of a compositional layout.
package struct CompositionalPlace: Hashable, Sendable {
  package enum Role: Hashable, Sendable { case cell, supplementary, decoration }

  package var role: Role
  /// The kind of a supplementary view or decoration; empty for cells.
  package var kind = ""
  package var section: Int
  package var item: Int
  package var frame: Rect
  /// Whether the layout, and not the content, determines the width.
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

  /// `size` with the lengths of `preferred` along the axes on which the content determines the
  /// length.
  func merged(_ size: Size, _ preferred: Size?) -> Size {
    guard let preferred else { return size }
    return Size(
      width: isWidthFixed ? size.width : preferred.width,
      height: isHeightFixed ? size.height : preferred.height)
  }
}

/// The callbacks of a compositional layout to its host.
package struct CompositionalHost {
  /// The measured size of the view at a place; nil before it is measured.
  package var measured: (CompositionalPlace) -> Size?
  /// The frames and z-indices of the items in a custom group of a size.
  package var custom: (Int, Size) -> [(frame: Rect, zIndex: Int)]

  package init(
    measured: @escaping (CompositionalPlace) -> Size?,
    custom: @escaping (Int, Size) -> [(frame: Rect, zIndex: Int)]
  ) {
    self.measured = measured
    self.custom = custom
  }
}
