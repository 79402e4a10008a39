// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Apple's `UIView.mask` is "an optional view whose alpha channel is used to mask a view's
/// content". Plumb clips to the outline of the mask.
@MainActor
struct ViewMaskTests {
  private static func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .red
    return view
  }

  @Test func theOutlineOfTheMaskClips() {
    let view = Self.view()
    let plain = view.svg()
    let mask = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 40))
    mask.layer.cornerRadius = 20
    view.mask = mask
    #expect(view.mask === mask)
    #expect(view.layer.mask === mask.layer)
    let masked = view.svg()
    #expect(!plain.contains("<clipPath"))
    #expect(masked.contains("<clipPath"))
    view.mask = nil
    #expect(view.svg() == plain)
  }

  @Test func glyphsAreDrawnInTheirContainer() {
    let storage = NSTextStorage(string: "set by hand")
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 50)))
    storage.addLayoutManager(manager)
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.onDraw = {
      manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
    }
    let picture = view.svg()
    #expect(picture.contains(">set<"))
    #expect(!picture.contains("hand"))
  }

  private final class Drawn: UIView {
    var onDraw: () -> Void = {}
    override func draw(_ rect: CGRect) { onDraw() }
  }

  @Test func windowLevelsSupportArithmetic() {
    #expect(UIWindow.Level.alert + 1 == UIWindow.Level(rawValue: 2001))
    #expect(UIWindow.Level.statusBar - 1 == UIWindow.Level(rawValue: 999))
  }
}
