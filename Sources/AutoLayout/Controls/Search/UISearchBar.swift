// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// A field to search in, with a button that cancels and a row of scopes if wanted. By itself it has a
/// height and no width.
///
/// The core draws and measures it. ``searchTextField`` keeps what is set, and is no subview.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// How much of the bar is seen.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateContent()
  }

  /// Hears of the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// What is searched for; drawn in place of the placeholder. Setting it does not tell the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      updateContent()
      onTextChange?()
    }
  }

  /// What the field says while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      searchTextField.placeholder = newValue
      updateContent()
    }
  }

  /// What stands above the field; kept.
  open var prompt: String?

  /// The field, for its font and its traits; what is set in it is not drawn.
  public let searchTextField = UISearchTextField()

  /// How much of the bar is seen; kept.
  open var searchBarStyle = Style.default
  /// The colour of the ground; kept.
  open var barTintColor: UIColor?
  /// Whether the ground lets through what lies below; kept.
  open var isTranslucent = true
  /// An image behind the bar; kept.
  open var backgroundImage: UIImage?

  /// Whether a button that cancels stands beside the field.
  open var showsCancelButton = false {
    didSet { updateContent() }
  }

  /// Shows or hides the button that cancels, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether a button for bookmarks stands in the field; kept.
  open var showsBookmarkButton = false
  /// Whether a button for recent searches stands in the field; kept.
  open var showsSearchResultsButton = false

  /// The words of the scopes; drawn are two samples.
  open var scopeButtonTitles: [String]? {
    didSet { updateContent() }
  }

  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0

  /// Whether the scopes stand below the field, where there are any; the bar is 52 points higher with them.
  open var showsScopeBar = false {
    didSet { updateContent() }
  }

  /// The kind of keyboard; kept.
  open var keyboardType = UIKeyboardType.default
  /// What the keyboard's return key says; kept.
  open var returnKeyType = UIReturnKeyType.search
  /// How the keyboard looks; kept.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the keyboard writes large; kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typing is corrected; kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text means; kept.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// Whether the return key waits for a text; kept.
  open var enablesReturnKeyAutomatically = true
  /// Whether the text is hidden; kept.
  open var isSecureTextEntry = false

  /// Told when ``text`` was set.
  var onTextChange: (() -> Void)?

  private func updateContent() {
    let text = searchTextField.text ?? ""
    let hasScopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
    LayoutStore.current.forest.setContent(
      .control(
        .searchBar(
          placeholder: text.isEmpty ? placeholder ?? "" : text, hasScopeBar: hasScopes,
          showsCancel: showsCancelButton)), of: item)
  }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Hears of a search bar. There is no input: nobody but the client's code calls it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the field may become active.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has become active.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may cease to be active.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field is no longer active.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// People have changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether people may replace a part of the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// People have pressed the keyboard's search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// People have pressed the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// People have pressed the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// People have chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
