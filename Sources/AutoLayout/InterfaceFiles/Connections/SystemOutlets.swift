// SPDX-License-Identifier: MIT

import InterfaceBuilder

/// The outlets of UIKit's own classes, which in Objective-C are set by key.
@MainActor
enum SystemOutlets {
  /// Sets an outlet; false where the object has none of the name.
  static func set(
    _ name: String, of object: AnyObject, to value: Any, _ file: InterfaceFile,
    at element: IBElement
  ) -> Bool {
    switch (name, object) {
    case ("delegate", _), ("dataSource", _), ("prefetchDataSource", _):
      setDelegate(name, of: object, to: value, file, at: element)
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    case ("tableView", let controller as UITableViewController):
      controller.tableView = value as? UITableView
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = value as? UICollectionView
    case ("gestureRecognizers", let view as UIView):
      for case let recognizer as UIGestureRecognizer in value as? [AnyObject] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
    case ("inputView", let field as UITextField): field.inputView = value as? UIView
    case ("inputAccessoryView", let field as UITextField):
      field.inputAccessoryView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("backgroundView", let cell as UICollectionViewCell):
      cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = value as? UIView
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = value as? UIView
    case ("tableFooterView", let table as UITableView): table.tableFooterView = value as? UIView
    case ("refreshControl", let scroll as UIScrollView):
      scroll.refreshControl = value as? UIRefreshControl
    case ("titleView", let item as UINavigationItem): item.titleView = value as? UIView
    case ("customView", let item as UIBarButtonItem): item.customView = value as? UIView
    case ("rootViewController", let window as UIWindow):
      window.rootViewController = value as? UIViewController
    default: return false
    }
    return true
  }

  private static func setDelegate(
    _ name: String, of object: AnyObject, to value: Any, _ file: InterfaceFile,
    at element: IBElement
  ) {
    var isTaken = true
    /// The value as the protocol that is asked for.
    func take<Delegate>(_ set: (Delegate) -> Void) {
      if let value = value as? Delegate { set(value) } else { isTaken = false }
    }
    let isSource = name == "dataSource"
    switch object {
    case let table as UITableView where isSource:
      take { (source: any UITableViewDataSource) in table.dataSource = source }
    case let table as UITableView where name == "delegate":
      take { (delegate: any UITableViewDelegate) in table.delegate = delegate }
    case let view as UICollectionView where isSource:
      take { (source: any UICollectionViewDataSource) in view.dataSource = source }
    case let view as UICollectionView where name == "delegate":
      take { (delegate: any UICollectionViewDelegate) in view.delegate = delegate }
    case let picker as UIPickerView where isSource:
      take { (source: any UIPickerViewDataSource) in picker.dataSource = source }
    case let picker as UIPickerView:
      take { (delegate: any UIPickerViewDelegate) in picker.delegate = delegate }
    case let view as UITextView:
      take { (delegate: any UITextViewDelegate) in view.delegate = delegate }
    case let scroll as UIScrollView where name == "delegate":
      take { (delegate: any UIScrollViewDelegate) in scroll.delegate = delegate }
    case let field as UITextField:
      take { (delegate: any UITextFieldDelegate) in field.delegate = delegate }
    case let bar as UISearchBar:
      take { (delegate: any UISearchBarDelegate) in bar.delegate = delegate }
    case let recognizer as UIGestureRecognizer:
      take { (delegate: any UIGestureRecognizerDelegate) in recognizer.delegate = delegate }
    default: isTaken = false
    }
    guard !isTaken else { return }
    file.report(
      "\(Swift.type(of: value)) cannot be the \(name) of \(Swift.type(of: object)); it is left out.",
      at: element)
  }
}
