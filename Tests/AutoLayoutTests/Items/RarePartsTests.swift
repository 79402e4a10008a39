// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// What few items and constraints have takes room in those alone.
@Suite struct RarePartsTests {
  /// Sizes on a machine of 64 bits. Passes go through arrays of slots: what makes one larger makes all slower.
  @Test func slotsAreSmall() {
    #expect(MemoryLayout<Item>.size <= 169)
    #expect(MemoryLayout<ItemSlot>.stride <= 272)
    #expect(MemoryLayout<ConstraintSlot>.stride <= 88)
    #expect(MemoryLayout<ContentSize>.stride <= 24)
  }

  @Test func copiesAreIndependent() {
    var item = Item()
    item.appearance.alpha = 0.5
    item.margins.own = DirectionalEdgeInsets(all: 3)
    item.firstBaselineItem = ItemID(index: 1, generation: 0)
    var copy = item
    copy.appearance.alpha = 1
    copy.margins.own = nil
    copy.firstBaselineItem = nil
    #expect(item.appearance.alpha == 0.5)
    #expect(item.margins.own == DirectionalEdgeInsets(all: 3))
    #expect(item.firstBaselineItem == ItemID(index: 1, generation: 0))
    #expect(copy.appearance == Appearance())
    #expect(copy.margins == LayoutMargins())
    #expect(copy.firstBaselineItem == nil)
  }

  @Test func everyPartIsReadBack() {
    var item = Item(identifier: "a")
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.contentSizeOverride = ContentSize(width: nil, height: 7)
    item.alignmentInsetsOverride = insets
    item.lastBaselineItem = ItemID(index: 2, generation: 1)
    item.guideOffset = Point(x: 1, y: 2)
    item.colorAppearance.style = .dark
    item.imposedSafeArea = insets
    item.additionalSafeArea = insets + insets
    item.safeAreaOverride = .zero
    item.marginsOverride = insets
    item.safeAreaAroundContent = insets
    #expect(item.identifier == "a")
    #expect(item.contentSizeOverride == ContentSize(width: nil, height: 7))
    #expect(item.alignmentInsetsOverride == insets)
    #expect(item.lastBaselineItem == ItemID(index: 2, generation: 1))
    #expect(item.guideOffset == Point(x: 1, y: 2))
    #expect(item.colorAppearance.style == .dark)
    #expect(item.imposedSafeArea == insets)
    #expect(item.additionalSafeArea == insets + insets)
    #expect(item.safeAreaOverride == .zero)
    #expect(item.marginsOverride == insets)
    #expect(item.safeAreaAroundContent == insets)
  }

  @Test func constraintsAreEqualWhateverTheyOnceHad() {
    let plain = Constraint(ItemID(index: 0, generation: 0), .width, constant: 10)
    var named = plain
    named.identifier = "a"
    named.systemSpacing = 1
    #expect(named != plain)
    named.identifier = nil
    named.systemSpacing = nil
    #expect(named == plain)
    #expect(named.hashValue == plain.hashValue)
  }

  @Test func axesWithoutASizeAreEqualWhateverTheyOnceHad() {
    var size = ContentSize(width: 3, height: 4)
    size.width = nil
    #expect(size == ContentSize(width: nil, height: 4))
    #expect(size[.horizontal] == nil && size[.vertical] == 4)
    size.height = nil
    #expect(size == .none)
  }
}
