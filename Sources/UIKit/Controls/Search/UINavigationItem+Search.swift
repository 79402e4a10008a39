// SPDX-License-Identifier: MIT

extension UINavigationItem {
  /// The search bar is below the title, in a strip of 52 points.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController: NavigationSearch {
  var bar: UIView { searchBar }
}
