// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Margins and safe areas of views that are neither root views nor cells. Source: 253 margins and
/// 60 safe areas that follow from frames saved by Xcode 7 to 26. Counts are in brackets.
@Suite struct OtherMarginRules {
  /// A view `v` in the root view, or in a view `around` that fills the root view.
  private func view(
    _ words: String, _ frame: Rect, tag: String = "view", attributes: String = "",
    margins: String = "", in around: String? = nil, aroundAttributes: String = "", root: String = ""
  ) throws -> LayoutSnapshot.Node {
    func rect(_ rect: Rect) -> String {
      "<rect key='frame' x='\(rect.x)' y='\(rect.y)' width='\(rect.width)' height='\(rect.height)'/>"
    }
    let fixture = CanvasFixture(words)
    let screen = try Device.named(fixture.device ?? "").screen(.portrait).size
    var xml = "<\(tag) id='v' \(attributes)>\(rect(frame))\(margins)</\(tag)>"
    if let around {
      let whole = rect(Rect(origin: .zero, size: screen))
      xml =
        around == "visualEffectView"
        ? "<\(around) id='a'>\(whole)\(xml.replacing("id='v'", with: "key='contentView' id='v'"))</\(around)>"
        : "<\(around) id='a' \(aroundAttributes)>\(whole)<subviews>\(xml)</subviews></\(around)>"
    }
    return try fixture.with {
      $0.root.attributes = root
      $0.root.content = "<subviews>\(xml)</subviews>"
    }.laidOut().node("v")
  }

  private static let preserves = "preservesSuperviewLayoutMargins='YES'"
  private static let middle = Rect(x: 0, y: 300, width: 100, height: 100)

  /// 8 on every side for any class (100), even if the superview preserves margins (8).
  @Test(
    "Inner views have margins of 8 on every side",
    arguments: [
      ("view", "retina4_7 10117"), ("view", "retina4_7 14490"), ("view", "retina6_1 17506"),
      ("view", "retina6_12 22154"), ("view", "retina6_12 24506"), ("button", "retina4_7 16097"),
      ("datePicker", "retina6_1 17506"), ("imageView", "retina6_12 22154"),
      ("label", "retina6_12 22154"),
      ("scrollView", "retina4_7 14490"),
    ])
  func eightOnEverySide(tag: String, words: String) throws {
    #expect(try view(words, Self.middle, tag: tag).margins == EdgeInsets(all: 8))
    let inside = try view(
      words, Self.middle, tag: tag, in: "view", aroundAttributes: Self.preserves)
    #expect(inside.margins == EdgeInsets(all: 8))
  }

  /// 56 = 8 + 48 (1), 68 = 24 + 44 (1). Less if the view begins lower, and no inset if the view
  /// turns the insets off.
  @Test("Margins include the part of the safe area that the view reaches into")
  func reachingIntoTheSafeArea() throws {
    func top(_ words: String, y: Double, _ attributes: String = "", _ margins: String = "") throws
      -> Double
    {
      try view(
        words, Rect(x: 0, y: y, width: 100, height: 200), attributes: attributes, margins: margins
      ).margins.top
    }
    let insets = "<edgeInsets key='layoutMargins' top='24' left='8' bottom='8' right='8'/>"
    #expect(try top("retina6_1 21701", y: 0) == 56)
    #expect(try top("retina6_1 17506", y: 0, "", insets) == 68)
    #expect(try top("retina6_1 21701", y: 18) == 38)
    #expect(try top("retina6_1 21701", y: 0, "insetsLayoutMarginsFromSafeArea='NO'") == 8)
    #expect(try top("retina4_7 12121", y: 0) == 8)
  }

  /// Below a bar, the margins of scroll views are 8 (2). Stack views in them have none of the safe
  /// area either.
  @Test("Scroll views below bars have margins of 8") func scrollViewsBelowBars()
    throws
  {
    let whole = Rect(x: 0, y: 0, width: 375, height: 667)
    #expect(try view("retina4_7 21701 nav", whole, tag: "scrollView").margins == EdgeInsets(all: 8))
    let stack = try view("retina4_7 21701 nav", whole, tag: "stackView", in: "scrollView")
    #expect(stack.margins == .zero)
  }

