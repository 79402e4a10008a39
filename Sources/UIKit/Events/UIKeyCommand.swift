// SPDX-License-Identifier: MIT

public import Foundation

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of a button. Button 1 is ``primary``.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1...Int.bitWidth - 1).contains(buttonNumber)
        ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}

/// No keyboard sends the command. ``UICommand/performWithSender(_:target:)`` sends it.
open class UIKeyCommand: UICommand {
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputDelete = "\u{8}"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"

  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"

  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, selector: action, propertyList: propertyList,
      alternates: alternates)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}

/// No effect.
open class UIKey: _PlainObject {
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

open class UIMenuSystem: _UIObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  private init() { super.init(object: ()) }

  /// No effect.
  open func setNeedsRebuild() {}

  /// No effect.
  open func setNeedsRevalidate() {}
}

/// Menu bars are not supported.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  var system: UIMenuSystem { get }
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  public static let root = UIMenu.Identifier("com.apple.menu.root")
}

/// The provider is called when app code opens the menu. A cached element calls it once.
open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  let provider: ElementProvider
  private let isCached: Bool
  private var cached: [UIMenuElement]?

  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(provider: elementProvider, isCached: true)
  }

  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement
  {
    UIDeferredMenuElement(provider: elementProvider, isCached: false)
  }

  private init(provider: @escaping ElementProvider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  override var shownElements: [UIMenuElement] { provided.flatMap(\.shownElements) }

  /// The elements that the provider has returned by now. Empty if it takes time.
  var provided: [UIMenuElement] {
    if let cached, isCached { return cached }
    cached = nil
    provider { [weak self] elements in self?.cached = elements }
    return cached ?? []
  }
}
