// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics

extension JSONValue {
  /// The value of a key of an object. Nil for other values, and for null.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self,
      let member = members.first(where: { $0.key == key }), member.value != .null
    else { return nil }
    return member.value
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  static func rect(_ rect: Rect) -> JSONValue {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }

  static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
