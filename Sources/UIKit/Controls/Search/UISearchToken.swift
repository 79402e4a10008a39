// SPDX-License-Identifier: MIT

public import Foundation

/// Stored by its field, and not drawn.
open class UISearchToken: _UIObject {
  open var representedObject: Any?
  public let icon: UIImage?
  public let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init(object: ())
  }
}

@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

open class UISearchSuggestionItem: _UIObject, UISearchSuggestion {
  public let localizedAttributedSuggestion: NSAttributedString?
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  open var representedObject: Any?

  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    localizedAttributedSuggestion = nil
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init(object: ())
  }

  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init(object: ())
  }
}

/// Never called.
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }

  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Tokens are stored and not drawn. They are not part of the text.
open class UISearchTextField: UITextField {
  /// The bar that contains the field. It decides about typing and receives the changes.
  weak var bar: UISearchBar?

  /// In a search bar, the value that code set. The bar draws the field itself.
  open override var isHidden: Bool {
    get { bar == nil ? super.isHidden : isHiddenInBar }
    set {
      if bar == nil { super.isHidden = newValue } else { isHiddenInBar = newValue }
    }
  }

  private var isHiddenInBar = false

  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }

  open override func insertText(_ text: String) {
    guard let bar else { return super.insertText(text) }
    if text == "\n" {
      bar.delegate?.searchBarSearchButtonClicked(bar)
    } else if bar.shouldChangeText(in: inputState.selection, with: text) {
      super.insertText(text)
    }
  }

  open var tokens: [UISearchToken] = []
  /// No effect.
  open var tokenBackgroundColor: UIColor?
  /// No effect.
  open var allowsDeletingTokens = true
  /// No effect.
  open var allowsCopyingTokens = true
  /// No effect.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// The range of the whole text.
  open var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: (text ?? "").utf16.count))
  }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokens }

  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}
