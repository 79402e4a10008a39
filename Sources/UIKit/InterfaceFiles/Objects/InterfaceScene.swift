// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

/// The objects that are made of one scene of a storyboard, or of one use of a nib.
///
/// A controller's view may be loaded long after the controller, so the scene outlives the making. It
/// keeps nothing alive but what nothing else does.
@MainActor
final class InterfaceScene {
  let file: InterfaceFile
  /// The controller of the scene, or the owner of the nib where it is one.
  weak var controller: UIViewController?
  /// The scene that a prototype's list is in.
  private let surroundings: InterfaceScene?
  /// Objects that stand at the top of the file and that nothing else keeps alive.
  var kept: [AnyObject] = []
  private var objects: [String: Entry] = [:]
  /// What is being made, in the order in which it was finished, until it is connected.
  private var made: [(object: AnyObject, element: IBElement)] = []
  private var elements: [ItemID: IBElement] = [:]

  private struct Entry { weak var object: AnyObject? }

  init(file: InterfaceFile, around surroundings: InterfaceScene? = nil) {
    self.file = file
    self.surroundings = surroundings
  }

  /// The controller of this scene or of the one around it.
  var controllerOfScene: UIViewController? { controller ?? surroundings?.controllerOfScene }

  /// The object with an id in the file; nil where none was made.
  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return objects[id]?.object ?? surroundings?.object(id)
  }

  /// Has an object stand for an id of the file.
  func bind(_ object: AnyObject, to id: String?) {
    if let id { objects[id] = Entry(object: object) }
  }

  /// Takes note of an object that was made of an element, to connect it.
  func note(_ object: AnyObject, _ element: IBElement) {
    bind(object, to: element.id)
    made.append((object, element))
  }

  /// Takes note of a scene's controller or a nib's owner, made before and connected with the views.
  func note(owner: AnyObject, _ element: IBElement) {
    bind(owner, to: element.id)
    connecting = (owner, element)
  }

  private var connecting: (owner: AnyObject, element: IBElement)?

  // MARK: Views

  /// Makes a view that stands on its own, or a prototype of `list`, and everything below it.
  func makeViews(of view: IBElement, in list: IBElement? = nil) -> UIView? {
    let made = makeViews(of: file.tree(of: view, in: list).tree)
    if let made { noteVariations(of: view, made) { [file] in file.tree(of: view, in: list) } }
    return made
  }

  /// Makes a view that is part of a tree whose variations somebody else follows.
  func makeBareViews(of view: IBElement) -> UIView? {
    makeViews(of: file.tree(of: view, in: nil).tree)
  }

  /// Has `view`, made of `element`, follow its traits where the file has it otherwise for others.
  func noteVariations(
    of element: IBElement, _ view: UIView, lowered: @escaping () -> LoweredView?
  ) {
    guard file.hasVariations(element) else { return }
    view.state.variations = InterfaceVariations(of: element, in: self, lowered: lowered)
  }

  /// Makes the views of a tree, leaves first, and its constraints; nothing is connected yet.
  func makeViews(of tree: borrowing LoweredTree) -> UIView? {
    file.report(tree.notes)
    let store = LayoutStore.current
    let copy = store.copy(tree.root, of: tree.forest)
    guard let root = copy.items[tree.root] else { return nil }
    // Bars have views of their own made while those around them are.
    let outer = elements
    defer { elements = outer }
    for (item, element) in tree.parts.elements {
      if let item = copy.items[item] { elements[item] = element }
    }
    guard let view = makeView(root) else {
      store.discard(copy)
      return nil
    }
    for (id, item) in tree.items where objects[id]?.object == nil {
      if let item = copy.items[item], let object = store.object(of: item) { bind(object, to: id) }
    }
    let constraints = store.makeConstraints(of: copy)
    for (id, constraint) in tree.parts.constraints {
      guard let object = copy.constraints[constraint].flatMap({ constraints[$0] }) else { continue }
      bind(object, to: id)
    }
    store.discard(copy)
    return view
  }

  /// Makes the view of an item and everything below it.
  func makeView(_ item: ItemID) -> UIView? {
    guard let element = elements[item] else { return nil }
    let type = file.viewClass(of: element)
    guard let view = type.init(coder: InterfaceCoder(self, element, item: item)) else { return nil }
    view.state.file = nil
    note(view, element)
    return view
  }

  // MARK: Connecting

  /// Sets what the file sets by name, connects all that was made, and then tells it, leaves first.
  func finish() {
    let finished = made
    made = []
    for (object, element) in finished { setRuntimeAttributes(of: object, element) }
    for (object, element) in finished { connect(object, element) }
    if let (owner, element) = connecting {
      connecting = nil
      setRuntimeAttributes(of: owner, element)
      connect(owner, element)
    }
    for (object, _) in finished { Self.awake(object) }
  }

  private static func awake(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    default: break
    }
  }
}
