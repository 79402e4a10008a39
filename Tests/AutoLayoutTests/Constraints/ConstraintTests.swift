// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Expectations: the exceptions that UIKit raises, from its documentation and from published logs.
struct ConstraintTests {
  private func error(
    _ first: Attribute, _ second: Attribute, multiplier: Double = 1, constant: Double = 0,
    priority: Float = 1000
  ) -> ConstraintError? {
    var tree = Tree(100, 100)
    let a = tree.view()
    let b = tree.view()
    do {
      _ = try tree.forest.activate(
        Constraint(
          a, first, .equal, second == .notAnAttribute ? nil : b, second,
          multiplier: multiplier, constant: constant, priority: priority))
      return nil
    } catch {
      return error
    }
  }

  @Test func sizesDoNotPairWithLocations() {
    #expect(error(.width, .left) == .invalidPairing)
    #expect(error(.top, .height) == .invalidPairing)
  }

  @Test func axesDoNotMix() {
    #expect(error(.left, .top) == .incompatibleAxes)
    #expect(error(.centerX, .centerY) == .incompatibleAxes)
  }

  @Test func leadingDoesNotPairWithLeft() {
    #expect(error(.leading, .left) == .directionalWithPhysical)
    #expect(error(.rightMargin, .trailing) == .directionalWithPhysical)
    #expect(error(.leading, .centerX) == nil)
  }

  @Test func locationsNeedAnotherLocation() {
    #expect(error(.left, .notAnAttribute) == .locationEqualsConstant)
    #expect(error(.left, .right, multiplier: 0) == .locationEqualsConstant)
    #expect(error(.width, .height, multiplier: 0) == nil)
  }

  @Test func numbersAreFinite() {
    #expect(error(.width, .width, multiplier: .infinity) == .multiplierNotFinite(.infinity))
    #expect(error(.width, .width, constant: -.infinity) == .constantNotFinite(-.infinity))
  }

  @Test(arguments: [0, -1, 1000.5] as [Float])
  func prioritiesStayInRange(priority: Float) {
    #expect(error(.width, .width, priority: priority) == .illegalPriority(priority))
  }

  @Test func itemsShareAnAncestor() {
    var tree = Tree(100, 100)
    let a = tree.view()
    let stranger = tree.forest.makeItem(Item())
    #expect(throws: ConstraintError.noCommonAncestor) {
      try tree.forest.activate(Constraint(a, .left, .equal, stranger, .left))
    }
    #expect(tree.forest.constraints(mentioning: a) == [])
  }

  @Test func constraintsLiveAtTheClosestCommonAncestor() throws {
    var tree = Tree(100, 100)
    let box = tree.view()
    let a = tree.view(in: box)
    let b = tree.view(in: box)
    let cousin = tree.view()
    let siblings = try tree.constrain(a, .left, .equal, b)
    let alone = try tree.constrain(a, .width, constant: 5)
    let inSuperview = try tree.constrain(a, .top, .equal, box)
    let cousins = try tree.constrain(a, .bottom, .equal, cousin)
    #expect(tree.forest.holder(of: siblings) == box)
    #expect(tree.forest.holder(of: alone) == a)
    #expect(tree.forest.holder(of: inSuperview) == box)
    #expect(tree.forest.holder(of: cousins) == tree.root)
  }
}
