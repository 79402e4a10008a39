// SPDX-License-Identifier: MIT

public import Foundation

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Never called.
  func updated(for state: any UIConfigurationState) -> Self
}

/// Only clients make one: cells do not.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

/// - Unverified: the distances, 11 points above and below, 16 between image and text, and at least
///   44 in all.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
  }

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      textProperties: TextProperties(font: .preferredFont(forTextStyle: .body), color: .label),
      secondaryTextProperties: TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel))
  }

  /// The same as ``cell()``.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  init(textProperties: TextProperties, secondaryTextProperties: TextProperties) {
    self.textProperties = textProperties
    self.secondaryTextProperties = secondaryTextProperties
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration itself: it depends on no state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    build()
  }

  /// Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      updateContent()
    }
  }

  private func build() {
    for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
    texts.axis = .vertical
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    for view in [imageView, texts] as [UIView] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    let margins = layoutMarginsGuide
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    // The height that a table imposes may lack a line's width.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      height, row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      row.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      row.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
    updateContent()
  }

  private func updateContent() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    let parts = [
      (label, shown.text, shown.textProperties),
      (secondaryLabel, shown.secondaryText, shown.secondaryTextProperties),
    ]
    for (label, text, properties) in parts {
      label.text = text
      label.font = properties.font
      label.textColor = properties.color
      label.numberOfLines = properties.numberOfLines
      label.textAlignment = properties.alignment
      label.isHidden = text == nil
    }
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    row.spacing = shown.imageToTextPadding
    texts.spacing = shown.textToSecondaryTextVerticalPadding
  }
}

extension UIView {
  /// Makes `content` as large as the view, in place of what it showed before.
  func install(_ content: any UIContentConfiguration, replacing old: UIView?) -> UIView {
    old?.removeFromSuperview()
    let view = content.makeContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return view
  }
}
