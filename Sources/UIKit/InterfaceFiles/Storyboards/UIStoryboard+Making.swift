// SPDX-License-Identifier: MIT

package import Foundation
import InterfaceBuilder

extension UIStoryboard {
  /// The tint colour of the document, for windows made for it. Nil for the system's.
  package var globalTint: UIColor? {
    file.flatMap { $0.values.color("tintColor", of: $0.document.root) }.map { UIColor($0) }
  }

  /// Makes the controller with an identifier in the file, and the controllers that it contains.
  package func makeController(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    var path: [String] = []
    return makeController(id, creator: creator, path: &path)
  }

  /// - Parameter path: the identifiers of the controllers that are being made, the outermost first.
  private func makeController(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil, path: inout [String]
  ) -> UIViewController? {
    guard let file, let element = file.document.scene(id)?.controller ?? topController(id) else {
      return nil
    }
    guard !path.contains(id) else {
      file.report("The controller '\(id)' contains itself; it is left out.", at: element)
      return nil
    }
    if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
    path.append(id)
    defer { path.removeLast() }

    let scene = InterfaceScene(file: file)
    let coder = InterfaceCoder(scene, element.resolved(for: file.values.traits).root)
    coder.origin = ControllerOrigin(storyboard: self, scene: scene, element: element)
    let type = file.controllerClass(of: element)
    guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
    if controller.state.origin == nil { controller.decodeController(coder) }
    scene.controller = controller
    scene.bind(controller, to: id)
    let children = coder.element.list("connections").filter { $0["kind"] == "relationship" }
    var contained: [(role: String, controller: UIViewController)] = []
    for segue in children {
      guard let destination = segue["destination"],
        let child = makeController(destination, path: &path)
      else { continue }
      contained.append((segue["relationship"] ?? "", child))
    }
    controller.contain(contained)
    if element.rootView == nil { controller.connectScene() }
    scene.finish()
    controller.awakeFromNib()
    return controller
  }

  /// A controller that is not the first object of its scene.
  private func topController(_ id: String) -> IBElement? {
    file?.document.scenes.first { $0.controllerID == id }?.controller
  }

  /// Makes the controller of another storyboard for a storyboard reference.
  private func makeReferenced(_ reference: IBElement) -> UIViewController? {
    guard let name = reference["storyboardName"] else { return nil }
    let other = storyboard(named: name, bundleID: reference["bundleIdentifier"])
    guard let identifier = reference["referencedIdentifier"] else {
      return other.instantiateInitialViewController()
    }
    return other.file == nil ? nil : other.instantiateViewController(withIdentifier: identifier)
  }
}

extension UIViewController {
  /// Adds the child controllers of the storyboard to this container.
  fileprivate func contain(_ children: [(role: String, controller: UIViewController)]) {
    guard !children.isEmpty else { return }
    switch self {
    case let navigation as UINavigationController:
      navigation.setViewControllers(children.map(\.controller), animated: false)
    case let tabs as UITabBarController:
      tabs.setViewControllers(children.map(\.controller), animated: false)
    case let split as UISplitViewController:
      let columns: [String: UISplitViewController.Column] = [
        "masterViewController": .primary, "detailViewController": .secondary,
        "supplementaryViewController": .supplementary, "compactViewController": .compact,
      ]
      for child in children {
        if let column = columns[child.role] {
          split.setViewController(child.controller, for: column)
        }
      }
    default: break
    }
  }

  /// The identifier in the file. Nil for a controller made in code.
  package var interfaceID: String? { state.origin?.element.id }
}
