// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Autoresizing masks as in iOS 7 to 11. Expectations: a published table of the constraints for all
/// masks of a view with a length of 80 at 160 in 320.
struct AutoresizingCentreTests {
  struct Expectation: Sendable {
    var mask: AutoresizingMask
    var attribute: Attribute
    var multiplier = 1.0
    var constant = 0.0
  }

  private static let table = [
    Expectation(mask: [], attribute: .notAnAttribute, constant: 200),
    Expectation(mask: .flexibleRightMargin, attribute: .notAnAttribute, constant: 200),
    Expectation(mask: .flexibleLeftMargin, attribute: .width, constant: -120),
    Expectation(mask: .flexibleWidth, attribute: .centerX, constant: 40),
    Expectation(
      mask: [.flexibleLeftMargin, .flexibleWidth], attribute: .centerX, multiplier: 5.0 / 3,
      constant: -200.0 / 3),
    Expectation(
      mask: [.flexibleWidth, .flexibleRightMargin], attribute: .centerX, multiplier: 0.5,
      constant: 120),
    Expectation(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], attribute: .width, multiplier: 0.625),
    Expectation(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], attribute: .width,
      multiplier: 0.625),
  ]

  @Test(arguments: table)
  func masksPlaceTheMiddle(_ expected: Expectation) throws {
    var tree = Tree(320, 100)
    tree.forest.environment.autoresizingForm = .centers
    var item = Item()
    item.autoresizingMask = expected.mask
    let view = tree.forest.add(item, to: tree.root)
    tree.forest.setFrame(Rect(160, 0, 80, 10), of: view)
    let other = tree.view()
    try tree.constrain(other, .top, .equal, view, .bottom)

    let implied = tree.forest.impliedConstraints(of: view).map(\.constraint)
    let middle = try #require(implied.first { $0.firstAttribute == .centerX })
    #expect(middle.secondAttribute == expected.attribute)
    #expect(middle.secondItem == (expected.attribute == .notAnAttribute ? nil : tree.root))
    #expect(abs(middle.multiplier - expected.multiplier) < 1e-9)
    #expect(abs(middle.constant - expected.constant) < 1e-9)
    #expect(tree.frame(of: view) == Rect(160, 0, 80, 10))
  }

  /// The only visible difference: the centre of 80 points between two flexible margins stays at 5/8
  /// of the width. Since iOS 12, the left margin keeps 2/3 of the remaining width instead.
  @Test func middleKeepsItsShareBetweenFlexibleMargins() throws {
    for (form, x) in [(AutoresizingForm.centers, 360.0), (.edges, 373.5)] {
      var tree = Tree(320, 100)
      tree.forest.environment.autoresizingForm = form
      var item = Item()
      item.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      let view = tree.forest.add(item, to: tree.root)
      tree.forest.setFrame(Rect(160, 0, 80, 10), of: view)
      let other = tree.view()
      try tree.constrain(other, .top, .equal, view, .bottom)
      tree.forest.setFrame(Rect(0, 0, 640, 100), of: tree.root)
      #expect(tree.frame(of: view) == Rect(x, 0, 80, 10))
    }
  }
}
