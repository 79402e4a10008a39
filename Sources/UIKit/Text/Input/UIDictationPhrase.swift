// SPDX-License-Identifier: MIT

open class UIDictationPhrase: _UIObject {
  open var text: String { "" }

  open var alternativeInterpretations: [String]? { nil }

  public init() { super.init(object: ()) }
}

open class UITextPlaceholder: _PlainObject {
  open var rects: [UITextSelectionRect] { [] }
}

public enum UITextAlternativeStyle: Int, Sendable { case none, lowConfidence }
