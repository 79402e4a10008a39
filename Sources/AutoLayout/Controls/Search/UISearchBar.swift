// SPDX-License-Identifier: MIT

public import Foundation
import LayoutCore

/// The core draws and measures it: ``searchTextField`` has its place in it, and is not drawn.
open class UISearchBar: UIView, UITextInputTraits {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UISearchBar.barTintColor, of: self)
  }

  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  override func setUpContent() {
    hearOfTyping()
    contentDidChange()
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeSearchBar) }

  override func adoptBar() { isInBar = true }

  open weak var delegate: (any UISearchBarDelegate)?

  private func hearOfTyping() {
    let changed = UIAction { [weak self] _ in
      guard let self else { return }
      contentDidChange()
      onTextChange?()
      delegate?.searchBar(self, textDidChange: text ?? "")
    }
    searchTextField.addAction(changed, for: .editingChanged)
    searchTextField.bar = self
  }

  func agrees(toReplace range: NSRange, with text: String) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, delegate?.searchBarShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    searchTextField.inputState.selection = NSRange(location: (text ?? "").utf16.count, length: 0)
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      contentDidChange()
      onTextChange?()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      searchTextField.placeholder = newValue
      contentDidChange()
    }
  }

  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private var images: [Icon: [UIControl.State.RawValue: UIImage]] = [:]

  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }

  private var accessoryView: UIView?

  /// No effect.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: [:]][state.rawValue] = iconImage
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[icon]?[state.rawValue]
  }

  @_Shown open var prompt: String? = nil

  /// Text that code types into it shows in the bar, whose delegate hears of it; what else is set is not
  /// drawn.
  public let searchTextField = UISearchTextField()

  @_Shown open var searchBarStyle = Style.default
  @_Shown open var barTintColor: UIColor? = nil

  /// Whether it stands in another bar, whose ground is seen around the field.
  @_Shown var isInBar = false

  /// No effect.
  open var isTranslucent = true
  /// Not drawn; with any image the system's ground is not seen.
  @_Shown open var backgroundImage: UIImage? = nil

  @_Shown open var showsCancelButton = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @_Shown open var showsBookmarkButton = false

  /// Where both are wanted only the bookmark shows.
  @_Shown open var showsSearchResultsButton = false

  @_Shown open var scopeButtonTitles: [String]? = nil

  @_Shown open var selectedScopeButtonIndex = 0

  @_Shown open var showsScopeBar = false

  /// No effect.
  open var keyboardType = UIKeyboardType.default
  /// No effect.
  open var returnKeyType = UIReturnKeyType.search
  /// No effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// No effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// No effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// No effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// No effect.
  // UIKit declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  /// No effect.
  open var enablesReturnKeyAutomatically = true
  /// No effect.
  open var isSecureTextEntry = false

  var onTextChange: (() -> Void)?

  override func contentDidChange() {
    let search = search
    LayoutStore.current.forest.setContent(.control(.searchBar(search)), of: item)
    if container != nil { showParts() }
  }

  private var search: ControlContent.Search {
    let hasScopes = showsScopeBar && scopeButtonTitles?.isEmpty == false
    var search = ControlContent.Search(
      placeholder: placeholder ?? "", scopes: hasScopes ? scopeButtonTitles : nil,
      showsCancel: showsCancelButton)
    search.text = searchTextField.text ?? ""
    search.prompt = prompt ?? ""
    search.button =
      showsBookmarkButton
      ? .bookmark
      : showsSearchResultsButton ? .results(isSelected: isSearchResultsButtonSelected) : nil
    search.selectedScope = selectedScopeButtonIndex
    search.isMinimal = searchBarStyle == .minimal || backgroundImage != nil || isInBar
    search.barTint = barTintColor?.color
    return search
  }

  // MARK: Parts

  /// What holds the field and the button that cancels, once code has looked for them.
  private var container: UIView?
  private lazy var cancelButton = UINavigationButton(type: .system)
  private var hasCancelButton = false {
    didSet { if oldValue, !hasCancelButton { cancelButton.removeFromSuperview() } }
  }

  open override var subviews: [UIView] {
    if container == nil { showParts() }
    return super.subviews
  }

  /// The button that cancels, for code that reaches for it, while the bar shows one. The bar's own is drawn: what is set
  /// of this one does not show.
  var shownCancelButton: UIButton? {
    guard showsCancelButton else { return nil }
    if container == nil { showParts() }
    return cancelButton
  }

  private func showParts() {
    let holder = container ?? UIView(frame: bounds)
    if container == nil {
      container = holder
      holder.addSubview(searchTextField)
      searchTextField.leaveDrawing()
      addSubview(holder)
    }
    let parts = SearchBarArrangement(search, measurer: coreMeasurer)
      .parts(in: bounds.core, coreDirection)
    holder.frame = bounds
    searchTextField.frame = CGRect(parts.field)
    if showsCancelButton, let cancel = parts.cancel {
      showCancelButton(in: holder, CGRect(cancel))
    } else {
      hasCancelButton = false
    }
  }

  private func showCancelButton(in holder: UIView, _ place: CGRect) {
    if !hasCancelButton {
      let tapped = UIAction(identifier: UIAction.Identifier("cancel")) { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }
      cancelButton.addAction(tapped, for: .touchUpInside)
      cancelButton.leaveDrawing()
      holder.addSubview(cancelButton)
      hasCancelButton = true
    }
    let title = UndeclaredValues.of(self)["cancelButtonText"] as? String
    if title != nil || cancelButton.currentTitle == nil {
      cancelButton.setTitle(title ?? "Cancel", for: .normal)
    }
    cancelButton.frame = place
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if container != nil { showParts() }
  }

  /// No effect.
  open var barStyle = UIBarStyle.default
  @_Shown open var isSearchResultsButtonSelected = false
  /// No effect.
  open var scopeBarBackgroundImage: UIImage?
  /// No effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// No effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// No effect.
  open var isLookToDictateEnabled = false
  @_Observed(UISearchBar.enabledDidChange) open var isEnabled = true

  private func enabledDidChange() { updateAppearance { $0.ornaments.isDisabled = !isEnabled } }

  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  /// No effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  /// No effect.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }

  /// No effect.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}

  /// No effect.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}

  /// No effect.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { nil }

  private var positions: [Icon: UIOffset] = [:]

  /// No effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    positions[icon] = adjustment
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset { positions[icon] ?? .zero }
}

/// Hears of what code types into ``UISearchBar/searchTextField`` and of the bar as it becomes the first responder
/// and leaves.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called for a line break, which is the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called as the button among the bar's subviews is tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Never called.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Never called.
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
