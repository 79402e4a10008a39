// SPDX-License-Identifier: MIT

public import Foundation

/// What makes a view for the content of a cell.
public protocol UIContentConfiguration {
  /// A new view that shows the configuration. A cell ties its edges to those of its content view.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state; cells here never ask.
  func updated(for state: any UIConfigurationState) -> Self
}

/// What a configuration may adapt to. Nobody but the client makes one here.
public protocol UIConfigurationState {
  /// The traits of what is configured.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, for code that adapts configurations itself.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is chosen; false unless set.
  public var isSelected = false
  /// Whether the cell is being touched; false unless set.
  public var isHighlighted = false

  /// The state of a cell that is neither chosen nor touched.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows. Setting it changes the view in place.
  var configuration: any UIContentConfiguration { get set }
}

/// An image, a text and a second one below it, as lists show them.
///
/// Distances are those of the system's lists as far as they are remembered: 11 points above and below,
/// 16 between image and text, and at least 44 in all.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is set.
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The greatest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0
    /// Where lines stand in the width they have.
    public var alignment = NSTextAlignment.natural
  }

  /// The first text; nil for none.
  public var text: String?
  /// The text below the first; nil for none.
  public var secondaryText: String?
  /// The image before the texts; nil for none.
  public var image: UIImage?
  /// How the first text is set.
  public var textProperties: TextProperties
  /// How the second text is set.
  public var secondaryTextProperties: TextProperties
  /// Points between image and text.
  public var imageToTextPadding: CGFloat = 16
  /// Points between the texts.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Points around everything, by reading direction.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)

  /// The content of an ordinary cell: a text in the font of body text, and a grey one in that of
  /// footnotes below it.
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

  /// A new view that shows the configuration, as large as its content asks.
  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration itself: it depends on no state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows a list's content, placed by constraints.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()

  /// Makes a view that shows `configuration`, to be placed by constraints.
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

  /// What is shown; other kinds of configurations are ignored.
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
