// SPDX-License-Identifier: MIT

import AutoLayout
import Testing
import UIKitComponents

/// Views in toolbars as Xcode saved them, on a phone of 414 points.
struct ToolbarPartsTests {
  private typealias Item = BarContent.BarItem

  private static let flexible = Item(title: "", isFlexibleSpace: true)

  private static func fixed(_ width: Double) -> Item { Item(title: "", fixedSpace: width) }

  private static func view(_ width: Double) -> Item {
    var item = Item(title: "")
    item.viewWidth = width
    return item
  }

  private static let saved: [(items: [Item], height: Double, x: [Double], middle: Double)] = [
    ([flexible, view(100), view(51), flexible], 49, [131.5, 231.5], 27),
    ([flexible, view(100), view(140), flexible], 49, [87, 187], 27),
    ([flexible, view(100), view(250), flexible], 44, [32, 132], 22),
    (
      [flexible, view(40), fixed(8), view(220), fixed(8), view(40), flexible], 44, [49, 97, 325], 22
    ),
    ([view(44), view(123), flexible, flexible], 49, [20, 64], 27),
    ([flexible, view(145), flexible], 49, [134.5], 27),
  ]

  @Test(arguments: saved.indices)
  func viewsStandWhereTheyWereSaved(_ index: Int) {
    let (items, height, x, middle) = Self.saved[index]
    let parts = ToolbarParts(
      items, widths: items.map { $0.viewWidth ?? 0 },
      in: Rect(x: 0, y: 0, width: 414, height: height),
      BarMetrics(idiom: .phone, platform: PlatformVersion(major: 14), hasHomeIndicator: true))
    let views = zip(items, parts.items).filter { $0.0.viewWidth != nil }.map(\.1)
    #expect(views.map(\.x) == x)
    #expect(views.allSatisfy { $0.midY == middle })
  }
}
