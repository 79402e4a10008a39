// SPDX-License-Identifier: MIT

/// What stands behind the content of a cell while it is selected or highlighted.
///
/// - Unverified: the system's own is gray at level 4.
@MainActor
struct SelectedGround {
  nonisolated static var color: UIColor { .systemGray4 }

  private var shown: UIView?
  private var isHighlighted = false

  /// The ground of a cell to which code gave none.
  private(set) lazy var system: UIView = {
    let view = UIView()
    view.backgroundColor = Self.color
    view.isUserInteractionEnabled = false
    return view
  }()

  nonisolated init() {}

  /// Shows `ground` as large as the cell and above its ordinary background, in place of another; nil for none.
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

  /// Has the labels and images in the content show that the cell is selected, or no longer.
  mutating func highlight(_ isHighlighted: Bool, in content: UIView) {
    guard isHighlighted != self.isHighlighted else { return }
    self.isHighlighted = isHighlighted
    content.showHighlight(isHighlighted)
  }
}
