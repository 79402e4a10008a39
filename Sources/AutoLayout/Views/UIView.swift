// SPDX-License-Identifier: MIT

public import Foundation
package import LayoutCore

/// A rectangle with content and subviews, placed by its frame or by constraints.
///
/// The class body holds every member that a subclass may override, because without the Objective-C
/// runtime nothing declared in an extension can be. Most are one line; the work is in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem {
  nonisolated package let item: ItemID
  let state: ViewState

  /// Makes a view that translates its mask into constraints.
  ///
  /// - Parameter frame: in the coordinates of the superview to come, in points.
  public init(frame: CGRect) {
    item = LayoutStore.current.makeItem(Item())
    state = ViewState()
    super.init()
    beBorn(frame: frame)
  }

  public required init?(coder: NSCoder) {
    item = LayoutStore.current.makeItem(Item())
    state = ViewState()
    super.init()
    beBorn(frame: .zero)
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  deinit {
    LayoutStore.depart(item)
  }

  // MARK: Geometry

  /// The rectangle around the view in its superview's coordinates, in points.
  ///
  /// Setting it moves a view that constraints place only until the next layout.
  open var frame: CGRect {
    get { currentFrame }
    set { changeFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: state.boundsOrigin, size: untransformedFrame.size) }
    set { changeBounds(newValue) }
  }

  /// Where the anchor point lies in the superview's coordinates: the middle, unless it was moved.
  open var center: CGPoint {
    get { anchorPosition }
    set { changeCenter(newValue) }
  }

  /// The map applied about the anchor point when the view is shown. Layout does not see it.
  open var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// The point, in fractions of the bounds, that ``center`` places and transforms leave alone.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { state.anchorPoint = newValue }
  }

  /// The size that suits the view best within `size`; the present one unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { preferredSize(within: size) }

  /// Takes the size that ``sizeThatFits(_:)`` returns for the present one.
  open func sizeToFit() {
    bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  // MARK: Hierarchy

  /// The view that contains this one; nil for a root.
  open var superview: UIView? { state.superview }

  /// The views that this one contains and keeps alive, back to front.
  open var subviews: [UIView] { state.subviews }

  /// Adds `view` in front of all other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: nil) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview))
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 })
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func bringSubviewToFront(_ view: UIView) { move(view, toFront: true) }

  open func sendSubviewToBack(_ view: UIView) { move(view, toFront: false) }

  /// Leaves the superview. Constraints held above that mention the view or what it contains go with
  /// it, and do not come back.
  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}

  open func willRemoveSubview(_ subview: UIView) {}

  open func willMove(toSuperview newSuperview: UIView?) {}

  open func didMoveToSuperview() {}

  // MARK: Layout

  /// Asks for a layout of the subviews at the next pass.
  open func setNeedsLayout() { markForLayout() }

  /// Lays out now what asked for layout: the subviews, and the superviews above that wait as well.
  open func layoutIfNeeded() { layOutNow() }

  /// Gives the subviews their frames. An override sees the old ones before it calls super, and the new
  /// ones after.
  open func layoutSubviews() { placeSubviews() }

  open func setNeedsUpdateConstraints() { markForUpdate() }

  open func needsUpdateConstraints() -> Bool {
    LayoutStore.current.forest.needsUpdateConstraints(item)
  }

  open func updateConstraintsIfNeeded() { LayoutStore.current.run(.constraints, of: item) }

  /// Brings the view's constraints up to date. Overrides call super last.
  open func updateConstraints() {}

  // MARK: Autoresizing

  /// Which parts of the frame follow the superview's size; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(LayoutStore.current.forest[item].autoresizingMask) }
    set { changeMask(newValue) }
  }

  /// Whether frame and mask stand for constraints; true for views made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { LayoutStore.current.forest[item].translatesAutoresizingMask }
    set { changeTranslation(newValue) }
  }

  // MARK: Content size

  /// The length of an axis along which a view has no size of its own.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that the content has by itself; ``noIntrinsicMetric`` for an axis without one.
  open var intrinsicContentSize: CGSize { ownContentSize }

  /// Has the content measured anew in the next pass.
  open func invalidateIntrinsicContentSize() {
    LayoutStore.current.forest.invalidateContentSize(of: item)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(LayoutStore.current.forest[item].hugging[axis.core])
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    LayoutStore.current.forest[item].hugging[axis.core] = priority.rawValue
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    UILayoutPriority(LayoutStore.current.forest[item].compressionResistance[axis.core])
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    LayoutStore.current.forest[item].compressionResistance[axis.core] = priority.rawValue
  }

  // MARK: Fitting

  /// The size that the constraints of the subtree give the view when it comes as close to `targetSize`
  /// as they allow; nothing moves.
  ///
  /// - Returns: the size of the frame in points, rounded up to pixels.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The same with a say in how much each axis of the target counts.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  // MARK: Alignment

  /// The rectangle that constraints see, for a frame; an override must be the inverse of
  /// ``frame(forAlignmentRect:)``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// Distances from the frame's edges to those of the alignment rect.
  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(LayoutStore.current.forest.ownAlignmentInsets(of: item))
  }

  /// The view whose first baseline stands for this one's: the one of the last baseline by default.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Constraints

  /// The active constraints that the view holds, in order of addition.
  open var constraints: [NSLayoutConstraint] { LayoutStore.current.constraints(heldBy: item) }

  open override var next: UIResponder? { superview }

  nonisolated open override var description: String { LayoutDescription.of(self) }

  nonisolated open override var debugDescription: String { LayoutDescription.of(self) }
}
