// SPDX-License-Identifier: MIT

public import Foundation
import UIKitComponents

private typealias Parts = ContentUnavailableParts

/// An image, two texts and a button in the middle of an empty screen.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
  }

  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true

    nonisolated init() {}
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .init(Parts.textStyle)), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .init(Parts.secondaryTextStyle)), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var imageToTextPadding = CGFloat(Parts.imageToText)
  public var textToSecondaryTextPadding = CGFloat(Parts.textToSecondaryText)
  public var textToButtonPadding = CGFloat(Parts.textToButton)
  public var buttonToSecondaryButtonPadding = CGFloat(Parts.buttonToSecondaryButton)
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: Parts.margin, leading: Parts.margin, bottom: Parts.margin, trailing: Parts.margin)
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  init() {}

  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration()
  }

  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .init(Parts.loadingTextStyle)), color: .secondaryLabel)
    return result
  }

  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.image = UIImage(
      systemName: "magnifyingglass",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: Parts.symbolSize))
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    self
  }
}

open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  /// No effect.
  open var isScrollEnabled = false

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }

  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    build()
  }

  /// Configurations of other types are ignored.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      updateContent()
    }
  }

  private func build() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ])
    updateContent()
  }

  private func updateContent() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    var last: UIView?
    func add(_ view: UIView, after padding: CGFloat) {
      if let last { stack.setCustomSpacing(padding, after: last) }
      stack.addArrangedSubview(view)
      last = view
    }
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, after: 0)
    }
    if let image = shown.image {
      let view = UIImageView(image: image)
      view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      add(view, after: 0)
    }
    if let label = label(shown.text, shown.attributedText, shown.textProperties) {
      add(label, after: shown.imageToTextPadding)
    }
    if let label = label(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
    {
      add(label, after: shown.textToSecondaryTextPadding)
    }
    for (configuration, properties) in [
      (shown.button, shown.buttonProperties),
      (shown.secondaryButton, shown.secondaryButtonProperties),
    ] where configuration.title != nil || configuration.image != nil {
      let button = UIButton(
        configuration: configuration, primaryAction: properties.primaryAction)
      button.isEnabled = properties.isEnabled
      add(button, after: shown.textToButtonPadding)
    }
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard text != nil || attributed != nil else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }
}
