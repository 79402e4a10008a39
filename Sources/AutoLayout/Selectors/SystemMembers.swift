// SPDX-License-Identifier: MIT

import Foundation

/// The methods and properties of UIKit's own classes that code calls by name.
@MainActor
enum SystemMembers {
  static func member(_ name: String, of object: AnyObject) -> NamedMember? {
    if let found = (object as? any FrameworkMembers)?._frameworkMember(name) { return found }
    return switch object {
    case let view as UIView: self.view(name, view) ?? responder(name, view)
    case let controller as UIViewController:
      self.controller(name, controller) ?? responder(name, controller)
    case let responder as UIResponder: self.responder(name, responder)
    case let layer as CALayer: KeyPathOperators.member(name, of: layer)
    default: otherProperty(name, of: object)
    }
  }

  private static func responder(_ name: String, _ responder: UIResponder) -> NamedMember? {
    switch name {
    case "becomeFirstResponder": .method { _ in responder.becomeFirstResponder() }
    case "resignFirstResponder": .method { _ in responder.resignFirstResponder() }
    default: responder is any TypedText ? editing(name, responder) : nil
    }
  }

  private static func editing(_ name: String, _ responder: UIResponder) -> NamedMember? {
    switch name {
    case "cut:": .method { responder.cut($0[0]) }
    case "copy:": .method { responder.copy($0[0]) }
    case "paste:": .method { responder.paste($0[0]) }
    case "delete:": .method { responder.delete($0[0]) }
    case "selectAll:": .method { responder.selectAll($0[0]) }
    default: nil
    }
  }

  private static func view(_ name: String, _ view: UIView) -> NamedMember? {
    switch name {
    case "recursiveDescription": .method { _ in view.recursiveDescription() }
    case "setNeedsLayout": .method { _ in view.setNeedsLayout() }
    case "layoutIfNeeded": .method { _ in view.layoutIfNeeded() }
    case "setNeedsDisplay": .method { _ in view.setNeedsDisplay() }
    case "setNeedsUpdateConstraints": .method { _ in view.setNeedsUpdateConstraints() }
    case "removeFromSuperview": .method { _ in view.removeFromSuperview() }
    case "endEditing:", "endEditing": .method { view.endEditing($0[0]) }
    case "tag": .property({ view.tag }, { view.tag = $0 })
    case "alpha": .property({ view.alpha }, { view.alpha = $0 })
    case "hidden", "isHidden": .property({ view.isHidden }, { view.isHidden = $0 })
    case "frame": .property({ view.frame }, { view.frame = $0 })
    case "bounds": .property({ view.bounds }, { view.bounds = $0 })
    case "center": .property({ view.center }, { view.center = $0 })
    case "clipsToBounds": .property({ view.clipsToBounds }, { view.clipsToBounds = $0 })
    case "backgroundColor": .property({ view.backgroundColor }, { view.backgroundColor = $0 })
    case "tintColor": .property({ view.tintColor }, { view.tintColor = $0 })
    default: content(name, view)
    }
  }

  private static func content(_ name: String, _ view: UIView) -> NamedMember? {
    switch (name, view) {
    case ("text", let label as UILabel): .property({ label.text }, { label.text = $0 })
    case ("text", let field as UITextField): .property({ field.text }, { field.text = $0 })
    case ("placeholder", let field as UITextField):
      .property({ field.placeholder }, { field.placeholder = $0 })
    case ("enabled", let control as UIControl), ("isEnabled", let control as UIControl):
      .property({ control.isEnabled }, { control.isEnabled = $0 })
    case ("selected", let control as UIControl), ("isSelected", let control as UIControl):
      .property({ control.isSelected }, { control.isSelected = $0 })
    case ("image", let view as UIImageView): .property({ view.image }, { view.image = $0 })
    case ("reloadData", let table as UITableView): .method { _ in table.reloadData() }
    case ("reloadData", let view as UICollectionView): .method { _ in view.reloadData() }
    default: viewProperty(name, view)
    }
  }

  private static func controller(_ name: String, _ controller: UIViewController) -> NamedMember? {
    switch name {
    case "title": .property({ controller.title }, { controller.title = $0 })
    case "view": .property({ controller.view }, { controller.view = $0 })
    case "dismissViewControllerAnimated:completion:", "dismissWithAnimated:completion:", "dismiss":
      // Who sends it stands in the place of the flag.
      .method { _ in controller.dismiss(animated: true) }
    case "popViewControllerAnimated:", "popViewControllerWithAnimated:", "popViewController":
      .method { _ in
        let navigation = controller as? UINavigationController ?? controller.navigationController
        return navigation?.popViewController(animated: true)
      }
    case "popToRootViewControllerAnimated:", "popToRootViewControllerWithAnimated:",
      "popToRootViewController":
      .method { _ in
        let navigation = controller as? UINavigationController ?? controller.navigationController
        return navigation?.popToRootViewController(animated: true)
      }
    default: controllerProperty(name, controller)
    }
  }
}
