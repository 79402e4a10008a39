// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Fitting sizes, which are computed without laying out the views.
@MainActor
struct FittingTests {
  private let text = "A sentence that takes several lines in a card as narrow as this one is"

  private func makeCard(_ content: UIView) -> UIView {
    let card = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 10),
    ])
    return card
  }

  private func fit(_ view: UIView, width: CGFloat) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test func severalLinesCountInTheHeight() {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, 0)
    let card = makeCard(label)
    let size = fit(card, width: 200)
    let lines = label.sizeThatFits(CGSize(width: 160, height: 0)).height
    #expect(lines > 2 * label.font.lineHeight)
    #expect(size == CGSize(width: 200, height: lines + 20))
    #expect(fit(card, width: 300).height < size.height)
    #expect(card.frame == .zero)
    label.numberOfLines = 2
    #expect(fit(card, width: 200).height < size.height)
  }

  @Test func smallestSizeOfALabelIsItsText() {
    let label = UILabel()
    label.text = "Short"
    let card = makeCard(label)
    let natural = label.intrinsicContentSize
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: natural.width + 40, height: natural.height + 20))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: natural.width + 40, height: natural.height + 20))
  }

  /// A label with padding around its text, as in many apps.
  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 6)
    }
  }

  @Test func overriddenContentSizeCounts() {
    final class Badge: UIView {
      var side: CGFloat = 30
      override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
    }
    let badge = Badge()
    let card = makeCard(badge)
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 70, height: 50))
    badge.side = 44
    badge.invalidateIntrinsicContentSize()
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 84, height: 64))

    let label = PaddedLabel()
    label.text = "Short"
    let plain = UILabel()
    plain.text = "Short"
    let size = plain.intrinsicContentSize
    #expect(
      makeCard(label).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: size.width + 56, height: size.height + 26))
  }

  @Test func overriddenContentSizeOfSeveralLinesCounts() {
    let label = PaddedLabel()
    (label.text, label.numberOfLines) = (text, 0)
    let card = makeCard(label)
    let fitting = fit(card, width: 200)
    #expect(fitting.width == 200)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.height > 3 * label.font.lineHeight)
    #expect(card.frame.size == fitting)
    // A query after layout gives the same size and moves nothing.
    #expect(fit(card, width: 200) == fitting)
    #expect(card.frame.size == fitting)
  }

  @Test func viewWithoutConstraintsFitsItsFrame() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 40))
  }

  @Test func whatHoldsTheViewFromOutsideDoesNotCount() {
    let label = UILabel()
    label.text = "Short"
    let card = makeCard(label)
    let free = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    card.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == free)
  }
}
