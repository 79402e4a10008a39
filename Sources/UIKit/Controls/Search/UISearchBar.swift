// SPDX-License-Identifier: MIT

import AutoLayout
public import Foundation
import UIKitComponents

/// The layout core measures and draws the bar. ``searchTextField`` has its frame in the bar, and is
/// not drawn.
open class UISearchBar: UIView, UITextInputTraits, NavigationBarContent {
  override var archivedParent: UIView? { nil }

  override func applyAppearance(_ appearance: AppearanceValues) {
    super.applyAppearance(appearance)
    appearance.set(\UISearchBar.barTintColor, of: self)
  }

  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  override func setUpContent() {
    observeTextChanges()
    contentDidChange()
  }

  override func decodeContent(_ coder: NSCoder) { decode(coder, decodeSearchBar) }

  func adoptBar() { isInBar = true }

  open weak var delegate: (any UISearchBarDelegate)?

  private func observeTextChanges() {
    let changed = UIAction { [weak self] _ in
      guard let self else { return }
      contentDidChange()
      onTextChange?()
      delegate?.searchBar(self, textDidChange: text ?? "")
    }
    searchTextField.addAction(changed, for: .editingChanged)
    searchTextField.bar = self
  }

  func shouldChangeText(in range: NSRange, with text: String) -> Bool {
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

  @_Shown private var images: [Icon: [UIControl.State.RawValue: UIImage]] = [:]

  open override var inputAccessoryView: UIView? {
    get { accessoryView }
    set { accessoryView = newValue }
  }

  private var accessoryView: UIView?

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: [:]][state.rawValue] = iconImage
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    images[icon]?[state.rawValue]
  }

  @_Shown open var prompt: String? = nil

  /// Text that code types into the field appears in the bar and calls the bar's delegate. Other
  /// properties of the field are not drawn.
  public let searchTextField = UISearchTextField()

  @_Shown open var searchBarStyle = Style.default
  @_Shown open var barTintColor: UIColor? = nil

  /// Whether the bar is in a navigation bar, whose background is visible around the field.
  @_Shown var isInBar = false

  /// No effect.
  open var isTranslucent = true
  /// Replaces the system's background.
  @_Shown open var backgroundImage: UIImage? = nil

  @_Shown open var showsCancelButton = false

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  @_Shown open var showsBookmarkButton = false

  /// The bookmark button takes precedence.
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
    search.isMinimal = searchBarStyle == .minimal || isInBar
    search.isBlack = barStyle == .black
    search.barTint = barTintColor?.color
    showImages(in: &search)
    return search
  }

  /// Sets the images of the bar's parts, and the offsets.
  private func showImages(in search: inout ControlContent.Search) {
    let image =
      backgrounds.image(at: .any, isCompact: traitCollection.verticalSizeClass == .compact)
      ?? backgroundImage
    search.background = image?.content
    search.fieldBackground = partImages.current("field", isEnabled ? .normal : .disabled)
    search.scopeBackground = scopeBarBackgroundImage?.content
    search.icon = icon(.search)
    search.fieldOffset = searchFieldBackgroundPositionAdjustment.point ?? .zero
    search.textOffset = searchTextPositionAdjustment.point ?? .zero
    search.iconOffset = positionAdjustment(for: .search).point ?? .zero
    let end: Icon? =
      search.text.isEmpty
      ? showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .resultsList : nil : .clear
    if let end {
      search.sign = icon(end)
      search.signOffset = positionAdjustment(for: end).point ?? .zero
    }
    search.scopeImages.background = partImages.current("scope", .normal)
    search.scopeImages.selectedBackground = partImages["scope", .selected]?.content
    search.scopeImages.divider = partImages["divider", .normal, .normal]?.content
    search.scopeImages.dividerAfterChosen = partImages["divider", .selected, .normal]?.content
    search.scopeImages.dividerBeforeChosen = partImages["divider", .normal, .selected]?.content
    search.scopeColors.title = scopeAttributes[UIControl.State.normal.rawValue]?.foreground?.color
    search.scopeColors.selectedTitle =
      scopeAttributes[UIControl.State.selected.rawValue]?.foreground?.color
  }

  /// The image that was set for an icon in the current state.
  private func icon(_ icon: Icon) -> ImageContent? {
    let isSelected = icon == .resultsList && isSearchResultsButtonSelected
    let own = isSelected ? image(for: icon, state: .selected) : nil
    return (own ?? image(for: icon, state: .normal))?.content
  }

  /// The superview of the field and the cancel button, created when code searches for them.
  private var container: UIView?
  private lazy var cancelButton = UINavigationButton(type: .system)
  private var hasCancelButton = false {
    didSet { if oldValue, !hasCancelButton { cancelButton.removeFromSuperview() } }
  }

  open override var subviews: [UIView] {
    if container == nil { showParts() }
    return super.subviews
  }

  /// The cancel button as a view, if the bar shows one. The bar draws the button, without the
  /// properties of this view.
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
      searchTextField.hideFromDrawing()
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
      cancelButton.hideFromDrawing()
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

  @_Shown open var barStyle = UIBarStyle.default
  @_Shown open var isSearchResultsButtonSelected = false
  @_Shown open var scopeBarBackgroundImage: UIImage? = nil
  @_Shown open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  @_Shown open var searchTextPositionAdjustment = UIOffset.zero
  /// No effect.
  open var isLookToDictateEnabled = false
  @_Observed(UISearchBar.enabledDidChange) open var isEnabled = true

  private func enabledDidChange() {
    updateAppearance { $0.ornaments.isDisabled = !isEnabled }
    contentDidChange()
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  @_Shown private var backgrounds = BarImages()
  /// The images of the field and the scopes.
  @_Shown private var partImages = PartImages()

  /// Takes precedence over ``backgroundImage``.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds[barPosition, barMetrics] = backgroundImage }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgrounds[barPosition, barMetrics] }

  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { partImages["field", state] = backgroundImage }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    partImages["field", state]
  }

  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { partImages["scope", state] = backgroundImage }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    partImages["scope", state]
  }

  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { partImages["divider", leftState, rightState] = dividerImage }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { partImages["divider", leftState, rightState] }

  @_Shown private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The colours of the states normal and selected are drawn.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeAttributes[state.rawValue] = attributes }

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }

  @_Shown private var positions: [Icon: UIOffset] = [:]

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    positions[icon] = adjustment
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset { positions[icon] ?? .zero }
}

/// Called for text that code types into ``UISearchBar/searchTextField``, and when the bar becomes
/// or resigns the first responder.
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
  /// Called for a line break, which acts as the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for a tap on the cancel button among the bar's subviews.
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
