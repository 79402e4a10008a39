// SPDX-License-Identifier: MIT

/// The background of a cell while it is selected or highlighted.
///
/// - Unverified: the system's own is gray at level 4.
@MainActor
struct SelectionBackground {
  nonisolated static var color: UIColor { .systemGray4 }

  private var shown: UIView?
  private var isHighlighted = false

  /// The background of a cell without a `selectedBackgroundView`.
  private(set) lazy var system: UIView = {
    let view = UIView()
    view.backgroundColor = Self.color
    view.isUserInteractionEnabled = false
    return view
  }()

  nonisolated init() {}

  /// Replaces the shown background by `background`, or removes it if `background` is nil.
  ///
  /// The new background fills the cell, above the ordinary background.
  mutating func show(_ background: UIView?, in cell: UIView, above ordinary: UIView?) {
    if shown !== background, shown?.superview === cell { shown?.removeFromSuperview() }
    shown = background
    guard let background, background.superview !== cell else { return }
    background.frame = cell.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let ordinary, ordinary.superview === cell {
      cell.insertSubview(background, aboveSubview: ordinary)
    } else {
      cell.insertSubview(background, at: 0)
    }
  }

  /// Sets the highlighted state of the labels and images in the content.
  mutating func highlight(_ isHighlighted: Bool, in content: UIView) {
    guard isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    content.showHighlight(isHighlighted)
  }
}
