// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A view that lays out its arranged subviews in a row or column.
///
/// Arranging a view clears its `translatesAutoresizingMaskIntoConstraints` and makes it a subview.
/// The constraints that follow are the core's and change in the pass after a change here; after it
/// they show in `constraints`, and conflicts print them by UIKit's names, such as `UISV-spacing`.
///
/// A stack view has no content size: it is as large as its views and the spacing between them, and
/// its own hugging and resistance act on nothing. Hidden views have no length; one between others
/// leaves these one spacing apart.
///
/// Its constraints are required but for these: the edges of the space that views span across the
/// axis (999.5), proportional lengths (999, and one less for each further view), equal centring
/// (149), and what keeps the stack, and views that nothing else sizes, small (51, 49 and 25).
///
/// Source: prints of the constraints of iOS 9 to 11, and published messages up to iOS 17.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the length along the axis is shared out. Hidden views take no part, whatever it says.
  public enum Distribution: Int, Sendable {
    /// By the views' sizes: what is too much or too little falls to the views that hug or resist
    /// least.
    case fill = 0
    /// All views are of one length, whatever their contents ask.
    case fillEqually = 1
    /// In proportion to the lengths of the views' contents, which hug and resist less than that;
    /// views without any have no length. Where none has any the views are of one length.
    case fillProportionally = 2
    /// All gaps are of one length, at least the stack's spacing; views keep their sizes.
    case equalSpacing = 3
    /// The middles of neighbours are equally far apart as far as the views' sizes, which count
    /// more, and the stack's spacing allow.
    case equalCentering = 4
  }

  /// Where views stand across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the leading edge of a column, at the top of a row.
    case leading = 1
    /// In rows: the first lines of text in line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a column, at the bottom of a row.
    case trailing = 4
    /// In rows: the last lines of text in line.
    case lastBaseline = 5

    /// The same as ``leading``, for rows.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, for rows.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the spacing of the whole stack, as a custom spacing.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// Stands for the system's standard spacing: 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  private var arranged: [UIView] = []
  private var stack = StackArrangement()
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    apply()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    apply()
  }

  /// Makes a row at the origin, of no size, that arranges `views` in order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views that are laid out, in that order; all of them are subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds the view at the end of the row or column.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Puts the view at an index of the row or column, moving it if it is arranged already. An index
  /// out of range raises `NSInternalInconsistencyException`.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes the view out of the row or column; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    apply()
  }

  /// Whether views stand in a row, which is the default, or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { apply() }
  }

  /// How the length along the axis is shared out; `fill` unless set.
  open var distribution = Distribution.fill {
    didSet { apply() }
  }

  /// Where views stand across the axis; `fill` unless set.
  open var alignment = Alignment.fill {
    didSet { apply() }
  }

  /// The distance between neighbours, in points: exact where views fill the axis, the least one for
  /// equal gaps and equal centring. ``spacingUseSystem`` is 8 points; 0 unless set.
  open var spacing: CGFloat = 0 {
    didSet { apply() }
  }

  /// Gives the distance after one view in points, or ``spacingUseSystem``; ``spacingUseDefault``
  /// takes it back. Nothing happens for a view that is not arranged, and it is forgotten when the
  /// view ceases to be.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    apply()
  }

  /// The distance set after one view; ``spacingUseDefault`` where none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Whether distances in a column are measured from the last baseline of a view to the first of
  /// the next; edges where there is no text. Rows do not look at it.
  open var isBaselineRelativeArrangement = false {
    didSet { apply() }
  }

  /// Whether views are laid out inside the layout margins, which then add to the stack's size;
  /// false unless set.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { apply() }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // The core knows which of the arranged views gives a stack its baselines.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  private func baselineView(isFirst: Bool) -> UIView {
    let visible = arranged.filter { !$0.isHidden }
    guard axis == .vertical else {
      let tallest = visible.max {
        $0.intrinsicContentSize.height < $1.intrinsicContentSize.height
      }
      return tallest ?? self
    }
    return (isFirst ? visible.first : visible.last) ?? self
  }

  private func arrange(_ view: UIView, at index: Int?) {
    let count = arranged.count
    if let index, !(0...count).contains(index) {
      LayoutException.raiseInconsistency(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or "
          + "equal to \(count)")
      return
    }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(index ?? arranged.count, arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    apply()
  }

  private func apply() {
    stack.axis = axis.core
    stack.distribution = StackArrangement.Distribution(rawValue: distribution.rawValue) ?? .fill
    stack.alignment = StackArrangement.Alignment(rawValue: alignment.rawValue) ?? .fill
    stack.spacing = coreSpacing(spacing)
    stack.isBaselineRelative = isBaselineRelativeArrangement
    stack.isMarginsRelative = isLayoutMarginsRelativeArrangement
    stack.items = arranged.map(\.item)
    stack.customSpacing = [:]
    for view in arranged {
      if let spacing = customSpacings[ObjectIdentifier(view)] {
        stack.customSpacing[view.item] = coreSpacing(spacing)
      }
    }
    LayoutStore.current.forest.setKind(.stackView(stack), of: item)
    LayoutStore.current.scheduleLayout()
    setNeedsUpdateConstraints()
  }

  private func coreSpacing(_ spacing: CGFloat) -> StackArrangement.Spacing {
    switch spacing {
    case Self.spacingUseSystem: .system
    case Self.spacingUseDefault: .points(0)
    default: .points(spacing)
    }
  }
}
