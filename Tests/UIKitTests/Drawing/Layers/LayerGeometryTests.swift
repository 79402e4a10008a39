// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Layers with and without views. Source: Core Animation's reference of CALayer.
@MainActor
struct LayerGeometryTests {
  /// Source: the tests of a frame library. The bounds are the fitting size itself.
  @Test func sizeToFitKeepsTheSizeAndTheOriginUnderATransform() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Lorem ipsum dolor sit amet"
    label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let origin = label.frame.origin
    label.sizeToFit()
    #expect(label.bounds.size == label.sizeThatFits(.zero))
    #expect(abs(label.frame.minX - origin.x) < 1e-9 && abs(label.frame.minY - origin.y) < 1e-9)
  }

  @Test func framesFollowPositionBoundsAndAnchorPoint() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
    #expect(layer.position == CGPoint(x: 50, y: 30))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.position == CGPoint(x: 50, y: 30))
    #expect(layer.frame == CGRect(x: 50, y: 30, width: 80, height: 40))
    layer.bounds.size = CGSize(width: 20, height: 10)
    #expect(layer.frame == CGRect(x: 50, y: 30, width: 20, height: 10))
  }

  @Test func framesOfTransformedLayersAreBoxes() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -40, y: -20, width: 160, height: 80))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    #expect(layer.position == CGPoint(x: 50, y: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
    #expect(layer.position == CGPoint(x: 10, y: 80))
  }

  /// The tests of PinLayout expect this on iOS.
  @Test func framesUnderAScaleAreExact() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    for frame in [
      CGRect(x: 150, y: 175, width: 100, height: 50),
      CGRect(x: 150, y: 225, width: 100, height: 50),
    ] {
      view.frame = frame
      #expect(view.frame == frame)
    }
  }

  @Test func viewsKeepTheirAnchorUnderTransforms() {
    let view = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 90, y: 130, width: 100, height: 60))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 90, y: 130, width: 200, height: 120))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(view.center == .zero)
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
  }

  @Test func pointsConvertThroughViewsAndLayers() {
    let root = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 40, y: 100, width: 100, height: 60))
    let layer = CALayer()
    let inner = CALayer()
    root.addSubview(view)
    view.layer.addSublayer(layer)
    layer.addSublayer(inner)
    layer.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
    layer.bounds.origin.y = 5
    inner.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.convert(CGPoint.zero, to: view.layer) == CGPoint(x: 11, y: 17))
    #expect(inner.convert(CGPoint(x: 51, y: 117), from: root.layer) == .zero)
    let box = inner.convert(inner.bounds, to: nil)
    #expect(box == CGRect(x: 51, y: 117, width: 3, height: 4))
  }
}
