// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Conversion of points between views, windows and the screen.
@MainActor
struct ConversionTests {
  /// A window on a part of the screen, and a view in it.
  private func makeWindow() -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    window.addSubview(view)
    return (window, view)
  }

  @Test func screenSeesWindowsWhereTheyStand() {
    let (window, view) = makeWindow()
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 1), to: space) == CGPoint(x: 26, y: 37))
    #expect(view.convert(CGPoint(x: 26, y: 37), from: space) == CGPoint(x: 1, y: 1))
    #expect(
      space.convert(CGRect(x: 25, y: 36, width: 3, height: 4), to: view)
        == CGRect(x: 0, y: 0, width: 3, height: 4))
    #expect(UIScreen.main.convert(CGPoint.zero, from: window) == CGPoint(x: 20, y: 30))
  }

  @Test func windowsConvertByTheScreen() {
    let (window, view) = makeWindow()
    let other = UIWindow(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    #expect(window.convert(CGPoint(x: 40, y: 40), to: other) == CGPoint(x: 10, y: 20))
    #expect(window.convert(CGPoint(x: 10, y: 20), from: other) == CGPoint(x: 40, y: 40))
    #expect(window.convert(CGPoint.zero, to: nil as UIWindow?) == CGPoint(x: 20, y: 30))
    // Within the window, its position on the screen does not matter.
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 6))
  }
}
