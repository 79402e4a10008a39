// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit
import UIKitComponents

/// Layouts written in code, as values and as pictures.
@MainActor
struct SnapshotTests {
  private func makeCard() -> (root: UIView, card: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (card, label) = (UIView(), UILabel())
    card.backgroundColor = .systemBlue
    label.text = "Hello"
    for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(card)
    card.addSubview(label)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 120),
      card.heightAnchor.constraint(equalToConstant: 40),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    return (root, card)
  }

  @Test func snapshotHoldsEveryViewWithItsFrame() {
    let (root, card) = makeCard()
    let snapshot = root.layoutSnapshot()
    #expect(snapshot.nodes.map(\.name) == ["UIView", "UIView", "UILabel"])
    #expect(snapshot.nodes[1].frame == Rect(x: 40, y: 30, width: 120, height: 40))
    #expect(snapshot.nodes[2].absoluteFrame.x == 50)
    let part = card.layoutSnapshot()
    #expect(part.nodes.count == 2)
    #expect(part.size == Size(width: 120, height: 40))
    #expect(part.nodes[1].absoluteFrame.x == 10)
  }

  @Test func pictureShowsTextAndSize() {
    let svg = makeCard().root.svg()
    #expect(svg.hasPrefix("<svg") || svg.hasPrefix("<?xml"))
    #expect(svg.contains("Hello"))
    #expect(svg.contains("200"))
    #expect(svg == makeCard().root.svg())
  }

  @Test func scrolledContentIsDrawnWhereItWasScrolledTo() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    scrollView.addSubview(view)
    scrollView.contentOffset = CGPoint(x: 0, y: 30)
    let snapshot = scrollView.layoutSnapshot()
    #expect(snapshot.nodes[0].appearance.contentOffset == Point(x: 0, y: 30))
    #expect(snapshot.nodes.last?.frame == Rect(x: 0, y: 50, width: 10, height: 10))
  }
}
