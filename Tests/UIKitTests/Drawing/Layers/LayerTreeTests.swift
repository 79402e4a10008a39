// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Layers between the layers of subviews. Source: Core Animation's reference of CALayer.
@MainActor
struct LayerTreeTests {
  @Test func layersOfSubviewsAreSublayers() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    let (added, back) = (CALayer(), CALayer())
    view.addSubview(first)
    #expect(view.layer.sublayers == [first.layer])
    #expect(first.layer.superlayer === view.layer)
    view.layer.addSublayer(added)
    view.addSubview(second)
    view.layer.insertSublayer(back, at: 0)
    #expect(view.layer.sublayers == [back, first.layer, added, second.layer])
    first.removeFromSuperview()
    #expect(view.layer.sublayers == [back, added, second.layer])
    added.removeFromSuperlayer()
    #expect(added.superlayer == nil)
    second.layer.removeFromSuperlayer()
    #expect(second.superview == nil)
    back.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil)
  }

  @Test func layersStayWhereTheyAreWhileSubviewsMove() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    let added = CALayer()
    view.addSubview(first)
    view.layer.addSublayer(added)
    view.addSubview(second)
    view.bringSubviewToFront(first)
    #expect(view.layer.sublayers == [added, second.layer, first.layer])
    view.layer.insertSublayer(first.layer, below: second.layer)
    #expect(view.subviews == [first, second])
    #expect(view.layer.sublayers == [added, first.layer, second.layer])
  }

  @Test func layersAreInsertedBesideOthersAndReplaced() {
    let layer = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(a)
    layer.insertSublayer(b, below: a)
    layer.insertSublayer(c, above: b)
    #expect(layer.sublayers == [b, c, a])
    layer.addSublayer(b)
    #expect(layer.sublayers == [c, a, b])
    let other = CALayer()
    layer.replaceSublayer(a, with: other)
    #expect(layer.sublayers == [c, other, b])
    #expect(a.superlayer == nil)
    layer.sublayers = [a]
    #expect(c.superlayer == nil && a.superlayer === layer)
    layer.sublayers = nil
    #expect(layer.sublayers == nil && a.superlayer == nil)
  }

  @Test func layersAreHitFrontToBack() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (back, front) = (CALayer(), CALayer())
    for sublayer in [back, front] {
      layer.addSublayer(sublayer)
      sublayer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }
    #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === front)
    front.isHidden = true
    #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === back)
    #expect(layer.hitTest(CGPoint(x: 100, y: 100)) === layer)
    #expect(layer.hitTest(.zero) == nil)
  }

  /// A layer that records its sizes at layout.
  private class RecordingLayer: CALayer {
    var sizes: [CGSize] = []

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override func layoutSublayers() {
      super.layoutSublayers()
      sizes.append(bounds.size)
    }
  }

  private class HostView: UIView {
    var laidOut = 0
    let inner = RecordingLayer()

    override class var layerClass: AnyClass { RecordingLayer.self }

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut += 1
      inner.frame = bounds
    }
  }

  @Test func layersAreLaidOutWithTheirViews() throws {
    let view = HostView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let layer = try #require(view.layer as? RecordingLayer)
    layer.addSublayer(view.inner)
    view.layoutIfNeeded()
    #expect(view.laidOut == 1)
    #expect(layer.sizes == [CGSize(width: 50, height: 20)])
    #expect(view.inner.sizes == [CGSize(width: 50, height: 20)])
    view.layoutIfNeeded()
    #expect(view.laidOut == 1)
    view.inner.setNeedsLayout()
    #expect(view.inner.needsLayout())
    view.inner.layoutIfNeeded()
    #expect(view.inner.sizes.count == 2)
  }

  private class LayerDelegate: NSObject, CALayerDelegate {
    var laidOut: [CALayer] = []

    func layoutSublayers(of layer: CALayer) { laidOut.append(layer) }
  }

  @Test func delegatesOfLayersWithoutViewsAreCalled() {
    let (layer, delegate) = (CALayer(), LayerDelegate())
    layer.delegate = delegate
    layer.bounds.size = CGSize(width: 1, height: 1)
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.laidOut == [layer])
  }
}
