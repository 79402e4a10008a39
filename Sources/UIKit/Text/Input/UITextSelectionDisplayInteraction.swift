// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { nil }
}

/// Shows the selection of an input as views: a caret, or a highlight with a handle at each end. The
/// input calls ``setNeedsSelectionUpdate()`` when its selection changes.
open class UITextSelectionDisplayInteraction: AttachedInteraction {
  open private(set) weak var textInput: (any UITextInput)?
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

  @_ObservedChange(UITextSelectionDisplayInteraction.setNeedsSelectionUpdate)
  open var isActivated = false

  open var cursorView: any UIView & UITextCursorView {
    get { ownCursor }
    set {
      ownCursor.removeFromSuperview()
      ownCursor = newValue
      layoutManagedSubviews()
    }
  }

  open var highlightView: any UIView & UITextSelectionHighlightView {
    get { ownHighlight }
    set {
      ownHighlight.removeFromSuperview()
      ownHighlight = newValue
      layoutManagedSubviews()
    }
  }

  /// The handles at the start and at the end of the selection.
  open var handleViews: [any UIView & UITextSelectionHandleView] {
    get { ownHandles }
    set {
      for handle in ownHandles { handle.removeFromSuperview() }
      ownHandles = newValue
      layoutManagedSubviews()
    }
  }

  private var ownCursor: any UIView & UITextCursorView = ShownTextCursor()
  private var ownHighlight: any UIView & UITextSelectionHighlightView = ShownTextHighlight()
  private var ownHandles: [any UIView & UITextSelectionHandleView] = [
    ShownTextHandle(.leading), ShownTextHandle(.trailing),
  ]

  public init(
    textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?
  ) {
    self.textInput = textInput
    self.delegate = delegate
    super.init(object: ())
  }

  open override func didMove(to view: UIView?) {
    super.didMove(to: view)
    layoutManagedSubviews()
  }

  open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

  open func layoutManagedSubviews() {
    guard isActivated, let view, let input = textInput, let range = input.selectedTextRange else {
      cursorView.removeFromSuperview()
      highlightView.removeFromSuperview()
      for handle in handleViews { handle.removeFromSuperview() }
      return
    }
    let below = delegate?.selectionContainerViewBelowText(for: self)
    show(cursorView, range.isEmpty ? view : nil)
    show(highlightView, range.isEmpty ? nil : below ?? view)
    let rects = range.isEmpty ? [] : input.selectionRects(for: range)
    for handle in handleViews { show(handle, rects.isEmpty ? nil : view) }
    if range.isEmpty {
      cursorView.frame = input.caretRect(for: range.start)
      return
    }
    highlightView.frame = highlightView.superview?.bounds ?? .zero
    highlightView.selectionRects = rects
    for (handle, rect) in zip(handleViews, [rects.first, rects.last].compactMap { $0?.rect }) {
      handle.frame = handle.preferredFrame(for: rect)
    }
  }

  private func show(_ view: UIView, _ parent: UIView?) {
    guard view.superview !== parent else { return }
    view.removeFromSuperview()
    if let parent, view === highlightView {
      parent.insertSubview(view, at: 0)
    } else {
      parent?.addSubview(view)
    }
  }
}
