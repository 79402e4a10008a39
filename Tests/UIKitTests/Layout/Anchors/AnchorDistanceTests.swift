// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Distances between anchors as lengths, and the equality and descriptions of anchors.
@MainActor
struct AnchorDistanceTests {
  private func makeViews(_ count: Int) -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let views = (0..<count).map { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      return view
    }
    return (root, views)
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func distanceIsALengthLikeAnyOther(direction: UISemanticContentAttribute) {
    let (root, views) = makeViews(2)
    root.semanticContentAttribute = direction
    let before = root.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
    let between = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let after = views[1].trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    NSLayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalToConstant: 60),
      views[1].widthAnchor.constraint(equalToConstant: 40),
      between.constraint(equalTo: before),
      after.constraint(equalTo: between, multiplier: 2),
    ])
    root.layoutIfNeeded()
    let isLeftToRight = direction == .forceLeftToRight
    #expect(views[0].frame.minX == (isLeftToRight ? 50 : 190))
    #expect(views[1].frame.minX == (isLeftToRight ? 160 : 100))
  }

  @Test func distanceToItselfAsAConstantHeight() {
    let (root, views) = makeViews(2)
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      views[0].topAnchor.anchorWithOffset(to: views[1].topAnchor)
        .constraint(equalToConstant: 21),
    ])
    root.layoutIfNeeded()
    #expect(views[1].frame.minY == 28)
  }

  @Test func anchorsOfTheSameAttributeAreEqual() {
    let (root, views) = makeViews(1)
    let constraint = views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor)
    #expect(constraint.firstAnchor == views[0].leadingAnchor)
    #expect(constraint.secondAnchor == root.leadingAnchor)
    #expect(constraint.firstAnchor != root.leadingAnchor)
    #expect(views[0].leadingAnchor != views[0].leftAnchor)
    #expect(views[0].widthAnchor.hash == views[0].widthAnchor.hash)
    #expect(
      views[0].widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func systemSpacingKeepsItsMultiplier() {
    let (_, views) = makeViews(2)
    let constraint = views[1].leadingAnchor.constraint(
      equalToSystemSpacingAfter: views[0].trailingAnchor, multiplier: 2)
    #expect(constraint.multiplier == 2)
    withExtendedLifetime(views) {
      #expect("\(constraint)".contains("]-(NSLayoutAnchorConstraintSpace(16))-["))
    }
  }

  /// Swift may release a view after its last use, such as reading its anchor.
  @Test func anchorsOfViewsThatAreGoneMakeConstraintsStill() {
    let (width, leading, trailing) = (
      UIView().widthAnchor, UIView().leadingAnchor, UIView().trailingAnchor
    )
    #expect(width.item == nil)
    let constraints = [
      width.constraint(equalToConstant: 50), leading.constraint(equalTo: trailing, constant: 8),
      width.constraint(equalTo: leading.anchorWithOffset(to: trailing)),
    ]
    #expect(constraints.map(\.constant) == [50, 8, 0])
    #expect(constraints.allSatisfy { $0.firstItem == nil && $0.secondItem == nil })
    #expect(constraints[1].secondAttribute == .trailing)
  }
}
