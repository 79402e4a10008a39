// SPDX-License-Identifier: MIT

public import Foundation

open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private let texts = UIStackView()
  private let row = UIStackView()
  private var limits: [NSLayoutConstraint] = []
  private var minimumHeight: NSLayoutConstraint?

  private let guides = (text: UILayoutGuide(), secondary: UILayoutGuide(), image: UILayoutGuide())

  public var textLayoutGuide: UILayoutGuide? { label.isHidden ? nil : guides.text }
  public var secondaryTextLayoutGuide: UILayoutGuide? {
    secondaryLabel.isHidden ? nil : guides.secondary
  }
  public var imageLayoutGuide: UILayoutGuide? { imageView.isHidden ? nil : guides.image }

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

  /// The setter ignores configurations of other types.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else { return }
      shown = list
      updateContent()
    }
  }

  /// The distance between the leading edge and the first text. Nil without a text.
  var textStart: CGFloat? {
    guard !label.isHidden else { return nil }
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let margin = isLeftToRight ? layoutMargins.left : layoutMargins.right
    return imageView.isHidden ? margin : margin + imageWidth + shown.imageToTextPadding
  }

  /// The width of the image beside the texts.
  private var imageWidth: CGFloat {
    let widths = limits.filter { $0.firstAttribute == .width }
    if let fixed = widths.first(where: { $0.relation == .equal }) { return fixed.constant }
    return widths.reduce(imageView.intrinsicContentSize.width) { max($0, $1.constant) }
  }

  private func keep(_ guide: UILayoutGuide, on view: UIView) {
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func build() {
    for view in [label, secondaryLabel] { texts.addArrangedSubview(view) }
    texts.axis = .vertical
    imageView.setContentHuggingPriority(.required, for: .horizontal)
    for view in [imageView, texts] as [UIView] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    keep(guides.text, on: label)
    keep(guides.secondary, on: secondaryLabel)
    keep(guides.image, on: imageView)
    let margins = layoutMarginsGuide
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: shown.minimumHeight)
    // The height set by a table may be smaller by the thickness of a separator.
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
    preservesSuperviewLayoutMargins = !shown.axesPreservingSuperviewLayoutMargins.isEmpty
    alpha = shown.alpha
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
    imageView.layer.borderColor =
      properties.strokeWidth > 0 ? properties.resolvedStrokeColor(for: tintColor).cgColor : nil
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
