// SPDX-License-Identifier: MIT

/// A piece of spoken text.
open class UIDictationPhrase: _UIObject {
  open var text: String { "" }

  open var alternativeInterpretations: [String]? { nil }

  public init() { super.init(object: ()) }
}

/// Room in a text for what is yet to come.
open class UITextPlaceholder: _PlainObject {
  open var rects: [UITextSelectionRect] { [] }
}

public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }
