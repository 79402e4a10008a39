// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// System spacing between baselines: the baselines of two labels have the line distance of one
/// text.
@MainActor
struct BaselineSpacingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let upper = UILabel()
  private let lower = UILabel()

  init() {
    for label in [upper, lower] {
      label.text = "Text"
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    upper.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  private func distance(_ constraints: NSLayoutConstraint...) -> CGFloat {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(constraints)
    return lower.frame.minY - upper.frame.minY
  }

  /// The lines of the body style are 22 points apart at the standard text size.
  @Test func anchorsFollowTheLinesOfTheTextStyle() {
    #expect(
      distance(
        lower.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)) == 22)
    #expect(
      distance(
        lower.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 2)) == 44)
  }

  @Test func aConstantReplacesTheSystemSpacing() {
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    constraint.constant = 30
    #expect(distance(constraint) == 30)
  }

  @Test func formatsUseBaselineSpacingWithTheOption() throws {
    let views = ["upper": upper, "lower": lower]
    func format(_ options: NSLayoutConstraint.FormatOptions) throws -> NSLayoutConstraint {
      try #require(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[upper]-[lower]", options: options, metrics: nil, views: views
        ).first)
    }
    #expect(distance(try format(.spacingBaselineToBaseline)) == 22)
    // A body label is 20.5 points high at two pixels a point.
    #expect(distance(try format([])) == 20.5 + 8)
  }

  @Test func baselineSpacingGrowsWithTheFont() {
    let constraint = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1)
    let before = distance(constraint)
    upper.font = .systemFont(ofSize: 34)
    #expect(distance(constraint) > before)
  }
}
