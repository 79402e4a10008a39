// SPDX-License-Identifier: MIT

/// A lexicon, which is always empty.
open class UILexicon: _UIObject {
  open var entries: [UILexiconEntry] { [] }

  init() { super.init(object: ()) }
}

open class UILexiconEntry: _UIObject {
  open var documentText: String { "" }

  open var userInput: String { "" }

  init() { super.init(object: ()) }
}
