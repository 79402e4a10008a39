// SPDX-License-Identifier: MIT

/// What a menu lists: an action or a menu of its own.
@preconcurrency @MainActor
open class UIMenuElement: _UIObject {
  /// What a menu shows before an element.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// How a menu shows an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    /// Greyed, and of no use.
    public static let disabled = Attributes(rawValue: 1)
    /// Red, as it takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// Not listed.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after its use (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 8)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The words of the element. A button that is made with an action takes them over once.
  open var title: String
  /// The words below ``title``; nil for none.
  open var subtitle: String?
  /// The picture beside the words. A button that is made with an action takes it over once.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init(object: ())
  }
}
