// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Testing

/// Contents of a type that AutoLayout does not know.
@Suite struct LayoutContentTests {
  /// A square that is larger in a right-to-left environment, and gives its child a frame.
  private struct Square: LayoutContent {
    var side: Double
    var child: ItemID?
    var traits: ContentTraits = []

    func size(width: Double?, in environment: Environment) -> ContentSize {
      let side = environment.direction == .leftToRight ? side : 2 * side
      return ContentSize(width: side, height: side)
    }

    func measuringEnvironment(of item: ItemID, in forest: borrowing LayoutForest) -> Environment {
      var environment = forest.environment(of: item)
      if !forest.constraints(mentioning: item).isEmpty { environment.direction = .rightToLeft }
      return environment
    }

    func placeChildren(of item: ItemID, in forest: inout LayoutForest) {
      if let child { forest.setFrame(Rect(x: 1, y: 2, width: side, height: 4), of: child) }
    }

    func withoutItems() -> Square { Square(side: side) }
  }

  private struct Circle: LayoutContent {
    func size(width: Double?, in environment: Environment) -> ContentSize { .none }
  }

  private func makeForest() -> LayoutForest {
    LayoutForest(environment: Environment()) { _ in
      ScreenMargins(narrowSide: 3, wideSide: 5, wideWidth: 100, readableWidth: 60)
    }
  }

  private func item(_ content: some LayoutContent) -> Item {
    var item = Item()
    item.layoutContent = AnyLayoutContent(content)
    item.translatesAutoresizingMask = false
    return item
  }

  private func root(width: Double) -> Item {
    var item = Item()
    item.frame = Rect(x: 0, y: 0, width: width, height: 100)
    return item
  }

  @Test func aContentSizesItsItem() throws {
    var forest = makeForest()
    let root = forest.makeItem(root(width: 200))
    let square = forest.add(item(Square(side: 12)), to: root)
    try forest.activate(Constraint(square, .leading, .equal, root, .leading, constant: 7))
    try forest.activate(Constraint(square, .top, .equal, root, .top))
    _ = forest.layout(root)
    #expect(forest.frame(of: square) == Rect(x: 7, y: 0, width: 12, height: 12))
    forest.setLayoutContent(AnyLayoutContent(Square(side: 20)), of: square)
    _ = forest.layout(root)
    #expect(forest.frame(of: square) == Rect(x: 7, y: 0, width: 20, height: 20))
  }

  @Test func aContentPlacesChildren() {
    var forest = makeForest()
    let root = forest.makeItem(root(width: 200))
    let child = forest.add(Item(), to: root)
    forest[root].layoutContent = AnyLayoutContent(Square(side: 12, child: child))
    _ = forest.layout(root)
    #expect(forest.frame(of: child) == Rect(x: 1, y: 2, width: 12, height: 4))
  }

  @Test func aPlaceDependentContentIsMeasuredAgainWhenConstraintsChange() throws {
    var forest = makeForest()
    let root = forest.makeItem(root(width: 200))
    let square = forest.add(item(Square(side: 12, traits: .placeDependent)), to: root)
    #expect(forest.ownContentSize(of: square) == ContentSize(width: 12, height: 12))
    let id = try forest.activate(Constraint(square, .leading, .equal, root, .leading))
    _ = forest.layout(root)
    #expect(forest.frame(of: square).width == 24)
    // Without constraints the item keeps its frame.
    forest.deactivate(id)
    _ = forest.layout(root)
    #expect(forest.ownContentSize(of: square) == ContentSize(width: 12, height: 12))
  }

  @Test func aCopyHasAContentWithoutItems() {
    var forest = makeForest()
    let root = forest.makeItem(root(width: 200))
    let child = forest.add(Item(), to: root)
    forest[root].layoutContent = AnyLayoutContent(Square(side: 12, child: child))
    var other = makeForest()
    let copy = other.copy(root, of: forest).items[root]
    let content = copy.flatMap { other[$0].layoutContent.value(as: Square.self) }
    #expect(content == Square(side: 12))
  }

  @Test func contentsAreEqualByTypeAndValue() {
    let square = AnyLayoutContent(Square(side: 1))
    #expect(square == AnyLayoutContent(Square(side: 1)))
    #expect(square.hashValue == AnyLayoutContent(Square(side: 1)).hashValue)
    #expect(square != AnyLayoutContent(Square(side: 2)))
    #expect(square != AnyLayoutContent(Circle()))
    #expect(square != .none)
    #expect(AnyLayoutContent.none == .none)
    #expect(square.value(as: Circle.self) == nil)
  }

  @Test(arguments: [(80.0, 3.0, 10.0), (100, 5, 20)])
  func screenMarginsComeFromTheForest(width: Double, side: Double, readable: Double) {
    var forest = makeForest()
    var screen = root(width: width)
    screen.margins = .root
    let root = forest.makeItem(screen)
    #expect(forest.appliedInsets(of: root).margins.left == side)
    let guide = forest.add(Item(kind: .guide(.readableContent)), to: root)
    #expect(forest.appliedFrame(ofGuide: guide)?.x == readable)
  }
}
