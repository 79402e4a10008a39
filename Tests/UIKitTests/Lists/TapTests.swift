// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Calls of tables and collection views to their delegates for touches sent by code.
///
/// Source: Apple's documentation. For a touch, the collection view's delegate gets should and did
/// highlight, should and did select, and did unhighlight, in this order. A table's
/// `willSelectRowAt` may return another row or nil.
@MainActor
struct TapTests {
  private final class Touch: UITouch {
    var place: CGPoint
    var touched: UIView?
    var step = UITouch.Phase.began
    init(at place: CGPoint, in view: UIView? = nil) {
      self.place = place
      touched = view
      super.init()
    }
    override var view: UIView? { touched }
    override var phase: UITouch.Phase { step }
    override func location(in view: UIView?) -> CGPoint { place }
  }

  private final class TouchEvent: UIEvent {
    let touch: UITouch
    init(_ touch: UITouch) {
      self.touch = touch
      super.init()
    }
    override var allTouches: Set<UITouch>? { [touch] }
    override func touches(for window: UIWindow) -> Set<UITouch>? { [touch] }
  }

  private final class TableListener: NSObject, UITableViewDataSource, UITableViewDelegate {
    var calls: [String] = []
    var refused: Int?
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      calls.append("shouldHighlight \(indexPath.row)")
      return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("willSelect \(indexPath.row)")
      return indexPath.row == refused ? nil : indexPath
    }
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("willDeselect \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("didDeselect \(indexPath.row)")
    }
  }

  private func makeTable(_ listener: TableListener) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    table.rowHeight = 40
    table.dataSource = listener
    table.delegate = listener
    table.layoutIfNeeded()
    return table
  }

  @Test func aTouchOfACellChoosesItsRow() throws {
    let listener = TableListener()
    let table = makeTable(listener)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(listener.calls.isEmpty)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let touch = Touch(at: .zero, in: cell.contentView)
    cell.contentView.touchesBegan([touch], with: nil)
    #expect(cell.isHighlighted)
    #expect(listener.calls == ["shouldHighlight 2", "didHighlight 2"])
    listener.calls = []
    cell.contentView.touchesEnded([touch], with: nil)
    #expect(!cell.isHighlighted && cell.isSelected)
    #expect(
      listener.calls == [
        "didUnhighlight 2", "willSelect 2", "willDeselect 0", "didDeselect 0", "didSelect 2",
      ])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test func aRefusedOrCancelledTouchChoosesNothing() {
    let listener = TableListener()
    listener.refused = 1
    let table = makeTable(listener)
    table.simulateTap(onRowAt: IndexPath(row: 1, section: 0))
    #expect(table.indexPathForSelectedRow == nil)
    #expect(listener.calls.last == "willSelect 1")
    listener.calls = []
    let touch = Touch(at: CGPoint(x: 10, y: 130))
    table.touchesBegan([touch], with: nil)
    table.touchesCancelled([touch], with: nil)
    #expect(listener.calls == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func touchesOfAChosenRowDeselectItWhereManyCanBeChosen() {
    let listener = TableListener()
    let table = makeTable(listener)
    table.allowsMultipleSelection = true
    for row in [1, 3, 1] { table.simulateTap(onRowAt: IndexPath(row: row, section: 0)) }
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    #expect(listener.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
  }

  @Test func aWindowSendsAnEventsTouchesToWhatTheyHit() {
    let listener = TableListener()
    let table = makeTable(listener)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.isHidden = false
    window.addSubview(table)
    window.layoutIfNeeded()
    let touch = Touch(at: CGPoint(x: 10, y: 90))
    window.sendEvent(TouchEvent(touch))
    touch.step = .ended
    window.sendEvent(TouchEvent(touch))
    #expect(listener.calls.last == "didSelect 2")
    window.isHidden = true
  }

  @Test func tableCellsAreChosenThroughSetSelected() {
    final class Cell: UITableViewCell {
      var heard: [Bool] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append(selected)
      }
    }
    let cell = Cell()
    cell.isSelected = true
    cell.setSelected(false, animated: true)
    #expect(cell.heard == [true, false])
    #expect(!cell.isSelected)
  }

  private final class ItemListener: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var calls: [String] = []
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("shouldHighlight \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    { calls.append("didHighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { calls.append("didUnhighlight \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("shouldSelect \(indexPath.item)")
      return true
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("shouldDeselect \(indexPath.item)")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    { calls.append("didDeselect \(indexPath.item)") }
  }

  @Test func aTouchOfAnItemChoosesIt() throws {
    let listener = ItemListener()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = listener
    view.delegate = listener
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    let touch = Touch(at: .zero, in: cell)
    cell.touchesBegan([touch], with: nil)
    #expect(cell.isHighlighted)
    cell.touchesEnded([touch], with: nil)
    #expect(cell.isSelected && !cell.isHighlighted)
    #expect(
      listener.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    listener.calls = []
    view.simulateTap(onItemAt: IndexPath(item: 0, section: 0))
    #expect(
      listener.calls == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didDeselect 1", "didSelect 0",
        "didUnhighlight 0",
      ])
    listener.calls = []
    view.allowsMultipleSelection = true
    view.simulateTap(onItemAt: IndexPath(item: 0, section: 0))
    #expect(listener.calls.contains("shouldDeselect 0"))
    #expect(view.indexPathsForSelectedItems?.isEmpty == true)
  }
}
