// SPDX-License-Identifier: MIT

public import Foundation

/// Brings its results up to date.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Is called when the search becomes active or inactive, and when its text is set while it is active.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search that begins and ends.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar with a controller for what is found. A navigation bar shows the search bar of its
/// `navigationItem`.
///
/// The search is active when code says so. The view of the results is not shown: it is the client's
/// to lay out where results are to be seen.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The controller of what is found; nil where the searched view shows it itself.
  public let searchResultsController: UIViewController?
  /// The field to search in.
  public let searchBar = UISearchBar()
  /// Brings the results up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search beginning and ending.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched is covered meanwhile; kept.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes meanwhile; kept.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that cancels comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the row of scopes comes and goes with the search (iOS 13).
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown while nothing is searched for; kept.
  open var showsSearchResultsController = false

  /// A search of a view whose results another controller shows; nil for the searched one.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
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

  /// Whether people search. Setting it begins or ends the search at once.
  open var isActive = false {
    didSet { if isActive != oldValue { change() } }
  }

  private func change() {
    if isActive {
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
}
