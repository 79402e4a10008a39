// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  /// Never called.
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { updateSearchResults(for: searchController) }
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the controller becomes active, so that the delegate can present it.
  func presentSearchController(_ searchController: UISearchController)
  /// Never called.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Never called.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}

/// Becomes active only by code. The client must show the view of the results.
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  /// Subclasses can return another bar.
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// No effect.
  open var obscuresBackgroundDuringPresentation = true
  /// No effect.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  /// No effect.
  open var showsSearchResultsController = false

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    configureAsSearchController()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    configureAsSearchController()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    configureAsSearchController()
  }

  private func configureAsSearchController() {
    searchBar.placeholder = "Search"
    searchBar.onTextChange = { [weak self] in
      if let self, isActive { searchResultsUpdater?.updateSearchResults(for: self) }
    }
  }

  @_ObservedChange(UISearchController.change) open var isActive = false

  private func change() {
    if isActive {
      delegate?.presentSearchController(self)
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
    }
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = isActive }
    searchResultsUpdater?.updateSearchResults(for: self)
    if isActive {
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.didDismissSearchController(self)
    }
  }

  /// No effect.
  open var automaticallyShowsSearchResultsController = true
  /// No effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// No effect.
  open var dimsBackgroundDuringPresentation = true
  /// No effect.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// No effect.
  open var searchSuggestions: [any UISearchSuggestion]?

  /// No effect.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }

  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}