  /// The maximum of 8 and the remaining part of the superview's margins: 20 (58) and 16 (10) at the
  /// edges, 76 = 8 + 68 above a home indicator, and 8 if the view ends above it.
  @Test(
    "Preserved margins are at least the rest of the superview's margins",
    arguments: [
      ("retina6_1 17506", "view", 20.0), ("retina6_12 24506", "view", 16),
      ("retina4_7 15505", "view", 16),
      ("retina6_1 17506", "scrollView", 20), ("retina6_12 24506", "scrollView", 16),
      ("retina4_7 16097", "scrollView", 16),
    ])
  func preservedMargins(words: String, around: String, side: Double) throws {
    let width = try Device.named(CanvasFixture(words).device ?? "").portrait.size.width
    func margins(x: Double) throws -> EdgeInsets {
      try view(
        words, Rect(x: x, y: 300, width: width - 2 * x, height: 100), attributes: Self.preserves,
        in: around, aroundAttributes: Self.preserves
      ).margins
    }
    #expect(try margins(x: 0) == EdgeInsets(top: 8, left: side, bottom: 8, right: side))
    #expect(try margins(x: 5).left == side - 5)
    #expect(try margins(x: 30) == EdgeInsets(all: 8))
  }

  @Test("Preserved margins include the space above a home indicator") func preservedAtTheBottom()
    throws
  {
    let low = Rect(x: 0, y: 752, width: 393, height: 100)
    #expect(try view("retina6_12 24506", low, attributes: Self.preserves).margins.bottom == 76)
    let higher = Rect(x: 0, y: 684, width: 393, height: 100)
    #expect(try view("retina6_12 24506", higher, attributes: Self.preserves).margins.bottom == 8)
  }

  /// 0 for a stack view without margins in the file (12 edges of stack views with and without
  /// margin-relative arrangement), otherwise the margins in the file (12).
  @Test(
    "Stack views have the margins in the file, or none",
    arguments: [
      ("layoutMarginsRelativeArrangement='YES'", "", 0.0), ("", "", 0),
      ("", "<edgeInsets key='layoutMargins' top='14' left='14' bottom='14' right='14'/>", 14),
    ])
  func stacks(attribute: String, margins: String, side: Double) throws {
    let node = try view(
      "retina6_12 32700", Self.middle, tag: "stackView", attributes: attribute, margins: margins)
    #expect(node.margins == EdgeInsets(all: side))
  }

  /// 8 (5), 16 if the file sets it (8), and 50 = 16 + 34 at the bottom (2).
  @Test("Contents of visual effects have margins of 8 or those in the file") func visualEffects()
    throws
  {
    let frame = Rect(x: 0, y: 0, width: 414, height: 896)
    let plain = try view("retina6_1 17506", frame, in: "visualEffectView")
    #expect([plain.margins.left, plain.margins.right] == [8, 8])
    let insets = "<edgeInsets key='layoutMargins' top='16' left='16' bottom='16' right='16'/>"
    let set = try view("retina6_1 17506", frame, margins: insets, in: "visualEffectView")
    #expect([set.margins.left, set.margins.bottom] == [16, 50])
  }

  /// Views have the overlapping part of the screen's safe area (25). Views in scroll views (7) and
  /// cells (17) have none.
  @Test(
    "Inner views have the safe area that they overlap",
    arguments: [
      ("retina6_0 17506", "view", 44.0, 34.0), ("retina6_12 24506", "view", 118, 68),
      ("retina4_7 14490", "scrollView", 0, 0), ("retina6_1 17506", "scrollView", 0, 0),
      ("retina6_3 24506", "collectionView", 0, 0),
    ])
  func innerSafeAreas(words: String, around: String, top: Double, bottom: Double) throws {
    let size = try Device.named(CanvasFixture(words).device ?? "").portrait.size
    let node = try view(words, Rect(origin: .zero, size: size), in: around)
    #expect(node.safeArea == EdgeInsets(top: top, bottom: bottom))
  }
}
