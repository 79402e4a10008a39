// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Properties with `@Invalidating`.
@MainActor
struct InvalidatingTests {
  private final class Tile: UIView {
    @Invalidating(.intrinsicContentSize, .layout) var side: CGFloat = 20
    @Invalidating(.constraints) var isWide = false
    var layouts = 0

    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let tile = Tile()

  init() {
    tile.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(tile)
    tile.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    tile.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
  }

  @Test func settingAnotherValueInvalidatesWhatWasNamed() {
    root.layoutIfNeeded()
    let layouts = tile.layouts
    tile.side = 35
    #expect(tile.side == 35)
    root.layoutIfNeeded()
    #expect(tile.frame.size == CGSize(width: 35, height: 35))
    #expect(tile.layouts == layouts + 1)
    #expect(!tile.needsUpdateConstraints())
    tile.isWide = true
    #expect(tile.needsUpdateConstraints())
  }

  @Test func settingTheSameValueInvalidatesNothing() {
    root.layoutIfNeeded()
    let layouts = tile.layouts
    tile.side = 20
    tile.isWide = false
    root.layoutIfNeeded()
    #expect(tile.layouts == layouts)
    #expect(!tile.needsUpdateConstraints())
  }

  @Test func performWithoutAnimationDisablesAnimationsInItsBlock() {
    #expect(UIView.areAnimationsEnabled)
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(true)
  }
}
