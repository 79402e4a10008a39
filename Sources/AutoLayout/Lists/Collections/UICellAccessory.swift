// SPDX-License-Identifier: MIT

/// No effect.
public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, checkmark, detail, delete, insert, reorder, multiselect
    case outlineDisclosure, label
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState
  public let text: String?

  private init(_ type: AccessoryType, _ displayed: DisplayedState, text: String? = nil) {
    accessoryType = type
    displayedState = displayed
    self.text = text
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed) }

  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed) }

  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed) }

  public static func reorder(
    displayed: DisplayedState = .whenEditing
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed) }

  public static func label(
    text: String, displayed: DisplayedState = .always
  ) -> UICellAccessory { UICellAccessory(.label, displayed, text: text) }
}
