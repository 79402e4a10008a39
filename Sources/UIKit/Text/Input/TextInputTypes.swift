// SPDX-License-Identifier: MIT

public import Foundation

public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// No effect.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// No effect.
open class UITextInputPasswordRules: NSObject {
  public let passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// No effect.
open class UITextInputAssistantItem: _PlainObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// No effect.
open class UITextInputMode: _UIObject {
  open var primaryLanguage: String? { nil }

  public class var activeInputModes: [UITextInputMode] { [] }

  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  init() { super.init(object: ()) }
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }

open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }

  public let inputViewStyle: Style
  /// Whether constraints, not the frame, determine the height above the safe area.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
