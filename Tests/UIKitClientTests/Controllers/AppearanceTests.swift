// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Appearance proxies.
@MainActor
@Suite(.serialized)
struct AppearanceTests {
  // Separate classes, because values of a proxy apply for the rest of the process.
  private class Card: UIView {}
  private final class Special: Card {}
  private final class Panel: UIView {}
  private final class Heading: UILabel {}

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    window.addSubview(view)
    return window
  }

  @Test func proxiesApplyWhenViewsEnterAWindow() {
    Card.appearance().backgroundColor = .yellow
    Card.appearance().tintColor = .red
    let card = Card()
    #expect(card.backgroundColor == nil, "not before")
    let window = show(card)
    #expect(card.backgroundColor == .yellow)
    #expect(card.tintColor == .red)
    let plain = UIView()
    window.addSubview(plain)
    #expect(plain.backgroundColor == nil)
  }

  @Test func valuesSetOnTheViewOverrideTheProxy() {
    Card.appearance().backgroundColor = .yellow
    let card = Card()
    card.backgroundColor = .green
    let window = show(card)
    #expect(card.backgroundColor == .green)
    #expect(window.subviews.count == 1)
  }

  @Test func proxyOfTheMostSpecificClassWins() {
    Card.appearance().backgroundColor = .yellow
    Special.appearance().backgroundColor = .purple
    let special = Special()
    let window = show(special)
    #expect(special.backgroundColor == .purple)
    #expect(window.subviews.count == 1)
  }

  @Test func proxyForAContainerAppliesOnlyInsideIt() {
    Heading.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .orange
    Heading.appearance().font = .systemFont(ofSize: 30)
    let (inside, outside) = (Heading(), Heading())
    let (root, panel) = (UIView(), Panel())
    root.addSubview(panel)
    panel.addSubview(inside)
    root.addSubview(outside)
    let window = show(root)
    #expect(inside.textColor == .orange)
    #expect(outside.textColor == UILabel().textColor)
    #expect(inside.font.pointSize == 30)
    #expect(window.subviews.count == 1)
  }

  @Test func appearanceReturnsTheSameProxyEachTime() {
    #expect(Panel.appearance() === Panel.appearance())
    #expect(Panel.appearance() !== Panel.appearance(whenContainedInInstancesOf: [Card.self]))
  }
}
