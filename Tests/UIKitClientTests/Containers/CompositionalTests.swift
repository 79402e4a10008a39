// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// The frames of compositional layouts, from sizes, groups and sections.
@MainActor
@Suite(.serialized)
final class CompositionalTests {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>
  private var source: Source?

  /// A collection view of 300 × 600 points with these numbers of items in its sections.
  private func makeCollection(
    _ layout: UICollectionViewLayout, _ counts: [Int], text: @escaping (Int) -> String = { "\($0)" }
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.label.text = text(item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { _, _, _ in }
    let source = Source(collectionView: view) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var next = 0
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(next..<next + count))
      next += count
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func fractionsOfTheGroupMakeAGrid() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)), subitems: [item])
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
    #expect(
      frames(view) == [
        CGRect(x: 5, y: 5, width: 90, height: 90), CGRect(x: 105, y: 5, width: 90, height: 90),
        CGRect(x: 205, y: 5, width: 90, height: 90), CGRect(x: 5, y: 105, width: 90, height: 90),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 200))
  }

  @Test func countDividesAGroupEquallyAndSpacingCountsBetween() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 10, trailing: 30)
    let view = makeCollection(UICollectionViewCompositionalLayout(section: section), [3])
    #expect(
      frames(view) == [
        CGRect(x: 30, y: 10, width: 110, height: 40), CGRect(x: 160, y: 10, width: 110, height: 40),
        CGRect(x: 30, y: 58, width: 110, height: 40),
      ])
    #expect(view.contentSize.height == 108)
  }

  @Test func groupsInGroupsAreLaidOutWithinTheirShare() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 225, height: 200), CGRect(x: 225, y: 0, width: 75, height: 100),
        CGRect(x: 225, y: 100, width: 75, height: 100),
        CGRect(x: 0, y: 200, width: 225, height: 200),
      ])
  }

  @Test func estimatedHeightsAreAskedOfTheCells() {
    let estimated = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3],
      text: { $0 == 1 ? String(repeating: "many words ", count: 12) : "short" })
    let heights = view.visibleCells.map(\.frame.height)
    #expect(heights[0] == heights[2])
    #expect(heights[1] > 2 * heights[0], "a text of several lines")
    #expect(view.visibleCells.allSatisfy { $0.frame.width == 300 })
    #expect(view.contentSize.height == heights.reduce(0, +))
  }

  @Test func estimatedWidthsMakeTagsThatFillARow() {
    let tag = NSCollectionLayoutItem(layoutSize: size(.estimated(40), .estimated(30)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)), subitems: [tag])
    group.interItemSpacing = .fixed(4)
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [8],
      text: { String(repeating: "tag", count: 1 + $0 % 3) })
    let frames = frames(view)
    #expect(frames[0].width < frames[1].width)
    #expect(frames[1].minX == frames[0].maxX + 4)
    #expect(frames.allSatisfy { $0.maxX <= 300 })
    #expect(Set(frames.map(\.minY)).count > 1)
  }

  @Test func flexibleDistancesShareWhatIsLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    let three = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item, item, item])
    three.interItemSpacing = .flexible(50)
    let view = makeCollection(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: three)), [3])
    #expect(frames(view).map(\.minX) == [0, 120, 240])
  }

  @Test func headersStandAboveInsetsAndStayInViewWhenPinned() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let view = makeCollection(UICollectionViewCompositionalLayout(section: section), [10, 10])
    func place() throws -> CGRect {
      try #require(
        view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
      ).frame
    }
    #expect(try place() == CGRect(x: 20, y: 0, width: 260, height: 30))
    #expect(frames(view).first == CGRect(x: 20, y: 40, width: 260, height: 100))
    view.contentOffset.y = 250
    view.layoutIfNeeded()
    #expect(try place().minY == 250)
    #expect(view.contentSize.height == 2100)
  }

  @Test func sectionsMayScrollAcrossAndDiffer() {
    let layout = UICollectionViewCompositionalLayout { [self] section, environment in
      let width = environment.container.effectiveContentSize.width
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(
          section == 0 ? .absolute(width / 2) : .fractionalWidth(1), .absolute(50)),
        subitems: [item])
      let result = NSCollectionLayoutSection(group: group)
      if section == 0 { result.orthogonalScrollingBehavior = .continuous }
      return result
    }
    let view = makeCollection(layout, [5, 2])
    #expect(frames(view).map(\.minY) == [0, 0, 50, 100])
    #expect(frames(view)[1].minX == 150)
    #expect(view.contentSize == CGSize(width: 300, height: 150))
  }

  @Test func rightToLeftMirrorsEverything() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let view = makeCollection(layout, [2])
    view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(frames(view).map(\.minX) == [200, 100])
  }

  @Test func decorationsLieBehindTheirSection() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets.top = 20
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    final class Background: UICollectionReusableView {}
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let view = makeCollection(layout, [2])
    let shown = try #require(view.subviews.first as? Background)
    #expect(shown.frame == CGRect(x: 5, y: 5, width: 290, height: 110))
  }

  @Test func listsMeasureTheirRowsAndInsetThem() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    let view = makeCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), [2])
    #expect(frames(view).map(\.width) == [268, 268])
    #expect(frames(view)[0].minX == 16)
    #expect(frames(view)[1].minY == frames(view)[0].maxY)
  }
}
