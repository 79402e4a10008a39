// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// UIKit's documentation of `alignmentRectInsets`: constraints place the alignment rectangle, and
/// the frame is larger by the insets.
@MainActor
@Suite struct AlignmentInsetsTests {
  private final class Badge: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
  }

  @Test func aViewOfItsContentSizeAloneHasItsInsetsInTheFirstPass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor),
      badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: -3, y: -2, width: 108, height: 26))
  }
}
