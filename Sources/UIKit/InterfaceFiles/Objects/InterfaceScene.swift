// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

/// The objects made from one scene of a storyboard, or from one use of a nib.
///
/// A controller's view may be loaded long after the controller, so the scene exists until then. It
/// retains only the objects that have no other owner.
@MainActor
final class InterfaceScene {
  let file: InterfaceFile
  /// The controller of the scene, or the nib's owner if that is a controller.
  weak var controller: UIViewController?
  /// The scene with the list of a prototype.
  private let surroundings: InterfaceScene?
  /// Top-level objects of the file without another owner.
  var kept: [AnyObject] = []
  private var objects: [String: Entry] = [:]
  /// The objects that are made and not connected yet, in the order of their completion.
  private var made: [(object: AnyObject, element: IBElement)] = []
  private var elements: [ItemID: IBElement] = [:]

  private struct Entry { weak var object: AnyObject? }

  init(file: InterfaceFile, around surroundings: InterfaceScene? = nil) {
    self.file = file
    self.surroundings = surroundings
  }

  /// The controller of this scene or of the surrounding one.
  var controllerOfScene: UIViewController? { controller ?? surroundings?.controllerOfScene }

  /// The object with an identifier in the file. Nil if it was not made.
  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return objects[id]?.object ?? surroundings?.object(id)
  }

  /// Assigns an object to an identifier of the file.
  func bind(_ object: AnyObject, to id: String?) {
    if let id { objects[id] = Entry(object: object) }
  }

  /// Records an object made from an element, to connect it later.
  func note(_ object: AnyObject, _ element: IBElement) {
    bind(object, to: element.id)
    made.append((object, element))
  }

  /// Records a scene's controller or a nib's owner. It already exists and is connected together
  /// with the views.
  func note(owner: AnyObject, _ element: IBElement) {
    bind(owner, to: element.id)
    connecting = (owner, element)
  }

  private var connecting: (owner: AnyObject, element: IBElement)?

  // MARK: Views

  /// Makes a top-level view, or a prototype of `list`, with its descendants.
  func makeViews(of view: IBElement, in list: IBElement? = nil) -> UIView? {
    let made = makeViews(of: file.tree(of: view, in: list).tree)
    if let made { noteVariations(of: view, made) { [file] in file.tree(of: view, in: list) } }
    return made
  }

  /// Makes a view inside a tree without following its variations. The tree's root follows them.
  func makeBareViews(of view: IBElement) -> UIView? {
    makeViews(of: file.tree(of: view, in: nil).tree)
  }

  /// Makes `view` follow its traits, if the file's `element` differs for other traits.
  func noteVariations(
    of element: IBElement, _ view: UIView, lowered: @escaping () -> LoweredView?
  ) {
    guard file.hasVariations(element) else { return }
    view.state.variations = InterfaceVariations(of: element, in: self, lowered: lowered)
  }

  /// Makes the views of a tree, leaves first, and its constraints. Connects nothing yet.
  func makeViews(of tree: borrowing LoweredTree) -> UIView? {
    file.report(tree.notes)
    let store = LayoutStore.current
    let copy = store.copy(tree.root, of: tree.forest)
    guard let root = copy.items[tree.root] else { return nil }
    // Restored at the end, because bars make their own views while the views around them are made.
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

  /// Makes the view of an item, with its descendants.
  func makeView(_ item: ItemID) -> UIView? {
    guard let element = elements[item] else { return nil }
    let type = file.viewClass(of: element)
    guard let view = type.init(coder: InterfaceCoder(self, element, item: item)) else { return nil }
    view.state.file = nil
    note(view, element)
    return view
  }

  // MARK: Connecting

  /// Sets runtime attributes, makes the connections, and then calls `awakeFromNib()`, leaves first.
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
    for (object, _) in finished { Self.callAwakeFromNib(object) }
  }

  private static func callAwakeFromNib(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    default: break
    }
  }
}
