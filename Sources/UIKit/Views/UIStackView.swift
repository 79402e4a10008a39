// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation

/// The constraints that arrange the subviews are updated in the next layout pass. Then
/// `constraints` lists them with UIKit's names, such as `UISV-spacing`.
///
/// All are required, with these exceptions:
///
/// - The edges of the space that views span across the axis have priority 999.5.
/// - Proportional lengths have 999, and one less for each further view.
/// - Equal centring has 149.
/// - The constraints that keep the stack, and views without any other size, small have 51, 49 and
///   25.
///
/// Source: prints of the constraints of iOS 9 to 11, and published messages up to iOS 17.
open class UIStackView: UIView {
  override func writeContent(_ coder: NSCoder) { writeStack(coder) }

  override func readContent(_ archive: NSKeyedUnarchiver) { readStack(archive) }

  public enum Distribution: Int, Sendable {
    case fill, fillEqually
    /// A view without content has length 0. If all views are without content, they have equal
    /// lengths.
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  override var imposedContents: [UIView] { super.imposedContents.filter { !arranged.contains($0) } }

  var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init(coder: NSCoder) {
    // A view refuses no coder.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    contentDidChange()
    decode(coder, decodeStackView)
  }

  override func vary(from old: Item, to new: Item) {
    super.vary(from: old, to: new)
    varyStackView(from: old, to: new)
  }

  /// Inserts a view that the file has only for the present traits.
  func installArranged(_ view: UIView, above sibling: UIView?) {
    let index = sibling.flatMap { arranged.firstIndex(of: $0) }.map { $0 + 1 }
    insertArrangedSubview(view, at: index ?? 0)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Raises `NSInternalInconsistencyException` if the index is out of range.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(view) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    contentDidChange()
  }

  @_Shown open var axis = NSLayoutConstraint.Axis.horizontal

  @_Shown open var distribution = Distribution.fill

  @_Shown open var alignment = Alignment.fill

  @_Shown open var spacing: CGFloat = 0

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arranged.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    contentDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  @_Shown open var isBaselineRelativeArrangement = false

  @_Shown open var isLayoutMarginsRelativeArrangement = false

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // These serve callers only. The engine chooses the baseline views of a stack itself.
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
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self, index ?? count == count {
      // The usual case: appending needs no work for the views that are already arranged.
      arranged.append(view)
      addSubview(view)
      // Overrides of subview notifications may have changed the arrangement.
      guard arranged.count == count + 1, arranged.last === view else { return contentDidChange() }
      LayoutStore.current.forest.appendArranged(view.item, to: item)
      arrangementDidChange()
      return
    }
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(index ?? arranged.count, arranged.count))
    if view.superview !== self { addSubview(view) }
    contentDidChange()
  }

  override func contentDidChange() {
    var stack = StackArrangement()
    stack.axis = axis.core
    stack.distribution = StackArrangement.Distribution(rawValue: distribution.rawValue) ?? .fill
    stack.alignment = StackArrangement.Alignment(rawValue: alignment.rawValue) ?? .fill
    stack.spacing = coreSpacing(spacing)
    stack.isBaselineRelative = isBaselineRelativeArrangement
    stack.isMarginsRelative = isLayoutMarginsRelativeArrangement
    stack.items = arranged.map(\.item)
    for view in arranged {
      if let spacing = customSpacings[ObjectIdentifier(view)] {
        stack.customSpacing[view.item] = coreSpacing(spacing)
      }
    }
    LayoutStore.current.forest.setKind(.stackView(stack), of: item)
    arrangementDidChange()
  }

  private func arrangementDidChange() {
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
