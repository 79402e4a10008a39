// SPDX-License-Identifier: MIT

extension JSONValue {
  /// The value of a key of an object. Nil for other values, and for null.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self,
      let member = members.first(where: { $0.key == key }), member.value != .null
    else { return nil }
    return member.value
  }

  package var text: String? { if case .string(let text) = self { text } else { nil } }

  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
