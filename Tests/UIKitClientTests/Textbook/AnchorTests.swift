// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Frames that textbooks compute for anchors, constraint initializers and visual formats.
@MainActor
struct AnchorTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func makeView(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test func viewFillsTheMarginsAndIsHalfAsWideAsHigh() {
    let view = makeView()
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.topAnchor.constraint(equalTo: margins.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 359, height: 718))
  }

  @Test func marginAttributesMeanTheMarginsGuide() {
    let view = makeView()
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: root,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: root,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: view, attribute: .width,
        multiplier: 2, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 359, height: 718))
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func eightPointsAfterIsTheSameByEveryWayOfWriting(direction: UISemanticContentAttribute) {
    let ways: [(UIView, UIView) -> [NSLayoutConstraint]] = [
      { a, b in [b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)] },
      { a, b in
        [b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)]
      },
      { a, b in [a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -8)] },
      { a, b in
        [
          NSLayoutConstraint(
            item: b, attribute: .leading, relatedBy: .equal, toItem: a, attribute: .trailing,
            multiplier: 1, constant: 8)
        ]
      },
      { a, b in
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:[a]-[b]", metrics: nil, views: ["a": a, "b": b])
      },
      { a, b in
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:[a]-gap-[b]", options: [], metrics: ["gap": 8],
          views: ["a": a, "b": b])
      },
    ]
    for way in ways {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      root.semanticContentAttribute = direction
      let (a, b) = (makeView(in: root), makeView(in: root))
      NSLayoutConstraint.activate(way(a, b))
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        a.widthAnchor.constraint(equalToConstant: 50),
        b.widthAnchor.constraint(equalToConstant: 30),
      ])
      root.layoutIfNeeded()
      let isLeftToRight = direction == .forceLeftToRight
      #expect(a.frame.minX == (isLeftToRight ? 20 : 305))
      #expect(b.frame.minX == (isLeftToRight ? 78 : 267))
    }
  }

  @Test func constraintsLiveOnTheClosestCommonAncestor() {
    let (left, right) = (makeView(), makeView())
    let (inLeft, inRight) = (makeView(in: left), makeView(in: right))
    let siblings = left.widthAnchor.constraint(equalTo: right.widthAnchor)
    let own = left.heightAnchor.constraint(equalToConstant: 10)
    let cousins = inLeft.topAnchor.constraint(equalTo: inRight.topAnchor)
    let toSuperview = inLeft.leadingAnchor.constraint(equalTo: left.leadingAnchor)
    let guide = UILayoutGuide()
    right.addLayoutGuide(guide)
    let guides = guide.widthAnchor.constraint(equalTo: inRight.widthAnchor)
    NSLayoutConstraint.activate([siblings, own, cousins, toSuperview, guides])
    #expect(root.constraints == [siblings, cousins])
    #expect(left.constraints == [own, toSuperview])
    #expect(right.constraints == [guides])
    #expect(inLeft.constraints.isEmpty)

    own.isActive = false
    #expect(left.constraints == [toSuperview])
    inLeft.removeFromSuperview()
    #expect(!cousins.isActive)
    #expect(!toSuperview.isActive)
    #expect(root.constraints == [siblings])
    right.removeLayoutGuide(guide)
    #expect(!guides.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func labelStandsAboveACentredButton() {
    let (label, button) = (UILabel(), UIButton(type: .system))
    label.text = "Hello"
    button.setTitle("Press me", for: .normal)
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      label.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -10),
      label.centerXAnchor.constraint(equalTo: button.centerXAnchor),
      label.widthAnchor.constraint(equalTo: button.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(abs(button.frame.midX - 187.5) <= 0.5)
    #expect(label.frame.maxY == button.frame.minY - 10)
    #expect(abs(label.frame.width - 2 * button.frame.width) <= 1)
    #expect(button.intrinsicContentSize.width > 0)
  }

  @Test func huggingDecidesWhoGrows() {
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[a][b]|", options: .alignAllFirstBaseline, metrics: nil,
        views: ["a": a, "b": b]))
    let natural = a.intrinsicContentSize.width
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == natural)
    #expect(b.frame.width == 375 - natural)

    b.setContentHuggingPriority(.required, for: .horizontal)
    root.layoutIfNeeded()
    #expect(b.frame.width == natural)
    #expect(a.frame.width == 375 - natural)
  }

  @Test func compressionResistanceDecidesWhoShrinks() {
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "A text far too long to stand beside another one of its length in one line"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.trailingAnchor.constraint(lessThanOrEqualTo: a.leadingAnchor, constant: 600),
    ])
    let natural = a.intrinsicContentSize.width
    #expect(natural < 600 && natural > 300)
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    root.layoutIfNeeded()
    #expect(a.frame.width == natural)
    #expect(b.frame.width == 600 - natural)
  }

  @Test func imageViewWithoutImageHasNoSize() {
    #expect(UIImageView(image: nil).intrinsicContentSize == CGSize(width: -1, height: -1))
    let image = UIImage(size: CGSize(width: 30, height: 20))
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 30, height: 20))
  }

  @Test func flexibleViewKeepsItsFrameWhileNothingRefersToIt() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    let small = makeView()
    NSLayoutConstraint.activate([
      small.topAnchor.constraint(equalTo: view.bottomAnchor),
      small.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      small.widthAnchor.constraint(equalToConstant: 50),
      small.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(small.frame == CGRect(x: 0, y: 400, width: 50, height: 50))

    root.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 692, height: 108))
    #expect(small.frame == CGRect(x: 0, y: 108, width: 50, height: 50))

    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(view.frame.size == .zero)
  }
}
