// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  /// The size of the view when its preferred size was last offered to the layout.
  var offeredSize: CGSize?

  override func decodeContent(_ coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  open func prepareForReuse() {}

  /// Takes the place of a row in a list.
  func join(
    _ list: UICollectionLayoutListConfiguration, at place: IndexPath, isFirst: Bool, isLast: Bool
  ) {}

  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.isWidthFixed ? .required : .fittingSizeLevel,
      verticalFittingPriority: layoutAttributes.isHeightFixed ? .required : .fittingSizeLevel)
    layoutAttributes.frame.size = layoutAttributes.merged(layoutAttributes.size, size)
    return layoutAttributes
  }

  /// Does nothing. The collection view sets frame, transform, alpha and `zIndex` before this call.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Sets frame, transform, alpha and `zIndex` from the attributes, then calls `apply(_:)`.
  func place(at layoutAttributes: UICollectionViewLayoutAttributes) {
    if transform != layoutAttributes.transform { transform = layoutAttributes.transform }
    if transform.isIdentity {
      frame = layoutAttributes.frame
    } else {
      bounds.size = layoutAttributes.size
      center = layoutAttributes.center
    }
    alpha = layoutAttributes.alpha
    // Avoids making a layer for views whose `zIndex` is 0.
    if layoutAttributes.zIndex != 0 || state.layer != nil {
      layer.zPosition = CGFloat(layoutAttributes.zIndex)
    }
    apply(layoutAttributes)
  }

  /// Never called.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Never called.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

open class UICollectionViewCell: UICollectionReusableView, SwipedCell, ConfiguredPart {
  override var archivedParent: UIView? { ownContentView }

  override var imposedContents: [UIView] { [ownContentView] }

  /// The view of ``contentConfiguration``, if there is one.
  open var contentView: UIView { configuredView ?? ownContentView }

  /// The cell's own content view. A configuration's view fills it.
  private(set) var ownContentView: UIView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownContentView = decodedContent(coder, else: ownContentView)
    decode(coder) { _ in }
  }

  @_Observed(UICollectionViewCell.installContent)
  open var contentConfiguration: (any UIContentConfiguration)? = nil

  private func installContent() {
    ownContentView.install(contentConfiguration, in: &configuredView)
    setNeedsMeasuring()
    adaptNewConfiguration()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    setNeedsMeasuring()
  }

  /// Measures the cell again at the next layout, unless self-sizing invalidation is disabled.
  private func setNeedsMeasuring() {
    guard let view = superview as? UICollectionView, view.selfSizingInvalidation != .disabled else {
      return
    }
    view.remeasure(self)
  }

  private var configuredView: UIView?

  /// Replaces `backgroundView`.
  @_Observed(UICollectionViewCell.installBackground)
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil

  private func installBackground() {
    install(backgroundConfiguration, in: &shownBackground)
    adaptNewConfiguration()
    showSelected()
    setNeedsLayout()
  }

  private var shownBackground: BackgroundView?

  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// Called at once, also when it is set. UIKit calls it at the next layout pass.
  @_Observed(UICollectionViewCell.setNeedsUpdateConfiguration)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection.of(listStyle))
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditingCell
    state.isSwiped = swipedEdge != nil
    state.isExpanded = isExpandedCell
    state.isReordering = isReordering
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  let following = StateFollowing<UICellConfigurationState>()

  /// Calls ``updateConfiguration(using:)`` at once. UIKit calls it at the next layout pass.
  open func setNeedsUpdateConfiguration() { updateConfigurations() }

  override func traitsDidChange() { setNeedsUpdateConfiguration() }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The default background for the list's appearance.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listCell().updated(
      for: UICellConfigurationState(traitCollection: traitCollection.of(listStyle)))
  }

  var swipedEdge: OpenSwipeActions.Edge? { didSet { setNeedsUpdateConfiguration() } }

  /// The assigned actions, followed by the swipe actions.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { addingSwipeActions(to: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue?.withoutSwipeActions }
  }

  /// Whether the cell shows the editing state of its list.
  var isEditingCell: Bool { false }

  /// Whether the cell shows its outline item as expanded.
  var isExpandedCell: Bool { false }

  // Members that only list cells override:

  /// The accessories that are shown now.
  var shownAccessories: [ShownAccessory] { [] }

  /// Shows or hides the parts of the cell that belong to editing mode.
  func setListEditing(_ isEditing: Bool) {}

  /// Turns the arrow of an outline item down, or back.
  func setExpanded(_ isExpanded: Bool) {}

  /// The table style that the cell's list resembles. Nil outside of a list.
  var listStyle: CellContent.TableStyle? { nil }

  /// Whether the item is being moved.
  var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }

  @_ObservedChange(UICollectionViewCell.selectionDidChange) open var isSelected = false

  @_ObservedChange(UICollectionViewCell.selectionDidChange) open var isHighlighted = false

  private func selectionDidChange() {
    showSelected()
    setNeedsUpdateConfiguration()
  }

  @_Observed(UICollectionViewCell.replaceBackground) open var backgroundView: UIView? = nil

  @_Observed(UICollectionViewCell.showSelected) open var selectedBackgroundView: UIView? = nil

  private var selectionBackground = SelectionBackground()

  /// Shows the selection background. Only list cells have one without `selectedBackgroundView`.
  func showSelected() {
    let isShown = isSelected || isHighlighted
    let system = isShown && listStyle != nil ? selectionBackground.system : nil
    selectionBackground.show(
      isShown && backgroundConfiguration == nil ? selectedBackgroundView ?? system : nil, in: self,
      above: backgroundView)
    selectionBackground.highlight(isShown, in: ownContentView)
  }

  /// Never called.
  open func dragStateDidChange(_ dragState: DragState) {}

  public enum DragState: Int, Sendable { case none, lifting, dragging }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // Preserved margins depend on the distance between the configuration's view and the edges of
    // its superview. Both views need the cell's new height before they are measured.
    if let configuredView {
      for view in [ownContentView, configuredView] where view.bounds.height != bounds.height {
        view.frame.size.height = bounds.height
      }
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
