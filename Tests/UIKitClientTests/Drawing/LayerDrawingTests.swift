// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Layers and `draw(_:)` in pictures, and values of animations.
@MainActor
@Suite(.serialized)
struct LayerDrawingTests {
  private final class Badge: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2)).fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: rect.midY))
      line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      line.lineWidth = 3
      UIColor.blue.setStroke()
      line.stroke()
      "Hi".draw(at: CGPoint(x: 4, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    }
  }

  @Test func drawIsShownInThePicture() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let picture = badge.svg()
    #expect(picture.contains("fill=\"#ff0000\""))
    #expect(picture.contains("stroke=\"#0000ff\" stroke-width=\"3\""))
    #expect(picture.contains(">Hi<"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func gradientsAndShapesAreDrawnWhereTheirLayersLie() throws {
    let view = Gradient(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
    shape.fillColor = UIColor.green.cgColor
    shape.strokeColor = UIColor.black.cgColor
    shape.lineDashPattern = [4, 2]
    view.layer.addSublayer(shape)
    let picture = view.svg()
    #expect(picture.contains("x1=\"0\" y1=\"25\" x2=\"100\" y2=\"25\""))
    #expect(picture.contains("M10 10L30 10L30 30L10 30"))
    #expect(picture.contains("fill=\"#00ff00\""))
    #expect(picture.contains("stroke-dasharray=\"4 2\""))
    shape.isHidden = true
    #expect(!view.svg().contains("#00ff00"))
  }

  /// The non-zero rule, which both classes document as their default, fills the common area of two
  /// subpaths with the same direction.
  @Test func fillRulesReachThePicture() {
    let nested = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    nested.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let shape = CAShapeLayer()
    shape.path = nested.cgPath
    view.layer.addSublayer(shape)
    #expect(view.svg().contains("<path"))
    #expect(!view.svg().contains("evenodd"))
    shape.fillRule = .evenOdd
    #expect(view.svg().contains("fill-rule=\"evenodd\""))
  }

  /// A clip applies to later drawing until the former state is restored (Quartz 2D Programming
  /// Guide, "Clipping to a Path").
  private final class ClippedBadge: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      UIBezierPath(ovalIn: rect).addClip()
      UIColor.red.setFill()
      UIRectFill(rect)
      context.restoreGState()
      UIColor.green.setFill()
      UIRectFill(rect)
    }
  }

  @Test func figuresAreCutOffAtTheClip() throws {
    let picture = ClippedBadge(frame: CGRect(x: 0, y: 0, width: 40, height: 20)).svg()
    let clip = try #require(picture.range(of: "<clipPath"))
    let clipped = try #require(
      picture.range(of: "clip-path=", range: clip.upperBound..<picture.endIndex))
    let red = try #require(picture.range(of: "#ff0000"))
    let green = try #require(picture.range(of: "#00ff00"))
    #expect(clipped.upperBound < red.lowerBound)
    let between = picture[red.upperBound..<green.lowerBound]
    #expect(between.contains("</g>"), "the group of the clip ends before the second figure")
    #expect(!between.contains("<clipPath"))
  }

  @Test func singleCornersAndShadowsAreDrawn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    view.addSubview(card)
    card.backgroundColor = .yellow
    card.layer.cornerRadius = 8
    #expect(card.layer.shadowRadius == 3)
    #expect(card.layer.shadowOffset == CGSize(width: 0, height: -3))
    let plain = view.svg()
    #expect(!plain.contains("<path"))
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(view.svg().contains("<path d=\"M18 10L82 10C"), "a path with two round corners")
    card.layer.shadowOpacity = 0.5
    card.layer.shadowColor = UIColor.purple.cgColor
    #expect(view.svg().contains("#800080"))
  }

  @Test func springsSettleLaterTheLessTheyAreDamped() {
    let spring = CASpringAnimation()
    let usual = spring.settlingDuration
    spring.damping = 5
    #expect(spring.settlingDuration > usual)
    #expect(abs(usual - 1.38) < 0.02)
  }

  @Test func renderersHaveAContext() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      context.cgContext.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    #expect(image.size == CGSize(width: 30, height: 20))
  }
}
