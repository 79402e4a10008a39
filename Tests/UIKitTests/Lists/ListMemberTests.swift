// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Members of tables, collection views and layouts that apps override, set or read.
@MainActor
struct ListMemberTests {
  private final class Cell: UITableViewCell {
    var changes: [Bool] = []
    override var reuseIdentifier: String? { "own" }
    override var isEditing: Bool {
      didSet { changes.append(isEditing) }
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count = 3
    var made: [UITableViewCell] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if let old = tableView.dequeueReusableCell(withIdentifier: "own") { return old }
      let cell = Cell(style: .default, reuseIdentifier: nil)
      made.append(cell)
      return cell
    }
  }

  /// UIKit's documentation of dequeueReusableCell(withIdentifier:): unused cells are found by their
  /// reuseIdentifier, which subclasses may override.
  @Test func cellsAreKeptUnderTheIdentifierThatTheyAnswer() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(rows.made.count == 3)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(rows.made.count == 3)
  }

  /// UIKit's documentation of UITableViewCell.isEditing: "when an app calls this method the cell
  /// …". The property can be set, and it is part of the configuration state.
  @Test func editingOfACellIsSet() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { states.append($1.isEditing) }
    cell.isEditing = true
    #expect(cell.isEditing && cell.changes == [true])
    #expect(states == [false, true])
    cell.setEditing(false, animated: true)
    #expect(!cell.isEditing && cell.configurationState.isEditing == false)
  }

  /// UITableView.h: `UITableViewRowActionStyleDestructive = UITableViewRowActionStyleDefault`;
  /// `UITableViewCellSeparatorStyleSingleLineEtched` follows the single line.
  @Test func deprecatedStylesAreThoseOfTheirSuccessors() {
    #expect(UITableViewRowAction.Style.destructive == .default)
    #expect(UITableViewCell.SeparatorStyle(rawValue: 2) == .singleLineEtched)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let rows = Rows()
    table.dataSource = rows
    let lined = table.svg()
    table.separatorStyle = .singleLineEtched
    #expect(table.svg() == lined)
    table.separatorStyle = .none
    #expect(table.svg() != lined)
  }

  // MARK: Collections

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }
  }

  private static func collection(
    _ layout: UICollectionViewLayout, kinds: [String], _ items: Items
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part")
    }
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  /// UIKit's documentation of headerTopPadding: the padding above each section header.
  @Test func paddingOfHeadersStandsAboveThem() throws {
    func places(_ padding: CGFloat?) throws -> [CGRect] {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.headerMode = .supplementary
      list.headerTopPadding = padding
      let items = Items()
      let view = Self.collection(
        UICollectionViewCompositionalLayout.list(using: list),
        kinds: [UICollectionView.elementKindSectionHeader], items)
      let header = try #require(
        view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
      let row = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
      return [header.frame, row.frame]
    }
    let plain = try places(nil)
    #expect(plain[0].minY == 0 && plain[1].minY == plain[0].maxY)
    #expect(try places(20) == plain.map { $0.offsetBy(dx: 0, dy: 20) })
  }

  /// UIKit's documentation of indexPath(forSupplementaryView:), and of supplementaryItems, which
  /// groups can set.
  @Test func supplementariesOfAGroupHaveTheirPlaces() throws {
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    #expect(group.supplementaryItems.isEmpty)
    group.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
        containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    ]
    let items = Items()
    let view = Self.collection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      kinds: ["badge"], items)
    let second = IndexPath(item: 1, section: 0)
    let badge = try #require(view.supplementaryView(forElementKind: "badge", at: second))
    #expect(badge.frame == CGRect(x: 190, y: 50, width: 10, height: 10))
    #expect(view.indexPath(forSupplementaryView: badge) == second)
    let cell = try #require(view.cellForItem(at: second))
    #expect(view.indexPath(forSupplementaryView: cell) == nil)
    #expect(
      group.visualDescription() == """
        vertical group 1.0 of the width by 50.0
          item 1.0 of the width by 50.0
        """)
  }

  private final class Decorated: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let ground = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
      ground.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
      return (super.layoutAttributesForElements(in: rect) ?? []) + [ground]
    }
  }

  private static let nib = Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <collectionReusableView tag="7" id="a">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        </collectionReusableView>
      </objects>
    </document>
    """.utf8)

  /// UIKit's documentation of register(_:forDecorationViewOfKind:) with a nib: "the nib file must
  /// contain only one top-level object and that object must be of the type
  /// UICollectionReusableView".
  @Test func decorationsAreMadeOfNibs() throws {
    let layout = Decorated()
    layout.register(UINib(data: Self.nib, bundle: nil), forDecorationViewOfKind: "ground")
    let items = Items()
    let view = Self.collection(layout, kinds: [], items)
    let ground = try #require(view.viewWithTag(7))
    #expect(ground.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(view.subviews.first === ground)
    layout.register(nil as UINib?, forDecorationViewOfKind: "ground")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.viewWithTag(7) == nil)
  }

  /// UIKit's documentation of setCollectionViewLayout(_:animated:completion:): the asynchronous
  /// form returns the completion's argument.
  @Test func awaitingALayoutReturnsTheCompletionsArgument() async {
    let items = Items()
    let view = Self.collection(UICollectionViewFlowLayout(), kinds: [], items)
    let layout = UICollectionViewFlowLayout()
    let isDone = await view.setCollectionViewLayout(layout, animated: true)
    #expect(isDone && view.collectionViewLayout === layout)
  }

  /// Source: `UICollectionViewDiffableDataSource.apply` "can safely [be called] from a background
  /// queue".
  @Test func snapshotsAreAppliedFromOtherQueues() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    let shared = Shared(source)
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        shared.applyOffMainActor()
        done.resume()
      }
    }
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  /// Code of Swift 5 calls members of the main actor from any queue.
  private final class Shared: @unchecked Sendable {
    let source: UITableViewDiffableDataSource<Int, String>

    init(_ source: UITableViewDiffableDataSource<Int, String>) { self.source = source }

    func applyOffMainActor() {
      typealias Call = (UITableViewDiffableDataSource<Int, String>) -> Void
      let call: @MainActor (UITableViewDiffableDataSource<Int, String>) -> Void = {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        $0.apply(snapshot)
      }
      unsafeBitCast(call, to: Call.self)(source)
    }
  }

  /// NSDiffableDataSourceSectionSnapshot.visualDescription(): "a string with an ASCII
  /// representation of the section snapshot".
  @Test func sectionSnapshotsDescribeTheirTree() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1"], to: "a")
    snapshot.append(["b1"], to: "b")
    snapshot.expand(["a"])
    #expect(snapshot.visualDescription() == "- a\n  * a1\n+ b\n  * b1")
  }

  /// UIListContentConfiguration.ImageProperties.resolvedStrokeColor(for:): the transformer's result
  /// for the stroke colour. If the stroke colour is nil, for the tint.
  @Test func strokesOfImagesAreResolved() {
    var configuration = UIListContentConfiguration.cell()
    #expect(configuration.imageProperties.resolvedStrokeColor(for: .red) == .red)
    configuration.imageProperties.strokeColor = .green
    configuration.imageProperties.strokeColorTransformer = .init { _ in .blue }
    #expect(configuration.imageProperties.resolvedStrokeColor(for: .red) == .blue)
  }

  // MARK: Dragging

  private final class Dragger: NSObject, UITableViewDragDelegate, UICollectionViewDragDelegate {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
  }

  /// UIKit's documentation of the drag delegates: without the method, the preview has no
  /// parameters.
  @Test func dragDelegatesNeedAnswerOnlyWhatIsRequired() {
    let dragger = Dragger()
    let path = IndexPath(row: 0, section: 0)
    let table = UITableView(frame: .zero)
    table.dragDelegate = dragger
    #expect(table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path) == nil)
    let items = Items()
    let view = Self.collection(UICollectionViewFlowLayout(), kinds: [], items)
    view.dragDelegate = dragger
    #expect(view.dragDelegate?.collectionView(view, dragPreviewParametersForItemAt: path) == nil)
  }
}
