// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder

extension InterfaceScene {
  /// Sets the user-defined runtime attributes of an object.
  func setRuntimeAttributes(of object: AnyObject, _ element: IBElement) {
    let attributes = IBRuntimeAttribute.attributes(of: element)
    guard !attributes.isEmpty else { return }
    let setters = (object as? any InterfaceConnecting)?.interfaceAttributes ?? [:]
    for attribute in attributes {
      guard let value = value(of: attribute) else { continue }
      if let set = (object as? any NamedMembers)?._namedMember(attribute.keyPath)?.set {
        if !set(value) {
          file.report(
            "The attribute '\(attribute.keyPath)' of \(type(of: object)) does not accept "
              + "'\(value)'.", at: element)
        }
      } else if let setter = setters[attribute.keyPath] {
        if !setter.take(value) {
          file.report(
            "The attribute '\(attribute.keyPath)' of \(type(of: object)) does not accept "
              + "'\(value)'.", at: element)
        }
      } else if !set(attribute.keyPath, of: object, to: value), !file.lacksClass(of: element) {
        file.report(
          "\(type(of: object)) has no attribute '\(attribute.keyPath)' to set at run time; name it "
            + "in interfaceAttributes.", at: element)
      }
    }
  }

  private func value(of attribute: IBRuntimeAttribute) -> Any? {
    switch attribute.value {
    case .string(let text): text
    case .number(let number): number
    case .bool(let flag): flag
    case .color(let color): file.values.color(color).map { UIColor($0) }
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(rect)
    case .none: nil
    }
  }

  /// Sets a property of UIKit. Returns false if there is no such property.
  private func set(_ path: String, of object: AnyObject, to value: Any) -> Bool {
    guard let view = object as? UIView else { return false }
    let number = value as? Double
    switch path {
    // The lowered tree already has these attributes.
    case "layer.cornerRadius", "layer.borderWidth", "layer.borderColor", "layer.borderUIColor",
      "layer.masksToBounds", "clipsToBounds":
      break
    case "layer.shadowOpacity": number.map { view.layer.shadowOpacity = Float($0) }
    case "layer.shadowRadius": number.map { view.layer.shadowRadius = CGFloat($0) }
    case "layer.shadowOffset": (value as? CGSize).map { view.layer.shadowOffset = $0 }
    case "layer.shadowColor", "layer.shadowUIColor":
      (value as? UIColor).map { view.layer.shadowColor = $0.cgColor }
    case "layer.opacity", "alpha": number.map { view.alpha = CGFloat($0) }
    case "tag": number.map { view.tag = Int($0) }
    case "hidden", "isHidden": (value as? Bool).map { view.isHidden = $0 }
    case "accessibilityIdentifier": (value as? String).map { view.accessibilityIdentifier = $0 }
    case "accessibilityLabel": (value as? String).map { view.accessibilityLabel = $0 }
    default: return false
    }
    return true
  }
}
