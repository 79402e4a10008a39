// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The content of layers. Source: the references of `strokeStart`, `CAGradientLayerType.radial`,
/// `contentsGravity`, `instanceTransform`, `CATextLayer` and `draw(_:)`.
@MainActor
struct LayerContentTests {
  private func picture(of layer: CALayer) -> String {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.layer.addSublayer(layer)
    return view.svg()
  }

  private func line() -> CAShapeLayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 60))
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  @Test func aPartOfALineIsDrawn() {
    let layer = line()
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75
    // The middle half of 160 points: from 40 to 120.
    #expect(picture(of: layer).contains("d=\"M40 0L100 0L100 20\""))
    layer.strokeEnd = 0.25
    #expect(!picture(of: layer).contains("<path"))
    layer.strokeStart = 0
    layer.strokeEnd = 1
    #expect(picture(of: layer).contains("d=\"M0 0L100 0L100 60\""))
  }

  @Test func partsOfCurvesAreCurves() {
    let layer = CAShapeLayer()
    layer.path =
      UIBezierPath(
        arcCenter: .zero, radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: true
      ).cgPath
    layer.fillColor = nil
    layer.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.strokeEnd = 0.5
    let end = picture(of: layer).firstMatch(of: /d="M50 0C[^"]* ([0-9.]+) ([0-9.]+)"/)
    let (x, y) = (Double(end?.1 ?? "") ?? 0, Double(end?.2 ?? "") ?? 0)
    #expect(abs(x - 35.36) < 0.1 && abs(y - 35.36) < 0.1)
  }

  @Test func aRadialGradientIsAnEllipse() {
    let layer = CAGradientLayer()
    layer.type = .radial
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.colors = [
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1),
    ]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let svg = picture(of: layer)
    #expect(svg.contains("<radialGradient") && svg.contains("matrix(100 0 0 50 100 50)"))
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 200, height: 100)),
    (.resizeAspect, CGRect(x: 50, y: 0, width: 100, height: 100)),
    (.resizeAspectFill, CGRect(x: 0, y: -50, width: 200, height: 200)),
    (.center, CGRect(x: 80, y: 30, width: 40, height: 40)),
    (.right, CGRect(x: 160, y: 30, width: 40, height: 40)),
  ])
  func contentsAreWhereTheirGravityHasThem(_ gravity: CALayerContentsGravity, _ place: CGRect) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 40, height: 40), format: format
    ).image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.contents = image.cgImage
    layer.contentsGravity = gravity
    let scale = (place.width / 40, place.height / 40)
    func text(_ value: CGFloat) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let map =
      "matrix(\(text(scale.0)) 0 0 \(text(scale.1)) \(text(place.minX)) \(text(place.minY)))"
    #expect(picture(of: layer).contains(map))
  }

  @Test func replicatorsRepeatTheirSublayers() {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 100, y: 50, width: 0, height: 0)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(dot)
    #expect(picture(of: layer).components(separatedBy: "#ff0000").count == 4)
    #expect(CATransform3DIsIdentity(CAReplicatorLayer().instanceTransform))
  }

  @Test func textLayersShowTheirTexts() {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    layer.string = "Score"
    layer.fontSize = 20
    layer.alignmentMode = .center
    layer.foregroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let svg = picture(of: layer)
    #expect(svg.contains(">Score</text>") && svg.contains("font-size=\"20\""))
    #expect(svg.contains("text-anchor=\"middle\"") && svg.contains("#00ff00"))
  }

  private final class Ring: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(bounds)
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { Ring.self }
  }

  @Test func layersOfViewsDraw() {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.svg().contains("#ff0000"))
  }

  private final class Sheet: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.label.setFill()
      UIRectFill(rect)
    }
  }

  @Test func viewsDrawUnderTheirOwnTraits() {
    let view = Sheet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.svg().contains("#000000"))
    view.overrideUserInterfaceStyle = .dark
    let dark = view.svg()
    #expect(dark.contains("fill=\"#ffffff\""))
  }
}
