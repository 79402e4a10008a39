// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension InterfaceScene {
  /// Makes the file's connections of an object.
  func connect(_ object: AnyObject, _ element: IBElement) {
    let connections = element.list("connections")
    guard !connections.isEmpty else { return }
    var slots: [String: any OutletSlot]?
    var collections: [(name: String, objects: [AnyObject], element: IBElement)] = []
    for connection in connections {
      switch connection.name {
      case "outlet":
        guard let name = connection["property"],
          let target = self.object(connection["destination"])
        else { continue }
        if slots == nil { slots = outletSlots(of: object) }
        setOutlet(name, of: object, to: target, slots ?? [:], isStandIn(element), at: connection)
      case "outletCollection":
        guard let name = connection["property"],
          let target = self.object(connection["destination"])
        else { continue }
        if let index = collections.firstIndex(where: { $0.name == name }) {
          collections[index].objects.append(target)
        } else {
          collections.append((name, [target], connection))
        }
      case "action": connectAction(of: object, connection)
      case "segue": connectSegue(of: object, connection)
      default: break
      }
    }
    for collection in collections {
      if slots == nil { slots = outletSlots(of: object) }
      setOutlet(
        collection.name, of: object, to: collection.objects, slots ?? [:], isStandIn(element),
        at: collection.element)
    }
  }

  /// Whether the object replaces one of an unknown class, so that it lacks the outlets of that
  /// class.
  private func isStandIn(_ element: IBElement) -> Bool { file.lacksClass(of: element) }

  /// The object's outlet properties by name. A subclass's property hides one of the same name.
  private func outletSlots(of object: AnyObject) -> [String: any OutletSlot] {
    var slots: [String: any OutletSlot] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, label.hasPrefix("_"),
          let slot = child.value as? any OutletSlot
        else { continue }
        let name = String(label.dropFirst())
        if slots[name] == nil { slots[name] = slot }
      }
      mirror = current.superclassMirror
    }
    return slots
  }

  private func setOutlet(
    _ name: String, of object: AnyObject, to value: Any, _ slots: [String: any OutletSlot],
    _ isStandIn: Bool, at element: IBElement
  ) {
    if let slot = slots[name] {
      if !slot.connect(value) { reportMismatch(name, of: object, value, at: element) }
      return
    }
    if let setter = (object as? any InterfaceConnecting)?.interfaceOutlets[name] {
      if !setter.take(value) { reportMismatch(name, of: object, value, at: element) }
      return
    }
    if let set = (object as? any NamedMembers)?._namedMember(name)?.set {
      if !set(value) { reportMismatch(name, of: object, value, at: element) }
      return
    }
    let ofFramework = object as? any FrameworkMembers
    if let set = ofFramework?._frameworkMember(name)?.set, set(value) { return }
    if SystemOutlets.set(name, of: object, to: value, file, at: element) || isStandIn { return }
    guard InterfaceClasses.isClient(object), ofFramework == nil else {
      file.report(
        "The outlet '\(name)' of \(Swift.type(of: object)) is not known; it is left out.",
        at: element)
      return
    }
    LayoutException.raise(
      "NSUnknownKeyException",
      "[<\(ObjectDescription.className(of: object)) \(ObjectDescription.address(of: object))> setValue:forUndefinedKey:]: this class is not "
        + "key value coding-compliant for the key \(name).")
  }

  private func reportMismatch(
    _ name: String, of object: AnyObject, _ value: Any, at element: IBElement
  ) {
    file.report(
      "The outlet '\(name)' of \(Swift.type(of: object)) does not accept an object of "
        + "the class \(Swift.type(of: value)); it keeps its value.", at: element)
  }
}
