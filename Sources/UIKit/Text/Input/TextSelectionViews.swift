// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
  /// No effect.
  var isBlinking: Bool { get set }
  /// Never called.
  func resetBlinkAnimation()
}

@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
  var selectionRects: [UITextSelectionRect] { get set }
}

@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
  var direction: NSDirectionalRectEdge { get set }
  var isVertical: Bool { get }
  /// No effect.
  var customShape: UIBezierPath? { get set }
  func preferredFrame(for rect: CGRect) -> CGRect
}

final class ShownTextCursor: UIView, UITextCursorView {
  var isBlinking = true

  override func tintColorDidChange() { backgroundColor = tintColor }

  override func didMoveToSuperview() { backgroundColor = tintColor }

  func resetBlinkAnimation() {}
}

final class ShownTextHighlight: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = [] {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for rect in selectionRects {
        let view = UIView(frame: rect.rect)
        view.backgroundColor = tintColor.withAlphaComponent(0.2)
        addSubview(view)
      }
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

/// A selection handle: a line beside the text, as high as the text.
final class ShownTextHandle: UIView, UITextSelectionHandleView {
  var direction: NSDirectionalRectEdge
  var isVertical: Bool { false }
  var customShape: UIBezierPath?

  init(_ direction: NSDirectionalRectEdge) {
    self.direction = direction
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToSuperview() { backgroundColor = tintColor }

  func preferredFrame(for rect: CGRect) -> CGRect {
    CGRect(
      x: direction == .leading ? rect.minX - 2 : rect.maxX, y: rect.minY, width: 2,
      height: rect.height)
  }
}
