// SPDX-License-Identifier: MIT

import UIKit

public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  case `default`, anyInput, pencilOnly
}

@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Never called, as are the two that follow: nothing draws but code.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A scroll view that shows a drawing. Touches do not draw.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  open var drawing = PKDrawing() {
    didSet {
      page.drawing = drawing
      (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self)
    }
  }
  open var tool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var isDrawingEnabled = true
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  public let drawingGestureRecognizer = UIGestureRecognizer()

  private let page = DrawingPage()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    addSubview(page)
    addGestureRecognizer(drawingGestureRecognizer)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    page.frame = CGRect(
      x: 0, y: 0, width: max(contentSize.width, bounds.width),
      height: max(contentSize.height, bounds.height))
  }

  open override var canBecomeFirstResponder: Bool { true }

  open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    tool = toolPicker.selectedTool
  }

  open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {
    isRulerActive = toolPicker.isRulerActive
  }
}

/// What the canvas has drawn, in the coordinates of its content.
private final class DrawingPage: UIView {
  var drawing = PKDrawing() {
    didSet { setNeedsDisplay() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    for stroke in drawing.strokes { stroke.draw() }
  }
}
