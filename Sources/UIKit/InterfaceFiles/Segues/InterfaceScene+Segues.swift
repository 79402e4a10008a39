// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension InterfaceScene {
  /// Connects a segue to its trigger. An embed segue is performed when the view is loaded.
  func connectSegue(of object: AnyObject, _ segue: IBElement) {
    switch (segue["kind"], object) {
    case ("relationship"?, _): break
    case ("embed"?, let container as UIView):
      controllerOfScene?.state.origin?.embeds.append((container, segue))
    case (_, is UIViewController): break
    case (_, let cell as UIView) where cell is UITableViewCell || cell is UICollectionViewCell:
      cell.state.segues.append(CellSegue(scene: self, element: segue))
    default:
      trigger(
        { [weak self] sender in self?.perform(segue, from: sender) }, of: object,
        event: segue["eventType"], at: segue)
    }
  }

  /// Performs a segue triggered by a control or cell, unless the controller refuses it.
  func perform(_ segue: IBElement, from sender: AnyObject) {
    guard let controller = controllerOfScene,
      controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
    else { return }
    controller.perform(segue, sender: sender)
  }
}

extension UIViewController {
  /// Performs the scene's segue with the identifier.
  func performSegue(named identifier: String, sender: Any?) {
    var found: IBElement?
    state.origin?.element.forEach { element in
      guard element.name == "segue", found == nil, element["identifier"] == identifier else {
        return
      }
      found = element
    }
    guard let found else {
      LayoutException.raiseInvalidArgument(
        "Receiver (\(self)) has no segue with identifier '\(identifier)'")
      return
    }
    perform(found, sender: sender)
  }

  /// Makes the destination, prepares for the segue and performs it.
  func perform(_ segue: IBElement, sender: Any?) {
    guard let origin = state.origin else { return }
    if segue["kind"] == "unwind" { return unwind(segue, sender: sender) }
    guard let id = segue["destination"],
      let destination = origin.storyboard.makeController(
        id, creator: creator(of: segue, sender: sender))
    else { return }
    let transition = origin.scene.makeSegue(segue, from: self, to: destination)
    if transition.action == nil {
      setStyles(of: destination, segue, sender: sender)
      transition.action = { [weak self] in self?.go(to: destination, segue, sender: sender) }
    }
    prepare(for: transition, sender: sender)
    transition.perform()
  }

  private func creator(of segue: IBElement, sender: Any?) -> ((NSCoder) -> UIViewController?)? {
    guard let selector = segue["destinationCreationSelector"] else { return nil }
    if let make = interfaceSegueActions[selector] { return { coder in make(coder, sender) } }
    guard let call = Receiver(self).member(selector)?.call else { return nil }
    let identifier = segue["identifier"]
    return { coder in
      call(SelectorArguments([coder, sender, identifier])).value as? UIViewController
    }
  }

  /// Shows the destination as the kind of the segue requires.
  private func go(to destination: UIViewController, _ segue: IBElement, sender: Any?) {
    let isAnimated = segue.flag("animates") ?? true
    switch segue["kind"] {
    case "push":
      navigationController?.pushViewController(destination, animated: isAnimated)
    case "show" where !(destination is UINavigationController): show(destination, sender: sender)
    case "showDetail", "replace": showDetailViewController(destination, sender: sender)
    default: present(destination, animated: isAnimated)
    }
  }

  /// Sets the styles of the segue. ``prepare(for:sender:)`` can read and change them.
  private func setStyles(
    of destination: UIViewController, _ segue: IBElement, sender: Any?
  ) {
    switch segue["kind"] {
    case "popoverPresentation", "presentAsPopover", "popover":
      destination.modalPresentationStyle = .popover
      anchor(destination.popoverPresentationController, segue, sender: sender)
    default:
      if let style = UIModalPresentationStyle(fileName: segue["modalPresentationStyle"]) {
        destination.modalPresentationStyle = style
      }
      if let style = UIModalTransitionStyle(fileName: segue["modalTransitionStyle"]) {
        destination.modalTransitionStyle = style
      }
    }
  }

  private func anchor(
    _ popover: UIPopoverPresentationController?, _ segue: IBElement, sender: Any?
  ) {
    let anchor =
      state.origin?.scene.object(segue["popoverAnchorBarButtonItem"] ?? segue["popoverAnchorView"])
      ?? sender as AnyObject?
    if let item = anchor as? UIBarButtonItem {
      popover?.barButtonItem = item
    } else if let view = anchor as? UIView {
      popover?.sourceView = view
      popover?.sourceRect = view.bounds
    }
  }

  /// Adds the controllers of embed segues to their containers.
  func embedChildren() {
    guard let origin = state.origin else { return }
    let embeds = origin.embeds
    state.origin?.embeds = []
    for (container, segue) in embeds {
      guard let id = segue["destination"], !Self.isEmbedding(id, self),
        let child = origin.storyboard.makeController(id, creator: creator(of: segue, sender: nil))
      else { continue }
      let transition = origin.scene.makeSegue(segue, from: self, to: child)
      if transition.action == nil {
        transition.action = { [weak self] in self?.embed(child, in: container) }
      }
      prepare(for: transition, sender: container)
      transition.perform()
    }
  }

  /// Whether `controller` or an ancestor was made from this element. Embedding it would never end.
  private static func isEmbedding(_ id: String, _ controller: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let current = next {
      if current.state.origin?.element.id == id {
        current.state.origin?.scene.file.report(
          "The controller '\(id)' embeds itself; the inner one is left out.",
          at: current.state.origin?.element ?? IBElement(name: "viewController"))
        return true
      }
      next = current.parent
    }
    return false
  }

  private func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }
}

extension InterfaceScene {
  /// Makes the segue object with the class named in the file.
  func makeSegue(
    _ element: IBElement, from source: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    let type = file.type(of: element, standard: UIStoryboardSegue.self)
    return UIStoryboardSegue.make(
      type, identifier: element["identifier"], source: source, destination: destination)
  }
}
