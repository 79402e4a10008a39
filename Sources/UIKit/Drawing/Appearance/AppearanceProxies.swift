// SPDX-License-Identifier: MIT

import Foundation

@MainActor
final class AppearanceProxies {
  static let shared = AppearanceProxies()

  private struct Entry {
    var type: UIView.Type
    var containers: [any UIAppearanceContainer.Type]
    /// The view on which clients set properties.
    var proxy: UIView
    /// A view with the defaults of the class. The properties that differ from it were set.
    var untouched: UIView
    /// Whether an object is an instance of the class or of a subclass.
    var isKind: (AnyObject) -> Bool
  }

  private var entries: [Entry] = []

  func proxy<View: UIView>(
    for type: View.Type, in containers: [any UIAppearanceContainer.Type]
  ) -> UIView {
    let ids = containers.map { ObjectIdentifier($0) }
    let known = entries.first {
      $0.type == type && $0.containers.map { ObjectIdentifier($0) } == ids
    }
    if let known { return known.proxy }
    let entry = Entry(
      type: type, containers: containers, proxy: .makeProxy(of: type),
      untouched: .makeProxy(of: type), isKind: { $0 is View })
    entries.append(entry)
    let ranks = entries.map { rank(of: $0) }
    entries = entries.indices.sorted { ranks[$0] < ranks[$1] }.map { entries[$0] }
    return entry.proxy
  }

  /// The specificity of an entry: the number of entries for superclasses, then the number of
  /// containers.
  private func rank(of entry: Entry) -> (Int, Int) {
    (entries.count { $0.isKind(entry.proxy) && $0.type != entry.type }, entry.containers.count)
  }

  /// Applies the values of the matching proxies to `view`, which is in a window.
  func applyAppearance(to view: UIView) {
    guard !entries.isEmpty else { return }
    let fitting = entries.filter { entry in
      entry.isKind(view) && isContained(view, in: entry.containers[...])
    }
    guard !fitting.isEmpty else { return }
    view.applyAppearance(AppearanceValues(proxies: fitting.map { ($0.proxy, $0.untouched) }))
  }

  /// Whether `view` is inside an instance of the first class, which is inside one of the second,
  /// and so on.
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
}

/// The appearance proxies that match a view, from the least to the most specific one.
@MainActor
struct AppearanceValues {
  /// The views on which clients set properties, each with an untouched view of its class.
  fileprivate var proxies: [(set: UIView, untouched: UIView)]

  /// Sets the property to the value of the most specific proxy, if the view still has the default.
  func set<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>, of view: View
  ) {
    var chosen: Value?
    for case let (set as View, untouched as View) in proxies {
      if set[keyPath: path] != untouched[keyPath: path] { chosen = set[keyPath: path] }
      if view[keyPath: path] != untouched[keyPath: path] { return }
    }
    if let chosen { view[keyPath: path] = chosen }
  }
}

/// Whether an object is an instance of a class or of a subclass.
@MainActor
private func isKind<Container: UIAppearanceContainer>(
  _ object: AnyObject, of type: Container.Type
) -> Bool { object is Container }
