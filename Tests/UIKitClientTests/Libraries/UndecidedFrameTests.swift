// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Frames of views that constraints do not determine.
///
/// Source: frames that UIKit recorded in a superview of 375 points, with the same result at
/// priorities 1000 and 751. An undetermined length is 0. An undetermined position satisfies its
/// inequality as an equality.
@MainActor
@Suite struct UndecidedFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))

  private func child() -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test(arguments: [1000, 751] as [Float], [false, true])
  func undecidedPositionsMeetTheirInequality(_ priority: Float, _ isMirrored: Bool) {
    root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    func activate(_ constraint: NSLayoutConstraint) {
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    let (equal, atMost, right) = (child(), child(), child())
    activate(equal.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -13))
    activate(
      atMost.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -13))
    activate(right.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -13))
    let (width, height) = (child(), child())
    activate(width.widthAnchor.constraint(lessThanOrEqualToConstant: 94))
    activate(height.heightAnchor.constraint(lessThanOrEqualToConstant: 94))
    root.layoutIfNeeded()
    for view in [equal, atMost] {
      #expect(view.frame.minX == (isMirrored ? 13 : 362))
      #expect(view.frame.width == 0)
    }
    #expect(right.frame.minX == 362)
    #expect(width.frame.width == 0 && height.frame.height == 0)
  }
}
