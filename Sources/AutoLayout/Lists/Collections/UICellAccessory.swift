// SPDX-License-Identifier: MIT

/// Something beside the content of a list's cell. Cells keep their accessories; none is shown.
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// What an accessory is.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
    case outlineDisclosure, label
  }

  /// What the accessory is.
  public let accessoryType: AccessoryType
  /// When the accessory is shown.
  public let displayedState: DisplayedState
  /// The words of a label; nil for others.
  public let text: String?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, text: String? = nil) {
    accessoryType = type
    displayedState = displayed
    self.text = text
  }

  /// An arrow to more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

  /// A sign that the item is chosen.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// A button for more about the item.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed) }

  /// A button that takes the item away.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed) }

  /// A button that adds an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed) }

  /// A handle to move the item by.
  public static func reorder(
    displayed: DisplayedState = .whenEditing
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }

  /// A circle to choose the item by.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }

  /// An arrow that opens what lies below the item in a tree.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed) }

  /// A word or two.
  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.label, displayed, text: text) }
}
