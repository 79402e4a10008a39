// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

open class UITableViewHeaderFooterView: _TablePart, ConfiguredPart {
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    self.reuseIdentifier = reuseIdentifier
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder) { _ in }
  }

  open func prepareForReuse() {}

  /// Pictures do not show it.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()

  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  @_Observed(UITableViewHeaderFooterView.setNeedsUpdateConfiguration)
  open var configurationUpdateHandler: ConfigurationUpdateHandler? = nil

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  let following = StateFollowing<UIViewConfigurationState>()

  /// Calls ``updateConfiguration(using:)`` at once, where UIKit waits for the next pass.
  open func setNeedsUpdateConfiguration() { updateConfigurations() }

  override func configurationWasSet() { adaptNewConfiguration() }

  override func traitsDidChange() { setNeedsUpdateConfiguration() }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }

  open var textLabel: UILabel? {
    if let ownTextLabel { return ownTextLabel }
    let label = UILabel()
    label.numberOfLines = 0
    ownContentView.addSubview(label)
    setNeedsLayout()
    ownTextLabel = label
    applyTitleStyle()
    return label
  }

  private var ownTextLabel: UILabel?

  /// How the table has the title; the font is the style's.
  private var titleLayout: SectionTitleLayout? {
    didSet {
      guard titleLayout != oldValue else { return }
      applyTitleStyle()
      setNeedsLayout()
    }
  }

  override func adopt(_ title: SectionTitleLayout) { titleLayout = title }

  private func applyTitleStyle() {
    guard let label = ownTextLabel else { return }
    let isHeadline = titleLayout?.isHeadline ?? false
    label.font = .preferredFont(forTextStyle: isHeadline ? .headline : .footnote)
    label.textColor = isHeadline ? .label : .secondaryLabel
    if titleLayout?.isUppercased ?? false { label.text = label.text?.uppercased() }
  }

  private func titleHeight(_ layout: SectionTitleLayout, in width: CGFloat) -> CGFloat? {
    guard let label = ownTextLabel, label.text != nil else { return nil }
    return label.sizeThatFits(CGSize(width: layout.titleWidth(in: width), height: 0)).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleLayout, let title = titleHeight(titleLayout, in: bounds.width) else { return }
    ownTextLabel?.frame = CGRect(titleLayout.titleFrame(in: bounds.size.core, title: title))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    var size = ownContentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    if let titleLayout, let title = titleHeight(titleLayout, in: targetSize.width) {
      size.height = titleLayout.height(title: title)
    }
    return size
  }
}
