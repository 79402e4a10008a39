// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import Typography
import UIKitComponents

/// Finds siblings that are drawn over each other.
extension CheckedLayout {
  /// The width and height that an overlap must exceed, in points.
  private static let least = 3.0
  /// The part of the smaller ink that alternatives in one place have in common.
  private static let alternativeShare = 0.5
  /// The maximum number of findings at one upper view. It bounds the number of pairs if many views
  /// are in one place.
  private static let greatestCount = 20

  func overlapFindings() -> [Finding] {
    var findings: [Finding] = []
    let siblings = Dictionary(
      grouping: visible.filter {
        snapshot.nodes[$0].isForeground && selfSized[snapshot.nodes[$0].id] == nil
      }
    ) {
      snapshot.nodes[$0].parent
    }
    for (parent, members) in siblings where parent != nil && members.count > 1 {
      var counts = Array(repeating: 0, count: members.count)
      let inks = members.map { inkRect(of: snapshot.nodes[$0]) }
      for (place, first) in members.enumerated() {
        for other in members.indices.dropFirst(place + 1) {
          guard counts[other] < Self.greatestCount, let one = inks[place], let two = inks[other]
          else { continue }
          let width = min(one.maxX, two.maxX) - max(one.x, two.x)
          let height = min(one.maxY, two.maxY) - max(one.y, two.y)
          guard width > Self.least, height > Self.least else { continue }
          let (lower, upper) = (snapshot.nodes[first], snapshot.nodes[members[other]])
          // A custom class may draw outside its frame.
          guard !isAlternative(lower, upper, one, two), !view(lower).isCustom,
            !view(upper).isCustom
          else {
            continue
          }
          counts[other] += 1
          // Another text has another width.
          let sample = view(lower).sampleReason ?? view(upper).sampleReason
          findings.append(
            Finding(
              "overlapping-views", at: view(upper).id, part: view(lower).id,
              "\(view(upper).name) covers \(points(width)) by \(points(height)) points of "
                + view(lower).name,
              severity: sample == nil ? nil : .note,
              related: [
                .init("the view below", at: .init(elementID: view(lower).id))
              ], notes: sample.map { [$0] } ?? []))
        }
      }
    }
    return findings
  }

  /// Whether apps show only one of two views at a time: they have the same centre or the same
  /// frame, or code reaches one of them and its frame or ink covers most of the other's.
  private func isAlternative(
    _ first: LayoutSnapshot.Node, _ second: LayoutSnapshot.Node, _ ink: Rect, _ otherInk: Rect
  ) -> Bool {
    let (one, two) = (first.frame, second.frame)
    let isSamePlace =
      abs(one.x + one.width / 2 - two.x - two.width / 2) < 1
      && abs(one.y + one.height / 2 - two.y - two.height / 2) < 1
    let isSameFrame =
      abs(one.x - two.x) < 1 && abs(one.y - two.y) < 1
      && abs(one.width - two.width) < 1 && abs(one.height - two.height) < 1
    if isSamePlace || isSameFrame { return true }
    guard view(first).isConnected || view(second).isConnected else { return false }
    return max(share(ink, otherInk), share(one, two)) >= Self.alternativeShare
  }

  /// The part of the smaller rectangle that both have in common.
  private func share(_ one: Rect, _ two: Rect) -> Double {
    guard let common = one.intersection(two) else { return 0 }
    return common.width * common.height / min(one.width * one.height, two.width * two.height)
  }
}
