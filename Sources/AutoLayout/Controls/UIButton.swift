// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore
import Typography

/// A button with a title or an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

    public static var roundedRect: ButtonType { .system }

    var core: ButtonContent.Kind {
      switch self {
      case .custom: .custom
      case .system: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      case .close: .close
      }
    }
  }

  /// What a button shows in one of its states.
  private struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  open private(set) var buttonType = ButtonType.custom
  private var looks: [State: Look] = [:]
  private var edgeInsets: UIEdgeInsets?
  private lazy var ownTitleLabel = TitleLabel(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  /// A button that performs `primaryAction`, titled by it unless it has a title already.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// The label that shows the title; its font is the button's.
  open var titleLabel: UILabel? { ownTitleLabel }

  open var currentTitle: String? { look(\.title) ?? look(\.attributedTitle)?.string }

  open var currentAttributedTitle: NSAttributedString? { look(\.attributedTitle) }

  open var currentImage: UIImage? { look(\.image) }

  open var currentBackgroundImage: UIImage? { look(\.backgroundImage) }

  open var currentTitleColor: UIColor { look(\.color) ?? defaultColor }

  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.color = color }
  }

  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }

  open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  open func titleColor(for state: State) -> UIColor? {
    looks[state]?.color ?? looks[.normal]?.color
  }

  /// Insets around title and image.
  open var contentEdgeInsets: UIEdgeInsets {
    get { edgeInsets ?? .zero }
    set {
      edgeInsets = newValue
      contentDidChange()
    }
  }

  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  open var adjustsImageWhenHighlighted = true

  open var showsTouchWhenHighlighted = false

  private var defaultColor: UIColor { buttonType == .custom ? .white : tintColor ?? .systemBlue }

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    contentDidChange()
  }

  private func look<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    looks[controlState]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  override func contentDidChange() {
    let font = ownTitleLabel.chosenFont?.font ?? .system(buttonType == .custom ? 18 : 15)
    let color = currentTitleColor.color
    var content = ButtonContent(kind: buttonType.core, font: font)
    if let attributed = look(\.attributedTitle) {
      content.title = ColoredText(attributed, font: font, color: color, alignment: .center)
    } else if let title = look(\.title) {
      content.title = ColoredText(
        AttributedText(title, font: font), colors: [color], alignment: .center)
    }
    content.image = currentImage?.content
    content.backgroundImage = currentBackgroundImage?.content
    content.contentEdgeInsets = edgeInsets?.core
    content.titleEdgeInsets = titleEdgeInsets.core
    content.imageEdgeInsets = imageEdgeInsets.core
    content.isEnabled = isEnabled
    if ownTitleLabel.lineBreakMode != .byTruncatingTail {
      content.lineBreakMode = ownTitleLabel.lineBreakMode.core
    }
    LayoutStore.current.forest.setContent(.button(content), of: item)
  }
}

/// The label of a button's title. What is set of it goes to the button, which shows the title itself.
private final class TitleLabel: UILabel {
  weak var button: UIButton?
  private(set) var chosenFont: UIFont?

  convenience init(of button: UIButton) {
    self.init(frame: .zero)
    self.button = button
  }

  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { chosenFont ?? super.font }
    set {
      chosenFont = newValue
      super.font = newValue
      button?.contentDidChange()
    }
  }

  override var lineBreakMode: NSLineBreakMode {
    didSet { button?.contentDidChange() }
  }

  override var text: String? {
    get { button?.currentTitle }
    set { super.text = newValue }
  }
}
