// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  open func prepareForReuse() {}

  /// Takes a place in a list.
  func join(_ list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool) {}

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

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    frame = layoutAttributes.frame
    alpha = layoutAttributes.alpha
    if transform != layoutAttributes.transform { transform = layoutAttributes.transform }
  }

  /// Called as a cell passes from one layout to another; never for a layout that is set at once.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  override var imposedContents: [UIView] { [contentView] }

  open var contentView: UIView { ownContentView }

  private var ownContentView: UIView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContentView.fill(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let content = decodedView(coder, key: "contentView") {
      ownContentView = content
    } else {
      ownContentView.fill(self)
    }
    decode(coder) { _ in }
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { _contentConfiguration }
    set { _contentConfiguration = newValue }
  }

  private var _contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration {
        configuredView = contentView.install(contentConfiguration, replacing: configuredView)
      } else {
        configuredView?.removeFromSuperview()
        configuredView = nil
      }
      askForMeasuring()
    }
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
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { _backgroundConfiguration }
    set { _backgroundConfiguration = newValue }
  }

  private var _backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { showBackground(backgroundConfiguration, in: &shownBackground) }
  }

  private var shownBackground: BackgroundView?

  /// No effect.
  open var automaticallyUpdatesContentConfiguration = true
  /// No effect.
  open var automaticallyUpdatesBackgroundConfiguration = true

  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// Called at once, also when it is set; UIKit waits for the next pass.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { _configurationUpdateHandler }
    set { _configurationUpdateHandler = newValue }
  }

  private var _configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditingCell
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Calls ``updateConfiguration(using:)`` at once, where UIKit waits for the next pass.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Whether the cell shows that its collection is edited.
  var isEditingCell: Bool { false }

  open var isSelected: Bool {
    get { _isSelected }
    set { _isSelected = newValue }
  }

  private var _isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted: Bool {
    get { _isHighlighted }
    set { _isHighlighted = newValue }
  }

  private var _isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Drawn behind the content.
  open var backgroundView: UIView? {
    get { _backgroundView }
    set { _backgroundView = newValue }
  }

  private var _backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }
  /// No effect.
  open var selectedBackgroundView: UIView?

  /// Never called.
  open func dragStateDidChange(_ dragState: DragState) {}

  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }
}
