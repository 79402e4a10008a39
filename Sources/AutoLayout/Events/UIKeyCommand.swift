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

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all = UIScrollTypeMask(rawValue: 3)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension UIEvent {
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}

/// No effect.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open var discoverabilityTitle: String?
  open var propertyList: Any? { nil }
  open var attributes: Attributes = []
  open var state = State.off
}

/// No effect.
@preconcurrency @MainActor
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

  package(set) public var input: String?
  package(set) public var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  package convenience init(
    title: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags
  ) {
    self.init(title: title, subtitle: nil, image: image)
    self.input = input
    self.modifierFlags = modifierFlags
  }
}

/// No effect.
@preconcurrency @MainActor
open class UIKey: _UIObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }

  public init() {
    super.init(object: ())
  }
}

/// No effect.
@preconcurrency @MainActor
open class UIPress: _UIObject {
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  public enum Phase: Int, Sendable {
    case began = 0
    case changed, stationary, ended, cancelled
  }

  open var type: PressType { .select }
  open var phase: Phase { .ended }
  open var key: UIKey? { nil }
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { 0 }

  public init() {
    super.init(object: ())
  }
}

/// No effect.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

/// Nothing builds a menu bar.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
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
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  public static let root = UIMenu.Identifier("com.apple.menu.root")
}

/// Its elements are asked for when code does.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void

  let provider: ElementProvider

  public convenience init(_ elementProvider: @escaping ElementProvider) {
    self.init(provider: elementProvider)
  }

  public static func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement
  {
    UIDeferredMenuElement(provider: elementProvider)
  }

  private init(provider: @escaping ElementProvider) {
    self.provider = provider
    super.init(title: "", subtitle: nil, image: nil)
  }
}
