// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit

/// After long random histories of changes, frames equal those of a fresh layout, and removed views
/// are deallocated.
@MainActor
struct ChurnTests {
  /// A seeded generator, so that every run is the same.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }
  }

  /// A view at a distance from the top of its superview, with an unambiguous layout.
  private final class Row: UIView {
    var gap: NSLayoutConstraint?
    var width: NSLayoutConstraint?
    var height: NSLayoutConstraint?
  }

  private func tie(_ row: Row, in parent: UIView, _ random: inout Random) {
    let gap = row.topAnchor.constraint(
      equalTo: parent.topAnchor, constant: CGFloat(Int.random(in: 0..<50, using: &random)))
    let width = row.widthAnchor.constraint(equalTo: parent.widthAnchor, constant: -4)
    width.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
    let height = row.heightAnchor.constraint(
      equalToConstant: CGFloat(Int.random(in: 5..<40, using: &random)))
    NSLayoutConstraint.activate([
      gap, width, height, row.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 2),
      row.widthAnchor.constraint(lessThanOrEqualToConstant: 250),
    ])
    (row.gap, row.width, row.height) = (gap, width, height)
  }

  private func makeRow(in parent: UIView, _ random: inout Random) -> Row {
    let row = Row()
    row.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(row)
    tie(row, in: parent, &random)
    return row
  }

  @Test func framesAfterAnyHistoryAreThoseOfAFreshLayout() throws {
    var random = Random(state: 7)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    var rows: [Row] = []
    for _ in 0..<60 {
      let parent = rows.randomElement(using: &random) ?? root
      rows.append(makeRow(in: Bool.random(using: &random) ? root : parent, &random))
    }
    for step in 0..<240 {
      let row = try #require(rows.randomElement(using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: row.gap?.constant = CGFloat(Int.random(in: 0..<80, using: &random))
      case 1: row.width?.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
      case 2: row.isHidden.toggle()
      case 3: row.height?.isActive.toggle()
      case 4:
        let target = rows.randomElement(using: &random) ?? root
        guard !target.isDescendant(of: row) else { break }
        NSLayoutConstraint.deactivate([row.height].compactMap { $0 })
        row.removeFromSuperview()
        for constraint in row.constraints where constraint.secondItem == nil {
          constraint.isActive = false
        }
        target.addSubview(row)
        tie(row, in: target, &random)
      case 5:
        row.removeFromSuperview()
        rows.removeAll { $0.isDescendant(of: row) }
        rows.append(makeRow(in: root, &random))
      default: root.frame.size.width = CGFloat(Int.random(in: 100..<600, using: &random))
      }
      root.layoutIfNeeded()
      guard step % 8 == 0 else { continue }
      let frames = rows.map(\.frame)
      // Two changes of the direction make the engine write every row again.
      root.semanticContentAttribute = .forceRightToLeft
      root.semanticContentAttribute = .unspecified
      root.layoutIfNeeded()
      let fresh = rows.map(\.frame)
      for (index, row) in rows.enumerated() where row.height?.isActive ?? false {
        #expect(frames[index] == fresh[index], "row \(index) after step \(step)")
      }
    }
  }

  @Test func removedViewsLeaveNothingBehind() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var random = Random(state: 3)
    for _ in 0..<200 {
      weak var gone: UIView?
      do {
        let row = makeRow(in: root, &random)
        gone = row
        root.layoutIfNeeded()
        row.removeFromSuperview()
      }
      #expect(gone == nil)
      #expect(root.constraints.isEmpty)
      #expect(root.subviews.isEmpty)
    }
    root.layoutIfNeeded()
    #expect(root.layoutSnapshot().nodes.count == 1)
  }
}
