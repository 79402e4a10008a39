// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Lines around the exclusion paths of their container.
@MainActor
struct TextExclusionTests {
  private func view(_ width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = .zero
    view.text = String(repeating: "boats and sails ", count: 12)
    view.layoutIfNeeded()
    return view
  }

  private func lines(_ view: UITextView) -> [(rect: CGRect, used: CGRect)] {
    var found: [(CGRect, CGRect)] = []
    let all = view.layoutManager.glyphRange(for: view.textContainer)
    view.layoutManager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
      found.append((rect, used))
    }
    return found
  }

  @Test func linesBesideAPathAreShorter() {
    let view = view()
    let plain = lines(view)
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 40))
    ]
    let around = lines(view)
    #expect(around.count > plain.count)
    #expect(around[0].rect.minX == 80 && around[1].rect.minX == 80)
    #expect(around[0].rect.maxX == 200 && around[0].used.maxX <= 200)
    // A line of 17-point text is 20.3 points high, so the third line is below the path.
    #expect(around[2].rect.minX == 0)
    #expect(around.reduce(0) { $0 + $1.used.width } > 0)
    view.textContainer.exclusionPaths = []
    #expect(lines(view).count == plain.count)
  }

  @Test func aPathInTheMiddleSplitsALine() {
    let view = view(300)
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 120, y: 0, width: 60, height: 20))
    ]
    let around = lines(view)
    #expect(around[0].rect.minY == around[1].rect.minY)
    #expect(around[0].rect.minX == 0 && around[0].rect.maxX == 120)
    #expect(around[1].rect.minX == 180 && around[1].rect.maxX == 300)
    #expect(around[2].rect.minY > around[1].rect.minY)
    // Words are not broken in narrow spaces.
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 20, y: 0, width: 100, height: 20))
    ]
    #expect(lines(view)[0].rect.minX == 120)
  }

  @Test func aRowWithoutSpaceStaysEmpty() {
    let view = view()
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50))
    ]
    #expect(lines(view)[0].rect.minY >= 50)
    #expect(view.caretRect(for: view.beginningOfDocument).minY >= 50)
  }

  @Test func curvesExcludeTheirWidthInEachLine() {
    let view = view()
    view.textContainer.exclusionPaths = [
      UIBezierPath(ovalIn: CGRect(x: -100, y: 0, width: 200, height: 200))
    ]
    let starts = lines(view).map(\.rect.minX)
    // The circle is widest at its centre.
    #expect(starts[0] < starts[1] && starts[1] < starts[3])
    #expect(abs(starts[4] - 100) < 1)
  }

  @Test func exclusionPathsGrowNonScrollingTextViews() {
    let view = view()
    view.isScrollEnabled = false
    let size = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let plain = view.sizeThatFits(size).height
    view.textContainer.exclusionPaths = [
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50))
    ]
    #expect(view.sizeThatFits(size).height >= plain + 50)
  }
}
