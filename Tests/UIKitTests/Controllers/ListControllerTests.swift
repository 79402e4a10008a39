// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Table and collection view controllers, and custom collection view layouts. Source: UIKit's
/// reference of the classes.
@MainActor
struct ListControllerTests {
  private class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }

    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  @Test func tableControllersAreTheirTablesDataSource() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = Rows(style: .grouped)
    window.rootViewController = controller
    window.isHidden = false
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.style == .grouped)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [50, 50, 50])
    #expect(Rows().tableView.style == .plain)
  }

  /// A layout of three items in a column.
  private class Column: UICollectionViewLayout {
    class Attributes: UICollectionViewLayoutAttributes {
      nonisolated(unsafe) var column = 0

      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Attributes)?.column = column
        return copy
      }
    }

    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private var places: [UICollectionViewLayoutAttributes] = []

    override class var layoutAttributesClass: AnyClass { Attributes.self }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 90) }

    override func prepare() {
      places = (0..<3).map { index in
        let attributes = Attributes(forCellWith: IndexPath(item: index, section: 0))
        attributes.frame = CGRect(x: 0, y: 30 * index, width: 100, height: 30)
        attributes.column = index
        return attributes
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { places.filter { $0.frame.intersects(rect) } }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { places[indexPath.item] }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      contexts.append(context)
    }
  }

  private class Items: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func collectionControllersAreTheirCollectionsDataSource() {
    let layout = Column()
    let controller = Items(collectionViewLayout: layout)
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.view.layoutIfNeeded()
    let cells = controller.collectionView.visibleCells
    #expect(cells.map(\.frame.minY).sorted() == [0, 30])
    #expect(controller.collectionView.contentSize.height == 90)
    #expect(layout.collectionView === controller.collectionView)
  }

  @Test func layoutsAreInvalidatedThroughContexts() throws {
    let layout = Column()
    layout.invalidateLayout()
    let context = try #require(layout.contexts.first)
    #expect(context.invalidateEverything)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map(\.item) == [1, 2])
  }

  @Test func copiesOfAttributesAreIndependent() throws {
    let attributes = Column.Attributes(forCellWith: IndexPath(item: 4, section: 1))
    attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    attributes.column = 7
    let copy = try #require(attributes.copy() as? Column.Attributes)
    #expect(copy == attributes && copy !== attributes)
    #expect(copy.column == 7)
    copy.frame.origin.x = 9
    #expect(copy != attributes)
    #expect(attributes.frame.minX == 1)
  }
}
