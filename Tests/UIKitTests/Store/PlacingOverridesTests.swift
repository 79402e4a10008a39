// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// The search for classes that a layout has to call when it places their views.
@MainActor
@Suite(.serialized)
struct PlacingOverridesTests {
  private class PlainView: UIView {
    var number = 0
    func other() {}
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
  }

  private final class SizeObserver: UIView {
    var sizes: [CGSize] = []
    override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
  }

  private final class CenterObserver: PlainView {
    override var center: CGPoint {
      get { super.center }
      set { super.center = newValue }
    }
  }

  private class LayoutCounter: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  private final class Heir: LayoutCounter {}

  private final class MarginObserver: UIView {
    override func layoutMarginsDidChange() {}
  }

  private final class SafeAreaObserver: UIView {
    override func safeAreaInsetsDidChange() {}
  }

  private final class Generic<Value>: UIView {
    var value: Value?
    override func layoutSubviews() { super.layoutSubviews() }
  }

  private final class PlainGeneric<Value>: UIView {
    var value: Value?
  }

  @Test func classesWithoutTheseOverridesAreFound() {
    var overrides = PlacingOverrides()
    for type in [UIView.self, UILabel.self, PlainView.self, PlainGeneric<Int>.self] {
      let isOverriding = overrides.isOverriding(type)
      #expect(!isOverriding, "\(type)")
    }
  }

  @Test func classesThatOverrideOrInheritAnOverrideAreFound() {
    var overrides = PlacingOverrides()
    for type in [
      SizeObserver.self, CenterObserver.self, LayoutCounter.self, Heir.self, MarginObserver.self,
      SafeAreaObserver.self, Generic<Int>.self, UIScrollView.self, UIButton.self,
    ] {
      let isOverriding = overrides.isOverriding(type)
      #expect(isOverriding, "\(type)")
    }
  }

  private func laidOut(_ view: UIView) -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      view.topAnchor.constraint(equalTo: host.topAnchor),
      view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])
    host.layoutIfNeeded()
    return host
  }

  @Test func viewsWithOverridesAreCalledAndOthersGetTheSameFrames() {
    let (observer, counter, plain) = (SizeObserver(), LayoutCounter(), PlainView())
    for view in [observer, counter, plain] {
      let host = laidOut(view)
      host.frame.size.width = 70
      host.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
    }
    #expect(observer.sizes == [CGSize(width: 100, height: 50), CGSize(width: 70, height: 50)])
    #expect(counter.count == 2)
  }

  @Test func aViewThatGetsASubviewOrALayerLaterIsCalled() {
    let view = PlainView()
    let host = laidOut(view)
    let inner = LayoutCounter()
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.frame = view.bounds
    view.addSubview(inner)
    let sublayer = CALayer()
    view.layer.addSublayer(sublayer)
    host.frame.size.width = 70
    host.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 70, height: 50))
    #expect(inner.count > 0)
    #expect(view.layer.bounds.width == 70)
  }
}
