// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A button with a title or an image.
///
/// The core draws and measures what it shows. ``titleLabel`` and ``imageView`` are subviews from the
/// first time somebody asks for them; their frames are where the button draws.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The system's kinds of buttons. It decides font and colours of buttons without a configuration,
  /// and their size where they show a picture of their own.
  public enum ButtonType: Int, Sendable {
    /// A title of 18 points in white, which is what shows on a ground of the button's own.
    case custom = 0
    /// A title of 15 points in the tint.
    case system = 1
    /// An i in a circle, 25 × 24 points, whatever title and image are.
    case detailDisclosure = 2
    /// The same as `detailDisclosure`.
    case infoLight = 3
    /// The same as `detailDisclosure`.
    case infoDark = 4
    /// A plus in a circle, 25 × 24 points, whatever title and image are.
    case contactAdd = 5
    /// A cross in a circle, 30 × 30 points, whatever title and image are.
    case close = 7

    /// The older name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button shows in one of its states.
  struct Look {
    var title: String?
    var attributedTitle: NSAttributedString?
    var color: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// Called when the button's state changes, to adapt its configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The kind of the button, as it was made.
  open private(set) var buttonType = ButtonType.custom
  private var looks: [State: Look] = [:]
  /// nil until they are set, which replaces the system's padding.
  private(set) var edgeInsets: UIEdgeInsets?
  /// What was set of the title's label.
  var titleFont: UIFont?
  var titleLineBreakMode: NSLineBreakMode?
  private(set) var madeTitleLabel: ButtonTitleLabel?
  private(set) var madeImageView: ButtonImageView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentDidChange()
  }

  /// A button of no size that shows nothing yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    contentDidChange()
  }

  /// A button that performs `primaryAction`, titled by it unless it has a title already.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button that looks as `configuration` says and performs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
    // Initialisers set properties without their observers.
    contentDidChange()
  }

  private func adopt(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: What it shows

  /// What the button shows and how; nil shows title and image of the states.
  open var configuration: Configuration? {
    didSet { contentDidChange() }
  }

  /// Is called with the button when `isEnabled`, `isSelected` or `isHighlighted` changes, when it
  /// is set, and by ``setNeedsUpdateConfiguration()``: at once each time.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the configuration is adapted to the state before the handler is called; kept, as it
  /// needs no adapting here.
  open var automaticallyUpdatesConfiguration = true

  /// Calls ``updateConfiguration()`` at once, where UIKit waits for the next pass.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Adapts the configuration to the button's state: calls ``configurationUpdateHandler``. An
  /// override may set ``configuration``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// The label of the title, made and added when it is first asked for; never nil.
  ///
  /// Font and line break mode set on it are the button's. Its text is what the button shows, and
  /// its frame is where; what else is set of it is not drawn.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = ButtonTitleLabel(of: self)
    madeTitleLabel = label
    addSubview(label)
    placeParts()
    return label
  }

  /// The view of the image, made and added when it is first asked for; never nil. The button draws
  /// the image: the view gives it a frame.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = ButtonImageView(of: self)
    madeImageView = view
    addSubview(view)
    placeParts()
    return view
  }

  /// The title of the present state, of the normal one where it has none.
  open var currentTitle: String? { look(\.title) ?? look(\.attributedTitle)?.string }

  /// The attributed title of the present state, of the normal one where it has none.
  open var currentAttributedTitle: NSAttributedString? { look(\.attributedTitle) }

  /// The image of the present state, of the normal one where it has none.
  open var currentImage: UIImage? { look(\.image) }

  /// The background of the present state, of the normal one where it has none.
  open var currentBackgroundImage: UIImage? { look(\.backgroundImage) }

  /// The title's colour in the present state: white on custom buttons and the tint on others unless
  /// set.
  open var currentTitleColor: UIColor { look(\.color) ?? defaultColor }

  /// Gives a state a title; nil lets the normal state's count. A title in the configuration counts
  /// before it.
  ///
  /// The button is measured anew at the next layout; the same holds for all that it shows.
  open func setTitle(_ title: String?, for state: State) { change(state) { $0.title = title } }

  /// Gives a state a title with fonts of its own, which counts before a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Gives the title a colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.color = color }
  }

  /// Gives a state an image; nil lets the normal state's count.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }

  /// Gives a state a background; the button is at least as large.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title of a state, of the normal one where it has none.
  open func title(for state: State) -> String? { looks[state]?.title ?? looks[.normal]?.title }

  /// The attributed title of a state, of the normal one where it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    looks[state]?.attributedTitle ?? looks[.normal]?.attributedTitle
  }

  /// The image of a state, of the normal one where it has none.
  open func image(for state: State) -> UIImage? { looks[state]?.image ?? looks[.normal]?.image }

  /// The background of a state, of the normal one where it has none.
  open func backgroundImage(for state: State) -> UIImage? {
    looks[state]?.backgroundImage ?? looks[.normal]?.backgroundImage
  }

  /// The title's colour in a state; nil where none was set.
  open func titleColor(for state: State) -> UIColor? {
    looks[state]?.color ?? looks[.normal]?.color
  }

  // MARK: Where it shows it

  /// Points around title and image of a button without a configuration. One above or below that is
  /// not 0 replaces the 6 points that the system adds there.
  open var contentEdgeInsets: UIEdgeInsets {
    get { edgeInsets ?? .zero }
    set {
      edgeInsets = newValue
      contentDidChange()
    }
  }

  /// Moves the title of a button without a configuration: by half of the difference of opposite
  /// insets, or all of it where the content stands at a side. The button's size does not change.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  /// Moves the image of a button without a configuration, as ``titleEdgeInsets`` does the title.
  /// The button's size does not change.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }

  /// The rectangle of the background within `bounds`: all of it unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that title and image share within `bounds`.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { insetContent(bounds) }

  /// The rectangle of the title within that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }

  /// The rectangle of the image within that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// Whether the image darkens under a touch; there is no input here.
  open var adjustsImageWhenHighlighted = true

  /// Whether the image fades while the button is disabled; kept, without effect.
  open var adjustsImageWhenDisabled = true

  /// Whether the button glows under a touch; there is no input here.
  open var showsTouchWhenHighlighted = false

  /// What the button opens; kept, as there is no input.
  open var menu: UIMenu?
  /// Whether the button shows what is chosen in its menu (iOS 15); kept.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a touch opens a menu; there is no input here.
  open var showsMenuAsPrimaryAction = false

  private var defaultColor: UIColor { buttonType == .custom ? .white : tintColor ?? .systemBlue }

  private func change(_ state: State, _ change: (inout Look) -> Void) {
    change(&looks[state, default: Look()])
    contentDidChange()
  }

  func look<Value>(_ path: KeyPath<Look, Value?>) -> Value? {
    looks[controlState]?[keyPath: path] ?? looks[.normal]?[keyPath: path]
  }

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  override func contentDidChange() {
    LayoutStore.current.setContent(.button(makeContent()), of: item)
    if madeTitleLabel != nil || madeImageView != nil { setNeedsLayout() }
  }
}
