// SPDX-License-Identifier: MIT

open class UIMenuElement: _UIObject {
  public enum State: Int, Sendable { case off, on, mixed }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open var title: String
  open var subtitle: String?
  open var image: UIImage?

  var activeElements: [UIMenuElement] { [] }

  /// The element's attributes in an open menu.
  var attributesInMenu: Attributes { [] }

  /// The elements that an open menu shows in place of this one.
  var shownElements: [UIMenuElement] { [self] }

  /// The descendants that can be chosen.
  var leaves: [UIMenuElement] {
    attributesInMenu.isDisjoint(with: [.hidden, .disabled]) ? [self] : []
  }

  func choose(from sender: AnyObject?) {}

  /// Turns the element on or off.
  func mark(isChosen: Bool) {}

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init(object: ())
  }
}
