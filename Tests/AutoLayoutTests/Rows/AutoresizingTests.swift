// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Expectations: frame-based autoresizing as documented for UIView (the flexible parts share the
/// change in proportion), and equations printed in published logs.
struct AutoresizingTests {
  /// A view with a length of 80 at 160 in 320 has a margin of 80 after it: the case of a published
  /// table of all masks.
  @Test(
    arguments: [
      ([], 160, 80), (.flexibleRightMargin, 160, 80), (.flexibleLeftMargin, 480, 80),
      (.flexibleWidth, 160, 400),
      ([.flexibleLeftMargin, .flexibleWidth], 373.5, 186.5),
      ([.flexibleWidth, .flexibleRightMargin], 160, 240),
      ([.flexibleLeftMargin, .flexibleRightMargin], 373.5, 80),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 320, 160),
    ] as [(AutoresizingMask, Double, Double)])
  func masksShareTheChange(mask: AutoresizingMask, x: Double, width: Double) throws {
    for isNeeded in [false, true] {
      var tree = Tree(320, 100)
      var item = Item()
      item.autoresizingMask = mask
      let view = tree.forest.add(item, to: tree.root)
      tree.forest.setFrame(Rect(160, 0, 80, 10), of: view)
      if isNeeded {
        let other = tree.view()
        try tree.constrain(other, .top, .equal, view, .bottom)
      }
      tree.forest.setFrame(Rect(0, 0, 640, 100), of: tree.root)
      let frame = tree.frame(of: view)
      #expect(abs(frame.x - x) < 0.51 && abs(frame.width - width) < 0.51, "\(frame)")
    }
  }

  @Test func viewsWithoutConstraintsKeepTheirFrame() {
    var tree = Tree(375, 667)
    var item = Item()
    item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = tree.forest.add(item, to: tree.root)
    tree.forest.setFrame(Rect(0, 0, 400, 400), of: view)
    #expect(tree.frame(of: view) == Rect(0, 0, 400, 400))
  }

  /// Source: an example in a book: 400 × 400 in 375 × 667 with flexible sizes, then rotated.
  @Test func flexibleSizesFollowRotationThroughTheEngine() throws {
    var tree = Tree(375, 667)
    var item = Item()
    item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = tree.forest.add(item, to: tree.root)
    tree.forest.setFrame(Rect(0, 0, 400, 400), of: view)
    let small = tree.view(size: .size(50, 50))
    try tree.constrain(small, .top, .equal, view, .bottom)
    try tree.constrain(view, .left, .equal, tree.root)
    #expect(tree.frame(of: small).y == 400)
    tree.forest.setFrame(Rect(0, 0, 667, 375), of: tree.root)
    #expect(tree.frame(of: view) == Rect(0, 0, 692, 108))
  }
}
