// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Apple's documentation of UIPointerInteraction. The delegate returns a region for a location and
/// a style for a region. It is called when the pointer enters and leaves regions.
@MainActor
@Suite struct PointerTests {
  private final class Delegate: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []
    let style = UIPointerStyle.hidden()

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      calls.append("ask \(Int(request.location.x))")
      guard request.location.x < 80 else { return nil }
      let half = CGRect(x: request.location.x < 40 ? 0 : 40, y: 0, width: 40, height: 40)
      return UIPointerRegion(rect: half, identifier: half.minX)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { style }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      calls.append("enter \(Int(region.rect.minX))")
      animator.addCompletion { [weak self] _ in self?.calls.append("entered") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { calls.append("exit \(Int(region.rect.minX))") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { window.isHidden = false }

  @Test func regionsAreEnteredAndLeft() {
    let (view, inner, delegate) = (UIView(), UIView(), Delegate())
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    view.addSubview(inner)
    window.addSubview(view)
    let interaction = UIPointerInteraction(delegate: delegate)
    view.addInteraction(interaction)
    #expect(window.simulatePointer(at: CGPoint(x: 15, y: 15)) === delegate.style)
    #expect(delegate.calls == ["ask 5", "enter 0", "entered"])
    delegate.calls = []
    window.simulatePointer(at: CGPoint(x: 20, y: 15))
    #expect(delegate.calls == ["ask 10"])
    window.simulatePointer(at: CGPoint(x: 70, y: 15))
    #expect(delegate.calls == ["ask 10", "ask 60", "exit 0", "enter 40", "entered"])
    delegate.calls = []
    #expect(window.simulatePointer(at: CGPoint(x: 100, y: 15)) == nil)
    #expect(delegate.calls == ["ask 90", "exit 40"])
    window.simulatePointer(at: CGPoint(x: 15, y: 15))
    delegate.calls = []
    window.simulatePointer(at: CGPoint(x: 150, y: 150))
    #expect(delegate.calls == ["exit 0"])
    interaction.isEnabled = false
    window.simulatePointer(at: CGPoint(x: 15, y: 15))
    #expect(delegate.calls == ["exit 0"])
  }

  private final class Nowhere: _PlainObject, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? { nil }
  }

  @Test func aSubviewWithoutARegionDoesNotLeaveThatOfItsSuperview() {
    let (view, inner, delegate, nowhere) = (UIView(), UIView(), Delegate(), Nowhere())
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    inner.frame = view.bounds
    view.addSubview(inner)
    window.addSubview(view)
    view.addInteraction(UIPointerInteraction(delegate: delegate))
    inner.addInteraction(UIPointerInteraction(delegate: nowhere))
    window.simulatePointer(at: CGPoint(x: 15, y: 15))
    delegate.calls = []
    window.simulatePointer(at: CGPoint(x: 20, y: 15))
    #expect(delegate.calls == ["ask 10"])
  }

  /// Apple's documentation of UIButton: `pointerStyleProvider` is called if
  /// `isPointerInteractionEnabled` is true.
  @Test func buttonsCallTheirStyleProviders() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(button)
    let style = UIPointerStyle.hidden()
    var asked: [UIButton] = []
    button.pointerStyleProvider = { button, _, _ in
      asked.append(button)
      return style
    }
    #expect(window.simulatePointer(at: CGPoint(x: 5, y: 5)) == nil && asked.isEmpty)
    button.isPointerInteractionEnabled = true
    #expect(window.simulatePointer(at: CGPoint(x: 5, y: 5)) === style && asked == [button])
    button.pointerStyleProvider = nil
    #expect(window.simulatePointer(at: CGPoint(x: 5, y: 5)) != nil)
    button.isEnabled = false
    #expect(window.simulatePointer(at: CGPoint(x: 5, y: 5)) == nil)
  }
}
