// SPDX-License-Identifier: MIT

/// The keys of a keyboard. There is none here: of this and the kinds below only what is set is
/// kept.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// What a text means to what fills it in; kept.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// A person's full name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for signing in.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// How text is typed into a view. There is no keyboard here: what is set is kept, and only
/// `isSecureTextEntry` of a field shows.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The keys of the keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// The looks of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// Which letters become capitals; the first of sentences unless set.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// What the text means; nil for nothing in particular.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
  /// Whether the return key waits for text; no unless set.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the characters are not to be read; no unless set.
  var isSecureTextEntry: Bool { get set }
}
