// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  override func decodeContent(_ coder: NSCoder) {
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  open func prepareForReuse() {}

  /// Takes a place in a list.
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

  /// For what a layout's own class of attributes says; the place is the collection's to set.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Takes the place that every class of attributes has, and then what the view makes of them.
  func place(at layoutAttributes: UICollectionViewLayoutAttributes) {
    if transform != layoutAttributes.transform { transform = layoutAttributes.transform }
    if transform.isIdentity {
      frame = layoutAttributes.frame
    } else {
      bounds.size = layoutAttributes.size
      center = layoutAttributes.center
    }
    alpha = layoutAttributes.alpha
    // Most views need no layer for it.
    if layoutAttributes.zIndex != 0 || state.layer != nil {
      layer.zPosition = CGFloat(layoutAttributes.zIndex)
    }
    apply(layoutAttributes)
  }

  /// Called as a cell passes from one layout to another; never for a layout that is set at once.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

open class UICollectionViewCell: UICollectionReusableView, SwipedCell, ConfiguredPart {
  override var archivedParent: UIView? { ownContentView }

  override var imposedContents: [UIView] { [ownContentView] }

  /// The view of ``contentConfiguration``, where the cell has one.
  open var contentView: UIView { configuredView ?? ownContentView }

  /// What a configuration's view fills.
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
    askForMeasuring()
    adaptNewConfiguration()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    askForMeasuring()
  }

  /// Has the collection ask for the cell's size anew, unless it is not to.
  private func askForMeasuring() {
    guard let view = superview as? UICollectionView, view.selfSizingInvalidation != .disabled else {
      return
    }
    view.remeasure(self)
  }

  private var configuredView: UIView?

  /// Replaces `backgroundView`. Drawn behind everything else.
  @_Observed(UICollectionViewCell.installBackground)
  open var backgroundConfiguration: UIBackgroundConfiguration? = nil

  private func installBackground() {
    install(backgroundConfiguration, in: &shownBackground)
    adaptNewConfiguration()
    showSelected()
  }

  private var shownBackground: BackgroundView?

  /// Whether ``contentConfiguration`` is updated as the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether ``backgroundConfiguration`` is updated as the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// Called at once, also when it is set; UIKit waits for the next pass.
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

  /// Calls ``updateConfiguration(using:)`` at once, where UIKit waits for the next pass.
  open func setNeedsUpdateConfiguration() { updateConfigurations() }

  override func traitsDidChange() { setNeedsUpdateConfiguration() }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// That of the list's look.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listCell().updated(
      for: UICellConfigurationState(traitCollection: traitCollection.of(listStyle)))
  }

  var swipedEdge: OpenSwipeActions.Edge? { didSet { setNeedsUpdateConfiguration() } }

  /// Those that code gave, and those that swipes uncover.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { addingSwipeActions(to: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue?.withoutSwipeActions }
  }

  /// Whether the cell shows that its collection is edited.
  var isEditingCell: Bool { false }

  /// Whether the cell shows that its item contains others, which are in view.
  var isExpandedCell: Bool { false }

  // What list cells alone have and do.

  /// What stands at the ends of the cell at present.
  var shownAccessories: [ShownAccessory] { [] }

  /// Shows what the cell has while its list is edited, or otherwise.
  func setListEditing(_ isEditing: Bool) {}

  /// Turns the arrow of an outline down, and back.
  func setExpanded(_ isExpanded: Bool) {}

  /// The look of the list that the cell is in; nil outside of one.
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

  /// Drawn behind the content.
  @_Observed(UICollectionViewCell.replaceBackground) open var backgroundView: UIView? = nil

  /// Behind the content while the cell is selected or highlighted.
  @_Observed(UICollectionViewCell.showSelected) open var selectedBackgroundView: UIView? = nil

  private var ground = SelectedGround()

  /// Cells of lists alone have a ground of the system's.
  func showSelected() {
    let isShown = isSelected || isHighlighted
    let system = isShown && listStyle != nil ? ground.system : nil
    ground.show(
      isShown && backgroundConfiguration == nil ? selectedBackgroundView ?? system : nil, in: self,
      above: backgroundView)
    ground.highlight(isShown, in: ownContentView)
  }

  /// Never called.
  open func dragStateDidChange(_ dragState: DragState) {}

  public enum DragState: Int, Sendable { case none, lifting, dragging }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    // Margins that a configuration's view preserves depend on how far it is from the edges of what it fills: a place that
    // the cell has just been given must not find it as high as before.
    if let configuredView {
      for view in [ownContentView, configuredView] where view.bounds.height != bounds.height {
        view.frame.size.height = bounds.height
      }
    }
    return contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
