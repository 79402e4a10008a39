// SPDX-License-Identifier: MIT

import Foundation
import TestSettings
import Testing
import UIKit

/// Patterns in pictures, by Apple's "Quartz 2D Programming Guide" (Patterns) and the reference of
/// `init(patternImage:)`: "the image is tiled as necessary to fill the given area".
@MainActor
struct PatternTests {
  /// A view of 40 × 40 points that draws with a closure.
  private final class Drawn: UIView {
    var drawing: (CGContext) -> Void = { _ in }

    override func draw(_ rect: CGRect) {
      if let context = UIGraphicsGetCurrentContext() { drawing(context) }
    }
  }

  private func picture(_ drawing: @escaping (CGContext) -> Void) -> String {
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.drawing = drawing
    return view.svg()
  }

  /// A cell of 8 × 8 points with a square of 4 × 4, every 10 × 10 points.
  private func squares(isColored: Bool, matrix: CGAffineTransform = .identity) -> CGPattern? {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
      }, releaseInfo: nil)
    return CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: matrix, xStep: 10,
      yStep: 10, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
  }

  @Test func fillsRepeatTheCell() throws {
    let pattern = try #require(squares(isColored: true))
    let picture = picture { context in
      // The current transform does not apply to patterns.
      context.scaleBy(x: 2, y: 2)
      if let space = CGColorSpace(patternBaseSpace: nil) { context.setFillColorSpace(space) }
      context.setFillPattern(pattern, colorComponents: [0.5])
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(
      picture.contains(
        "<pattern patternUnits=\"userSpaceOnUse\" id=\"d1\" x=\"0\" y=\"0\" width=\"10\" height=\"10\">"
      ),
      "\(picture)")
    #expect(picture.contains("M2 2L6 2L6 6L2 6Z"), "\(picture)")
    #expect(picture.contains("fill=\"url(#d1)\" fill-opacity=\"0.5\""), "\(picture)")
  }

  @Test func patternsWithoutColoursTakeTheGivenOne() throws {
    let pattern = try #require(
      squares(isColored: false, matrix: CGAffineTransform(scaleX: 2, y: 2)))
    let picture = picture { context in
      if let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()) {
        context.setFillColorSpace(space)
      }
      context.setPatternPhase(CGSize(width: 3, height: 4))
      context.setFillPattern(pattern, colorComponents: [1, 0, 0, 1])
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(picture.contains("patternTransform=\"matrix(2 0 0 2 3 4)\""), "\(picture)")
    #expect(picture.contains("fill=\"#ff0000\""), "\(picture)")
    #expect(picture.contains("fill=\"#0000ff\""), "\(picture)")
  }

  @Test func strokesShowThePatternWhereTheLineIs() throws {
    let pattern = try #require(squares(isColored: true))
    let picture = picture { context in
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setLineWidth(4)
      context.stroke(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    // Half of the line is inside the rectangle, and half outside.
    #expect(picture.contains("8 8") && picture.contains("12 12"), "\(picture)")
    #expect(picture.contains("fill=\"url(#d1)\""), "\(picture)")
  }

  private var dots: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 4, height: 4))
    }
  }

  @Test func backgroundsOfAPatternImageBeginAtTheCornerOfTheView() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 40))
    view.layer.cornerRadius = 10
    view.backgroundColor = UIColor(patternImage: dots)
    root.addSubview(view)
    let picture = root.svg()
    #expect(picture.contains("patternTransform=\"matrix(1 0 0 1 30 20)\""), "\(picture)")
    #expect(picture.contains("width=\"8\" height=\"8\""), "\(picture)")
    #expect(view.backgroundColor == UIColor(patternImage: dots))
    view.backgroundColor = view.backgroundColor?.withAlphaComponent(0.25)
    #expect(root.svg().contains("fill-opacity=\"0.25\""))
    view.backgroundColor = .white
    #expect(!root.svg().contains("<pattern"))
  }

  /// `PLUMB_OUTPUT` names a folder to which the picture is written.
  @Test func oneDrawingCombinesEveryPatternKind() throws {
    let pattern = try #require(
      squares(isColored: true, matrix: CGAffineTransform(rotationAngle: 0.5)))
    let root = Drawn(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    root.backgroundColor = .white
    root.drawing = { context in
      context.setStrokePattern(pattern, colorComponents: [1])
      context.setLineWidth(12)
      context.strokeEllipse(in: CGRect(x: 65, y: 10, width: 45, height: 40))
    }
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    view.layer.cornerRadius = 12
    view.backgroundColor = UIColor(patternImage: dots)
    root.addSubview(view)
    let picture = root.svg()
    #expect(picture.components(separatedBy: "<pattern").count == 3)
    if let folder = TestSettings.output {
      try picture.write(
        to: folder.appending(path: "Patterns.svg"), atomically: true, encoding: .utf8)
    }
  }

  @Test func colorsOfImagesFillAndStrokeAndLayersShowThem() {
    let color = UIColor(patternImage: dots)
    #expect(
      picture { _ in
        color.set()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
      }.contains("url(#d1)"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    layer.backgroundColor = color.cgColor
    view.layer.addSublayer(layer)
    #expect(view.svg().contains("patternTransform=\"matrix(1 0 0 1 5 5)\""))
  }

  @Test func pdfPlacesEveryCell() throws {
    let color = UIColor(patternImage: dots)
    let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 16, height: 16)).pdfData {
      $0.beginPage()
      color.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("1 0 0 1 8 8 cm") && text.contains("1 0 0 1 0 8 cm"))
  }
}
