// SPDX-License-Identifier: MIT

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public static let name = UITextContentType(rawValue: "name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")

  public init(rawValue: String) { self.rawValue = rawValue }
}

@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// No effect.
  var keyboardType: UIKeyboardType { get set }
  /// No effect.
  var returnKeyType: UIReturnKeyType { get set }
  /// No effect.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// No effect.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// No effect.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// No effect.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// No effect.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
  /// No effect.
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
}
