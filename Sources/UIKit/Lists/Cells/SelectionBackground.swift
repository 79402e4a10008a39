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

  /// Replaces the shown background by `ground`, or removes it if `ground` is nil.
  ///
  /// The new background fills the cell, above the ordinary background.
  mutating func show(_ ground: UIView?, in cell: UIView, above ordinary: UIView?) {
    if shown !== ground, shown?.superview === cell { shown?.removeFromSuperview() }
    shown = ground
    guard let ground, ground.superview !== cell else { return }
    ground.frame = cell.bounds
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let ordinary, ordinary.superview === cell {
      cell.insertSubview(ground, aboveSubview: ordinary)
    } else {
      cell.insertSubview(ground, at: 0)
    }
  }

  /// Sets the highlighted state of the labels and images in the content.
  mutating func highlight(_ isHighlighted: Bool, in content: UIView) {
    guard isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    content.showHighlight(isHighlighted)
  }
}
