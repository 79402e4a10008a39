// SPDX-License-Identifier: MIT

public import AutoLayout

/// A user-defined runtime attribute, such as `layer.cornerRadius`. The nib sets it by key path.
public struct IBRuntimeAttribute: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case color(IBColor)
    case size(Size)
    case rect(Rect)
    case none
  }

  public var keyPath: String
  public var value: Value

  /// The runtime attributes of an object in file order.
  package static func attributes(of element: IBElement) -> [IBRuntimeAttribute] {
    element.list("userDefinedRuntimeAttributes").compactMap { attribute in
      attribute["keyPath"].map { IBRuntimeAttribute(keyPath: $0, value: Value(attribute)) }
    }
  }
}

extension IBRuntimeAttribute.Value {
  fileprivate init(_ attribute: IBElement) {
    let value = attribute.child(key: "value")
    switch (attribute["type"], value?.name) {
    case ("boolean", _):
      self = .bool(attribute.flag("value") ?? false)
    case (_, "integer"?), (_, "real"?):
      self = value?.number("value").map(Self.number) ?? .none
    case (_, "color"?):
      self = value.flatMap(IBColor.init).map(Self.color) ?? .none
    case (_, "size"?):
      self = attribute.size(key: "value").map(Self.size) ?? .none
    case (_, "rect"?):
      self = .rect(
        Rect(
          x: value?.coordinate("x") ?? 0, y: value?.coordinate("y") ?? 0,
          width: value?.size("width") ?? 0, height: value?.size("height") ?? 0))
    case (_, "string"?):
      self = .string(value?.text ?? "")
    case (_, nil):
      self = attribute["value"].map(Self.string) ?? .none
    default:
      self = .none
    }
  }
}
