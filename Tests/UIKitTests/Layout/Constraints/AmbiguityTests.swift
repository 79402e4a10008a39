// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Layouts with more than one solution.
@MainActor
struct AmbiguityTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
  }

  @Test func viewWithoutAWidthIsAmbiguousAndShowsIt() {
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let frame = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.width != frame.width)
    #expect(view.frame.minX == 0)

    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(!view.hasAmbiguousLayout)
    root.layoutIfNeeded()
    let settled = view.frame
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == settled)
  }

  @Test func labelsOfEqualHuggingInAFullRowAreAmbiguous() {
    let labels = (0..<2).map { _ in UILabel() }
    for label in labels {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a][b]|", metrics: nil, views: ["a": labels[0], "b": labels[1]]))
    #expect(labels[0].hasAmbiguousLayout)
    labels[0].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    #expect(labels[1].constraintsAffectingLayout(for: .horizontal).count >= 3)
  }

  @Test func affectingConstraintsAreThoseOfTheAxis() {
    let height = view.heightAnchor.constraint(lessThanOrEqualToConstant: 1000)
    height.isActive = true
    let vertical = view.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.filter { $0.firstItem === view }.count == 3)
    #expect(vertical.contains(height))
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains(height))
  }
}
