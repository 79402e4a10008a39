// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// - Unverified: the distances, 11 points above and below, 16 between image and text, and at least
///   44 in all.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2

      var text: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    /// No effect.
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// No effect.
    public var showsExpansionTextWhenTruncated = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  public struct ImageProperties {
    /// The image keeps the width that the system's symbols have in lists.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The body's style, so that symbols grow with the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(textStyle: .body)
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// An image that is larger is shown smaller; 0 sets no limit.
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    /// No effect.
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  /// Whether text and secondary text stand side by side where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(CollectionListParts.row)
  /// No effect.
  public var alpha: CGFloat = 1
  var minimumHeight = CGFloat(CollectionListParts.rowHeight)

  private static func make(
    _ style: UIFont.TextStyle, _ color: UIColor = .label,
    secondary: UIFont.TextStyle = .footnote
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      textProperties: TextProperties(font: .preferredFont(forTextStyle: style), color: color),
      secondaryTextProperties: TextProperties(
        font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel))
  }

  public static func cell() -> UIListContentConfiguration { make(.body) }

  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  public static func valueCell() -> UIListContentConfiguration {
    var result = make(.body, secondary: .body)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// - Unverified: the fonts of headers and footers.
  public static func plainHeader() -> UIListContentConfiguration {
    var result = make(.headline)
    result.minimumHeight = 0
    return result
  }

  public static func plainFooter() -> UIListContentConfiguration {
    var result = make(.footnote, .secondaryLabel)
    result.minimumHeight = 0
    return result
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var result = make(.footnote, .secondaryLabel)
    result.textProperties.transform = .uppercase
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(CollectionListParts.header)
    result.minimumHeight = 0
    return result
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    var result = make(.footnote, .secondaryLabel)
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(CollectionListParts.footer)
    result.minimumHeight = 0
    return result
  }

  public static func header() -> UIListContentConfiguration { groupedHeader() }

  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = make(.title3)
    result.textProperties.font = .boldSystemFont(ofSize: 20)
    result.minimumHeight = 0
    return result
  }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = prominentInsetGroupedHeader()
    result.textProperties.font = .boldSystemFont(ofSize: 22)
    return result
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }

  public static func sidebarHeader() -> UIListContentConfiguration {
    prominentInsetGroupedHeader()
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }

  init(textProperties: TextProperties, secondaryTextProperties: TextProperties) {
    self.textProperties = textProperties
    self.secondaryTextProperties = secondaryTextProperties
  }

  @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The texts of a disabled cell are fainter.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard let cell = state as? UICellConfigurationState, cell.isDisabled else { return self }
    var result = self
    result.textProperties.color = .tertiaryLabel
    result.secondaryTextProperties.color = .tertiaryLabel
    return result
  }
}

@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var limits: [NSLayoutConstraint] = []
  private var minimumHeight: NSLayoutConstraint?

  /// Where the first text stands; nil where there is none.
  public private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(of: label)
  public private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(of: secondaryLabel)
  public private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(of: imageView)

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

  private func guide(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
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
    minimumHeight = height
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
    minimumHeight?.constant = shown.minimumHeight
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      in: secondaryLabel)
    let isSideBySide =
      shown.prefersSideBySideTextAndSecondaryText
      && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    texts.axis = isSideBySide ? .horizontal : .vertical
    texts.alignment = isSideBySide ? .firstBaseline : .fill
    secondaryLabel.setContentHuggingPriority(
      isSideBySide ? .defaultHigh : .defaultLow, for: .horizontal)
    texts.spacing =
      isSideBySide
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    showImage()
    row.spacing = shown.imageToTextPadding
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment.text
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
    label.isHidden = text == nil && attributed == nil
  }

  private func showImage() {
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.isHidden = shown.image == nil
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor = properties.tintColor.map { properties.tintColorTransformer?($0) ?? $0 }
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor = properties.strokeColor?.cgColor
    NSLayoutConstraint.deactivate(limits)
    limits = []
    let (maximum, reserved) = (properties.maximumSize, properties.reservedLayoutSize)
    if let size = shown.image?.size, size.width > 0, size.height > 0 {
      let scale = min(
        maximum.width > 0 ? maximum.width / size.width : 1,
        maximum.height > 0 ? maximum.height / size.height : 1, 1)
      if scale < 1 {
        limits += [
          imageView.widthAnchor.constraint(equalToConstant: size.width * scale),
          imageView.heightAnchor.constraint(equalToConstant: size.height * scale),
        ]
      }
    }
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    if reserved.width > 0, reserved.width < standard {
      limits.append(imageView.widthAnchor.constraint(greaterThanOrEqualToConstant: reserved.width))
    }
    if reserved.height > 0, reserved.height < standard {
      limits.append(
        imageView.heightAnchor.constraint(greaterThanOrEqualToConstant: reserved.height))
    }
    NSLayoutConstraint.activate(limits)
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
