// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The text input traits of an element.
struct TextTraits {
  var isSecure = false
  var enablesReturnKeyAutomatically = false
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.none
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var textContentType: UITextContentType?

  init(_ element: IBElement) {
    guard let traits = element.child(key: "textInputTraits") else { return }
    isSecure = traits.flag("secureTextEntry") ?? false
    enablesReturnKeyAutomatically = traits.flag("enablesReturnKeyAutomatically") ?? false
    keyboardType = traits["keyboardType"].flatMap { Self.keyboards[$0] } ?? .default
    returnKeyType = traits["returnKeyType"].flatMap { Self.returnKeys[$0] } ?? .default
    keyboardAppearance =
      switch traits["keyboardAppearance"] {
      case "alert", "dark": .dark
      case "light": .light
      default: .default
      }
    autocapitalizationType =
      switch traits["autocapitalizationType"] {
      case "words": .words
      case "sentences": .sentences
      case "allCharacters": .allCharacters
      default: .none
      }
    autocorrectionType =
      switch traits["autocorrectionType"] {
      case "no": .no
      case "yes": .yes
      default: .default
      }
    spellCheckingType =
      switch traits["spellCheckingType"] {
      case "no": .no
      case "yes": .yes
      default: .default
      }
    textContentType = traits["textContentType"].map { UITextContentType(rawValue: $0) }
  }

  @MainActor
  func apply(to text: some UITextInputTraits) {
    text.keyboardType = keyboardType
    text.returnKeyType = returnKeyType
    text.keyboardAppearance = keyboardAppearance
    text.autocapitalizationType = autocapitalizationType
    text.autocorrectionType = autocorrectionType
    text.spellCheckingType = spellCheckingType
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "ASCIICapable": .asciiCapable, "alphabet": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
