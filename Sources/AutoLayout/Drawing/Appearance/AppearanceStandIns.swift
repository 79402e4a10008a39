// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

/// The objects on which looks are set for classes.
@MainActor
final class AppearanceStandIns {
  static let shared = AppearanceStandIns()

  private struct Entry {
    var type: UIView.Type
    var containers: [any UIAppearanceContainer.Type]
    /// What clients set looks on.
    var standIn: UIView
    /// An object as it is born, to tell what was set.
    var newborn: UIView
    /// Whether an object is of the class or of one below.
    var isKind: (AnyObject) -> Bool
  }

  private var entries: [Entry] = []

  func standIn<View: UIView>(
    for type: View.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let ids = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == ids
    }
    if let known { return known.standIn }
    let entry = Entry(
      type: type, containers: containers, standIn: UIView.make(type, frame: .zero),
      newborn: UIView.make(type, frame: .zero), isKind: { $0 is View })
    entries.append(entry)
    let ranks = entries.map { rank(of: $0) }
    entries = entries.indices.sorted { ranks[$0] < ranks[$1] }.map { entries[$0] }
    return entry.standIn
  }

  /// How special an entry is: how many of the others' classes it is of, then how many containers it asks
  /// for.
  private func rank(of entry: Entry) -> (Int, Int) {
    (entries.count { $0.isKind(entry.newborn) && $0.type != entry.type }, entry.containers.count)
  }

  /// Has `view`, which is in a window, take over what was set for it.
  func applyAppearance(to view: UIView) {
    guard !entries.isEmpty else { return }
    let fitting = entries.filter { entry in
      entry.isKind(view) && isContained(view, in: entry.containers[...])
    }
    guard !fitting.isEmpty else { return }
    for property in Self.properties { property(view, fitting.map { ($0.standIn, $0.newborn) }) }
  }

  /// Whether `view` lies in an object of the first kind, which lies in one of the second, and so on.
  private func isContained(
    _ view: UIView, in containers: ArraySlice<any UIAppearanceContainer.Type>
  ) -> Bool {
    guard !containers.isEmpty else { return true }
    var rest = containers
    var next: UIResponder? = view.next
    while let container = next, let wanted = rest.first {
      if isKind(container, of: wanted) { rest = rest.dropFirst() }
      next = container.next
    }
    return rest.isEmpty
  }

  // MARK: Properties

  private typealias Property = @MainActor (UIView, [(standIn: UIView, newborn: UIView)]) -> Void

  /// Takes over the value that the most special stand-in was given, where the view has that of birth.
  private static func property<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> Property {
    { view, entries in
      guard let view = view as? View else { return }
      var chosen: Value?
      for (standIn, newborn) in entries {
        guard let standIn = standIn as? View, let newborn = newborn as? View else { continue }
        if standIn[keyPath: path] != newborn[keyPath: path] { chosen = standIn[keyPath: path] }
        if view[keyPath: path] != newborn[keyPath: path] { return }
      }
      if let chosen { view[keyPath: path] = chosen }
    }
  }

  private static let properties: [Property] = [
    property(\UIView.ownTint), property(\UIView.backgroundColor),
    property(\UINavigationBar.barTintColor), property(\UINavigationBar.isTranslucent),
    property(\UINavigationBar.prefersLargeTitles), property(\UITabBar.barTintColor),
    property(\UITabBar.isTranslucent), property(\UIToolbar.barTintColor),
    property(\UIToolbar.isTranslucent), property(\UISearchBar.barTintColor),
    property(\UISwitch.onTintColor), property(\UILabel.font), property(\UILabel.textColor),
    property(\UITextField.font), property(\UITextField.textColor),
  ]
}

/// Whether an object is of a class or of one below.
@MainActor
private func isKind<Container: UIAppearanceContainer>(
  _ object: AnyObject, of type: Container.Type
) -> Bool { object is Container }
