// SPDX-License-Identifier: MIT

import PencilKit
import Testing

/// PencilKit's documentation: a canvas is a scroll view that shows a drawing of strokes, a picker tells its
/// observers of the selected tool.
@MainActor
@Suite struct PencilKitTests {
  private static func stroke(through places: [CGPoint], width: CGFloat = 4) -> PKStroke {
    let points = places.enumerated().map { index, place in
      PKStrokePoint(
        location: place, timeOffset: TimeInterval(index), size: CGSize(width: width, height: width),
        opacity: 1, force: 1, azimuth: 0, altitude: .pi / 2)
    }
    return PKStroke(
      ink: PKInk(.pen, color: .red),
      path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSince1970: 0)))
  }

  private let line = PKDrawing(strokes: [
    stroke(through: [CGPoint(x: 10, y: 10), CGPoint(x: 40, y: 10)])
  ])

  @Test func boundsHoldTheWidthOfStrokes() {
    #expect(PKDrawing().bounds == .null)
    #expect(line.bounds == CGRect(x: 8, y: 8, width: 34, height: 4))
    let moved = line.transformed(using: CGAffineTransform(translationX: 5, y: 7))
    #expect(moved.bounds == CGRect(x: 13, y: 15, width: 34, height: 4))
    #expect(line.appending(moved).strokes.count == 2)
  }

  @Test func dataComesBackAsTheSameDrawing() throws {
    let again = try PKDrawing(data: line.dataRepresentation())
    #expect(again.bounds == line.bounds)
    #expect(again.strokes.map(\.path) == line.strokes.map(\.path))
    #expect(again.strokes.map(\.ink.inkType) == [.pen])
    #expect(throws: (any Error).self) { try PKDrawing(data: Data("spoiled".utf8)) }
  }

  @Test func aSplineIsWithinItsControlPoints() {
    let path = Self.stroke(through: (0...3).map { CGPoint(x: CGFloat($0) * 10, y: 0) }).path
    // A uniform cubic B-spline of points in equal steps passes through the inner ones.
    #expect(path.interpolatedLocation(at: 1) == CGPoint(x: 10, y: 0))
    #expect(abs(path.interpolatedLocation(at: 1.5).x - 15) < 1e-9)
  }

  @Test func imagesHaveTheAskedSize() {
    let image = line.image(from: CGRect(x: 0, y: 0, width: 50, height: 20), scale: 2)
    #expect(image.size == CGSize(width: 50, height: 20))
    #expect(image.scale == 2)
  }

  @Test func canvasesTellOfTheirDrawings() {
    final class Screen: UIViewController, PKCanvasViewDelegate {
      var changes = 0
      func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
    }
    let screen = Screen()
    let canvas = PKCanvasView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    canvas.delegate = screen
    canvas.drawing = line
    #expect(screen.changes == 1)
  }

  @Test func pickersTellTheirCanvasOfTools() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let canvas = PKCanvasView(frame: window.bounds)
    window.addSubview(canvas)
    window.makeKeyAndVisible()
    let picker = PKToolPicker()
    picker.addObserver(canvas)
    picker.setVisible(true, forFirstResponder: canvas)
    #expect(!picker.isVisible)
    canvas.becomeFirstResponder()
    #expect(picker.isVisible)
    picker.selectedTool = PKEraserTool(.vector)
    #expect(canvas.tool is PKEraserTool)
    picker.removeObserver(canvas)
    picker.selectedTool = PKLassoTool()
    #expect(canvas.tool is PKEraserTool)
    #expect(PKToolPicker.shared(for: window) === PKToolPicker.shared(for: window))
  }
}
