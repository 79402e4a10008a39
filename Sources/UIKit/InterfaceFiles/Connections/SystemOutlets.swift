// SPDX-License-Identifier: MIT

import FoundationAdditions
import InterfaceBuilder

/// The outlets of UIKit's own classes. On Apple's platforms they are set by key.
@MainActor
enum SystemOutlets {
  /// Sets an outlet. Returns false if the object has no such outlet.
  static func set(
    _ name: String, of object: AnyObject, to value: Any, _ file: InterfaceFile,
    at element: IBElement
  ) -> Bool {
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in value as? [AnyObject] ?? [] {
        view.addGestureRecognizer(recognizer)
      }
      return true
    }
    let isDelegate = ["delegate", "dataSource", "prefetchDataSource"].contains(name)
    let outlet = (isDelegate ? delegates : outlets).first(name, of: object)
    let isSet = outlet?.set?(value) ?? false
    if isDelegate, !isSet {
      file.report(
        "\(Swift.type(of: value)) cannot be the \(name) of \(Swift.type(of: object)); it is left out.",
        at: element)
    }
    return isDelegate || outlet != nil
  }

  private static let outlets: [any MemberTable] = [
    ClassMembers<UIViewController>(["view": .property(\.view)]),
    ClassMembers<UITableViewController>(["tableView": .property(\.tableView)]),
    ClassMembers<UICollectionViewController>(["collectionView": .property(\.collectionView)]),
    ClassMembers<UITextField>([
      "inputView": .property(\.inputView), "inputAccessoryView": .property(\.inputAccessoryView),
    ]),
    ClassMembers<UITableViewCell>([
      "accessoryView": .property(\.accessoryView), "backgroundView": .property(\.backgroundView),
      "selectedBackgroundView": .property(\.selectedBackgroundView),
    ]),
    ClassMembers<UICollectionViewCell>([
      "backgroundView": .property(\.backgroundView),
      "selectedBackgroundView": .property(\.selectedBackgroundView),
    ]),
    ClassMembers<UITableView>([
      "tableHeaderView": .property(\.tableHeaderView),
      "tableFooterView": .property(\.tableFooterView),
    ]),
    ClassMembers<UIScrollView>(["refreshControl": .property(\.refreshControl)]),
    ClassMembers<UINavigationItem>(["titleView": .property(\.titleView)]),
    ClassMembers<UIBarButtonItem>(["customView": .property(\.customView)]),
    ClassMembers<UIWindow>(["rootViewController": .property(\.rootViewController)]),
  ]

  // Subclasses come before their superclasses, because a table redeclares its scroll view's
  // delegate.
  private static let delegates: [any MemberTable] = [
    ClassMembers<UITableView>([
      "delegate": .property(\.delegate), "dataSource": .property(\.dataSource),
      "prefetchDataSource": .property(\.prefetchDataSource),
    ]),
    ClassMembers<UICollectionView>([
      "delegate": .property(\.delegate), "dataSource": .property(\.dataSource),
      "prefetchDataSource": .property(\.prefetchDataSource),
    ]),
    ClassMembers<UIPickerView>([
      "delegate": .property(\.delegate), "dataSource": .property(\.dataSource),
    ]),
    ClassMembers<UITextView>(["delegate": .property(\.delegate)]),
    ClassMembers<UIScrollView>(["delegate": .property(\.delegate)]),
    ClassMembers<UITextField>(["delegate": .property(\.delegate)]),
    ClassMembers<UISearchBar>(["delegate": .property(\.delegate)]),
    ClassMembers<UIGestureRecognizer>(["delegate": .property(\.delegate)]),
  ]
}
