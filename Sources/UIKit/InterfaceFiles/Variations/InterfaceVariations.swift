// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

/// Follows the trait changes of a tree's root: installs, removes and changes what the file varies
/// by traits.
///
/// Views and constraints that are not installed have objects too, because outlets refer to them and
/// they may be installed later. A property that app code has changed is only overwritten if the
/// file has different values of it for the old and the new traits.
@MainActor
final class InterfaceVariations {
  private let scene: InterfaceScene
  private let element: IBElement
  /// The superview of each view, and the subviews of each superview in file order, by identifier.
  private var parents: [String: String] = [:]
  private var siblings: [String: [String]] = [:]
  /// The objects that are not installed. They have no other owner.
  private var uninstalledObjects: [String: AnyObject] = [:]
  private var traits: VariationTraits
  private var installation: Installation
  /// The file's items of views whose attributes depend on traits, by identifier.
  private var items: [String: Item] = [:]
  /// Lowers the tree for the present screen.
  private let lowered: () -> LoweredView?

  /// - Parameter lowered: lowers the tree for the screen at the time of the call.
  init(
    of element: IBElement, in scene: InterfaceScene, lowered: @escaping () -> LoweredView?
  ) {
    self.scene = scene
    self.element = element
    self.lowered = lowered
    traits = scene.file.values.traits
    installation = Installation(of: element, in: scene.file.document, for: traits)
    noteSiblings(element)
    for view in installation.excluded {
      guard let id = view.id, let made = scene.makeBareViews(of: view) else { continue }
      scene.bind(made, to: id)
      uninstalledObjects[id] = made
    }
    for held in installation.idle { makeIdle(held) }
    items = variedItems()
  }

  private func noteSiblings(_ element: IBElement) {
    for child in element.children where !IBElement.patterns.contains(child.name) {
      if child.name == "subviews", let id = element.id {
        let ids = child.children.compactMap(\.id)
        siblings[id] = ids
        for view in ids { parents[view] = id }
      }
      noteSiblings(child)
    }
  }

  /// Makes the object of a constraint that is not installed.
  private func makeIdle(_ held: Installation.Held) {
    let stated = held.constraint
    guard let first = scene.object(stated.firstItem ?? held.holder) else { return }
    let second = stated.secondItem.map { scene.object($0) }
    // A constraint to an object that was not made has no equation.
    if let second, second == nil { return }
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: NSLayoutConstraint.Attribute(rawValue: stated.firstAttribute.rawValue)
        ?? .notAnAttribute,
      relatedBy: NSLayoutConstraint.Relation(stated.relation), toItem: second ?? nil,
      attribute: NSLayoutConstraint.Attribute(rawValue: stated.secondAttribute.rawValue)
        ?? .notAnAttribute,
      multiplier: stated.multiplier, constant: stated.constant)
    constraint.priority = UILayoutPriority(stated.priority)
    constraint.identifier = stated.identifier
    scene.bind(constraint, to: stated.id)
    uninstalledObjects[stated.id] = constraint
  }

  // MARK: Following

  /// Installs the parts that the file has for `traits`, and removes the other parts.
  func follow(_ traits: VariationTraits) {
    guard traits != self.traits else { return }
    let (old, new) = (
      installation, Installation(of: element, in: scene.file.document, for: traits)
    )
    self.traits = traits
    installation = new
    let (oldIDs, newIDs) = (Set(old.constraints.ids), Set(new.constraints.ids))
    for id in old.constraints.ids where !newIDs.contains(id) { uninstall(constraint: id) }
    let (gone, going) = (Set(old.excluded.compactMap(\.id)), Set(new.excluded.compactMap(\.id)))
    for id in going.subtracting(gone) { uninstall(view: id) }
    for id in old.excluded.compactMap(\.id) where !going.contains(id) { install(view: id) }
    for id in new.constraints.ids where !oldIDs.contains(id) { install(constraint: id) }
    vary(from: old, to: new)
  }

  private func uninstall(constraint id: String) {
    guard let constraint = scene.object(id) as? NSLayoutConstraint else { return }
    uninstalledObjects[id] = constraint
    constraint.isActive = false
  }

  private func uninstall(view id: String) {
    guard let view = scene.object(id) as? UIView else { return }
    uninstalledObjects[id] = view
    view.removeFromSuperview()
  }

  private func install(constraint id: String) {
    guard let constraint = scene.object(id) as? NSLayoutConstraint else { return }
    constraint.isActive = true
    uninstalledObjects[id] = nil
  }

  private func install(view id: String) {
    guard let view = scene.object(id) as? UIView, view.superview == nil,
      let parentID = parents[id], let parent = scene.object(parentID) as? UIView
    else { return }
    // Insert the view above the nearest installed sibling that precedes it in the file.
    let before = (siblings[parentID] ?? []).prefix { $0 != id }.reversed().lazy
      .compactMap { self.scene.object($0) as? UIView }
      .first { $0.superview === parent }
    if let stack = parent as? UIStackView {
      stack.installArranged(view, above: before)
    } else if let before {
      parent.insertSubview(view, aboveSubview: before)
    } else {
      parent.insertSubview(view, at: 0)
    }
    uninstalledObjects[id] = nil
  }

  // MARK: Values

  private func vary(from old: Installation, to new: Installation) {
    let known = Dictionary((old.constraints + old.idle).map { ($0.constraint.id, $0.constraint) }) {
      $1
    }
    for held in new.constraints + new.idle {
      let stated = held.constraint
      guard let before = known[stated.id],
        let constraint = scene.object(stated.id) as? NSLayoutConstraint
      else { continue }
      if stated.constant != before.constant { constraint.constant = stated.constant }
      if stated.priority != before.priority {
        constraint.priority = UILayoutPriority(stated.priority)
      }
    }
    let items = variedItems()
    for (id, item) in items {
      guard let before = self.items[id], let view = scene.object(id) as? UIView
      else { continue }
      view.vary(from: before, to: item)
    }
    self.items = items
  }

  /// The items of the views whose attributes depend on traits.
  private func variedItems() -> [String: Item] {
    let ids = element.variedViews
    guard !ids.isEmpty, let lowered = lowered() else { return [:] }
    var items: [String: Item] = [:]
    for id in ids {
      if let item = lowered.tree.items[id] { items[id] = lowered.tree.forest[item] }
    }
    return items
  }
}

extension [Installation.Held] {
  fileprivate var ids: [String] { map(\.constraint.id) }
}

extension IBElement {
  /// The identifiers of the objects whose attributes, fonts or similar values depend on traits.
  fileprivate var variedViews: [String] {
    var ids: [String] = []
    for child in children where !Self.patterns.contains(child.name) && child.name != "constraints" {
      if child.name == "variation" {
        let isMask = child.attributes.count <= 1 && child.children.allSatisfy { $0.name == "mask" }
        if !isMask, let id { ids.append(id) }
      } else {
        ids += child.variedViews
      }
    }
    return ids
  }
}

extension VariationTraits {
  /// The traits by which files vary.
  init(_ traits: TraitValues) {
    self.init(
      horizontal: Self.sizeClass(traits.horizontalSizeClass),
      vertical: Self.sizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad
        ? .pad : traits.userInterfaceIdiom == .mac ? .mac : .phone,
      isDark: traits.userInterfaceStyle == .dark)
  }

  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> SizeClass {
    switch sizeClass {
    case .compact: .compact
    case .regular: .regular
    default: .unspecified
    }
  }
}
