// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The layout that is shown among several equally good ones.
///
/// A length that nothing determines is 0. Locations follow the constraints, with inequalities as
/// equalities.
///
/// Source: frames that UIKit gave views in 375-point-wide superviews, in a layout library's own
/// suite. The cases with both inequalities follow from the same rule.
@MainActor
@Suite(.serialized)
struct AmbiguousLayoutTests {
  private func frame(
    isRightToLeft: Bool = false, _ constrain: (UIView, UIView) -> [NSLayoutConstraint]
  ) -> CGRect {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = UIView()
    if isRightToLeft {
      superview.semanticContentAttribute = .forceRightToLeft
      view.semanticContentAttribute = .forceRightToLeft
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    NSLayoutConstraint.activate(constrain(superview, view))
    superview.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout, "which layout is shown makes none unique")
    return view.frame
  }

  private func at(
    _ priority: Float, _ constraints: NSLayoutConstraint...
  ) -> [NSLayoutConstraint] {
    for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
    return constraints
  }

  private nonisolated static let priorities: [Float] = [1000, 751, 750, 250, 1]

  @Test(arguments: priorities)
  func locationsTakeInequalitiesAsEqualities(priority: Float) {
    for relation in [NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      let right = frame { superview, view in
        at(
          priority,
          NSLayoutConstraint(
            item: view, attribute: .right, relatedBy: relation, toItem: superview,
            attribute: .right, multiplier: 1, constant: -13))
      }
      #expect(right == CGRect(x: 362, y: 0, width: 0, height: 0))
      let center = frame { superview, view in
        at(
          priority,
          NSLayoutConstraint(
            item: view, attribute: .centerY, relatedBy: relation, toItem: superview,
            attribute: .centerY, multiplier: 1, constant: -0.5))
      }
      #expect(center == CGRect(x: 0, y: 333, width: 0, height: 0))
    }
  }

  @Test(arguments: priorities)
  func theSameHoldsFromRightToLeft(priority: Float) {
    let trailing = frame(isRightToLeft: true) { superview, view in
      at(
        priority,
        view.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: -13))
    }
    #expect(trailing == CGRect(x: 13, y: 0, width: 0, height: 0))
    let leading = frame(isRightToLeft: true) { superview, view in
      at(
        priority,
        view.leadingAnchor.constraint(
          greaterThanOrEqualTo: superview.leadingAnchor, constant: 13))
    }
    #expect(leading == CGRect(x: 362, y: 0, width: 0, height: 0))
  }

  @Test(arguments: priorities)
  func aLengthThatNothingHoldsIsZero(priority: Float) {
    #expect(
      frame { at(priority, $1.widthAnchor.constraint(lessThanOrEqualToConstant: 94)) } == .zero)
    #expect(
      frame { at(priority, $1.heightAnchor.constraint(lessThanOrEqualToConstant: 94)) } == .zero)
    #expect(
      frame { at(priority, $1.widthAnchor.constraint(greaterThanOrEqualToConstant: 94)) }.width
        == 94)
  }

  /// The leading side comes first, for every order of activation.
  @Test(arguments: [false, true])
  func ofTwoBoundsTheLeadingOneIsMet(isReversed: Bool) {
    for isRightToLeft in [false, true] {
      let found = frame(isRightToLeft: isRightToLeft) { superview, view in
        let both = at(
          1000,
          view.leadingAnchor.constraint(
            greaterThanOrEqualTo: superview.leadingAnchor, constant: 13),
          view.trailingAnchor.constraint(
            lessThanOrEqualTo: superview.trailingAnchor, constant: -13))
        return isReversed ? both.reversed() : both
      }
      #expect(found == CGRect(x: isRightToLeft ? 362 : 13, y: 0, width: 0, height: 0))
    }
  }

  /// The layout does not depend on former constraints. Source: the promise of deterministic
  /// layouts.
  @Test func layoutsDoNotDependOnHistory() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let right = view.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor, constant: -13)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let left = view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: 40)
    NSLayoutConstraint.activate([right, width, left])
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 0, width: 100, height: 0))
    left.isActive = false
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 262, y: 0, width: 100, height: 0))
    width.isActive = false
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 362, y: 0, width: 0, height: 0))
    superview.bounds.size.width = 300
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 287, y: 0, width: 0, height: 0))
  }

  @Test func contentHoldsItsLength() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let label = UILabel()
    label.text = "Title"
    label.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(label)
    label.rightAnchor.constraint(lessThanOrEqualTo: superview.rightAnchor).isActive = true
    superview.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(label.frame.maxX == 375)
  }
}
