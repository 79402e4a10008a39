// SPDX-License-Identifier: MIT

public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light

  public static var alert: UIKeyboardAppearance { .dark }
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
  /// No effect.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// No effect.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// No effect.
  var smartDashesType: UITextSmartDashesType { get set }
  /// No effect.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// No effect.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// No effect.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// No effect.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// No effect.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}
