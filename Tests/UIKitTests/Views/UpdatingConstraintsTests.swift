// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Views that replace their constraints in every update.
///
/// Source: Apple's documentation of `updateConstraints`, which is called for views that
/// `setNeedsUpdateConstraints` has marked.
@MainActor
struct UpdatingConstraintsTests {
  private final class Remaking: UIView {
    let content = UIView()
    var side: CGFloat = 50
    var updates = 0
    private var made: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      updates += 1
      NSLayoutConstraint.deactivate(made)
      made = [
        content.widthAnchor.constraint(equalToConstant: side),
        content.heightAnchor.constraint(equalTo: content.widthAnchor),
        content.centerXAnchor.constraint(equalTo: centerXAnchor),
        content.centerYAnchor.constraint(equalTo: centerYAnchor),
      ]
      NSLayoutConstraint.activate(made)
      super.updateConstraints()
    }
  }

  @Test func constraintsMadeInAnUpdateCauseNoSecondUpdate() {
    let view = Remaking(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.layoutIfNeeded()
    #expect(view.updates == 1)
    #expect(view.content.frame == CGRect(x: 75, y: 75, width: 50, height: 50))
    view.side = 100
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    #expect(view.updates == 2)
    #expect(view.content.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
    view.updateConstraintsIfNeeded()
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.updates == 2)
    #expect(view.content.frame == CGRect(x: 100, y: 50, width: 100, height: 100))
  }

  @Test func constraintsOnASubviewCauseNoSecondUpdate() {
    final class Outer: UIView {
      let inner = Remaking(frame: .zero)
      var updates = 0
      private var width: NSLayoutConstraint?
      override func updateConstraints() {
        updates += 1
        width?.isActive = false
        width = inner.widthAnchor.constraint(equalToConstant: 120)
        width?.isActive = true
        super.updateConstraints()
      }
    }
    let outer = Outer(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(outer.inner)
    outer.layoutIfNeeded()
    #expect(outer.updates == 1)
    #expect(outer.inner.updates == 1)
    #expect(outer.inner.frame.width == 120)
  }
}
