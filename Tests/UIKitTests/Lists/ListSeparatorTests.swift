// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The separators below the rows of a list. Source: Apple's documentation of
/// `UIListSeparatorConfiguration` and `itemSeparatorHandler`.
@MainActor
struct ListSeparatorTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func picture(_ change: (inout UICollectionLayoutListConfiguration) -> Void) -> String {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.separatorConfiguration.color = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    change(&list)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view.svg()
  }

  private func lines(_ picture: String) -> Int {
    picture.components(separatedBy: "#00ff00").count - 1
  }

  @Test func aHandlerDecidesForEachRow() {
    #expect(lines(picture { _ in }) == 2)
    var asked: [IndexPath] = []
    let hidden = picture {
      $0.itemSeparatorHandler = { path, proposed in
        asked.append(path)
        var line = proposed
        if path.item == 0 { line.bottomSeparatorVisibility = .hidden }
        return line
      }
    }
    #expect(lines(hidden) == 1 && asked.contains(IndexPath(item: 1, section: 0)))
    #expect(lines(picture { $0.separatorConfiguration.bottomSeparatorVisibility = .hidden }) == 0)
  }

  private func collectionView(_ list: UICollectionLayoutListConfiguration) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  /// Source: `UICollectionLayoutListConfiguration.backgroundColor` in a storyboard's collection view,
  /// which has the colour `systemBackground`. With a clear colour, a list shows the view's own
  /// background.
  @Test func aListCoversTheBackgroundOfItsView() {
    func svg(_ color: UIColor?) -> String {
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.backgroundColor = color
      let view = collectionView(list)
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.layoutIfNeeded()
      #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      return view.svg()
    }
    func cover(_ svg: String, _ color: String) -> Bool {
      let own = svg.range(of: "#ff0000"), list = svg.range(of: color)
      guard let own, let list else { return false }
      return own.lowerBound < list.lowerBound
    }
    #expect(cover(svg(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), "#0000ff"))
    #expect(cover(svg(nil), "#f2f2f7"))
    #expect(!svg(.clear).contains("#f2f2f7"))
  }

  /// Source: `UICollectionViewCell.backgroundConfiguration` replaces the background of the row, so
  /// that translucent colours show the list.
  @Test func aBackgroundConfigurationReplacesTheRowsBackground() {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.showsSeparators = false
    let view = collectionView(list)
    view.layoutIfNeeded()
    // The picture itself has a white background, too.
    func whites() -> Int { view.svg().components(separatedBy: "#ffffff").count - 1 }
    #expect(whites() == 4)
    for cell in view.visibleCells { cell.backgroundConfiguration = .clear() }
    view.layoutIfNeeded()
    #expect(whites() == 1)
  }

  @Test func insetsMoveTheEndsOfTheLine() {
    let moved = picture {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 61
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 7
    }
    // A group of 288 points is 16 points from the edge.
    #expect(moved.contains("x=\"77\"") && moved.contains("width=\"220\""))
  }
}
