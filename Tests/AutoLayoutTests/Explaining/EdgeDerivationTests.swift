// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Why edges are where they are. The sums are computed by hand.
struct EdgeDerivationTests {
  @Test func aWidthIsTheSumOfTheConstraintsToTheRoot() throws {
    var tree = Tree(320, 480)
    let view = tree.view()
    let leading = try tree.constrain(view, .leading, .equal, tree.root, constant: 20)
    let trailing = try tree.constrain(tree.root, .trailing, .equal, view, constant: 30)
    _ = tree.forest.layout(tree.root)
    let width = try tree.derivation(of: .width, of: view)
    #expect(width.value == 270)
    var contributions: [RowSource: Double] = [:]
    for part in width.parts {
      if let source = part.source, part.contribution != 0 {
        contributions[source] = part.contribution
      }
    }
    #expect(contributions[.constraint(leading)] == -20)
    #expect(contributions[.constraint(trailing)] == -30)
    #expect(contributions.values.reduce(0, +) == 270)
  }

  @Test func positionsAreInTheCoordinatesOfTheRoot() throws {
    var tree = Tree(320, 480)
    let outer = tree.view()
    try tree.pin(outer, inset: 40)
    let inner = tree.view(in: outer)
    try tree.constrain(inner, .top, .equal, outer, constant: 7)
    let top = try tree.derivation(of: .top, of: inner)
    #expect(top.value == 47)
  }

  @Test func marginsArePartsOfTheConstant() throws {
    var tree = Tree(320, 480)
    let outer = tree.view { $0.margins.own = DirectionalEdgeInsets(all: 12) }
    try tree.pin(outer)
    let view = tree.view(in: outer)
    let id = try tree.constrain(view, .leading, .equal, outer, .leadingMargin, constant: 5)
    let leading = try tree.derivation(of: .leading, of: view)
    let part = try #require(leading.parts.first { $0.source == .constraint(id) })
    #expect(part.offset == 12)
    #expect(part.constant == 17)
    #expect(leading.value == 17)
  }

  @Test func rowsWithoutInfluenceAreListed() throws {
    var tree = Tree(320, 480)
    let view = tree.view(size: .size(100, 20))
    try tree.constrain(view, .width, constant: 60)
    let limit = try tree.constrain(view, .width, .lessThanOrEqual, constant: 90)
    let wish = try tree.constrain(view, .width, constant: 75, priority: 500)
    let width = try tree.derivation(of: .width, of: view)
    let statuses = Dictionary(
      uniqueKeysWithValues: width.otherRows.map { ($0.source, $0.status) })
    #expect(statuses[.constraint(limit)] == .slack(30))
    #expect(statuses[.constraint(wish)] == .violated(-15))
    #expect(statuses[.contentSize(view, .horizontal)] == .violated(-40))
    // The position does not depend on the width.
    try tree.constrain(view, .leading, .equal, tree.root, constant: 8)
    let leading = try tree.derivation(of: .leading, of: view)
    #expect(leading.otherRows.isEmpty)
  }

  @Test func brokenConstraintsAreListed() throws {
    var tree = Tree(320, 480)
    let view = tree.view()
    try tree.constrain(view, .width, constant: 60)
    try tree.constrain(view, .width, constant: 90)
    let width = try tree.derivation(of: .width, of: view)
    #expect(width.otherRows.map(\.status) == [.broken])
  }

  @Test func ambiguousEdgesAreNamed() throws {
    var tree = Tree(320, 480)
    let view = tree.view(size: .size(100, 20))
    try tree.constrain(view, .top, .equal, tree.root)
    let leading = try tree.derivation(of: .leading, of: view)
    #expect(leading.parts.contains { $0.undetermined?.item == view })
  }

  @Test func rightToLeftLayoutsAreMirrored() throws {
    var environment = Environment()
    environment.direction = .rightToLeft
    var tree = Tree(320, 480, environment: environment)
    let view = tree.view()
    try tree.constrain(view, .leading, .equal, tree.root, constant: 20)
    let leading = try tree.derivation(of: .leading, of: view)
    #expect(leading.value == 300)
  }
}

extension Tree {
  fileprivate mutating func derivation(
    of attribute: Attribute, of item: ItemID
  ) throws -> EdgeDerivation {
    let derivation = forest.derivation(of: attribute, of: item)
    return try #require(derivation)
  }
}
