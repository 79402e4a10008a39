// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation

extension JSONValue {
  /// Reads a JSON text. Returns nil if it is not JSON.
  init?(reading bytes: some Collection<UInt8>) {
    guard let value = try? JSONDecoder().decode(DecodedValue.self, from: Data(bytes)) else {
      return nil
    }
    self = value.value
  }

  /// The value of a key of an object. Nil for other values, and for null.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self, let member = members.first(where: { $0.key == key }),
      member.value != .null
    else { return nil }
    return member.value
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }

  var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}

/// A JSON value as `JSONDecoder` finds it.
private struct DecodedValue: Decodable {
  var value: JSONValue

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      value = .object(
        try container.allKeys.map {
          .init($0.stringValue, try container.decode(DecodedValue.self, forKey: $0).value)
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(DecodedValue.self).value) }
      value = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let flag = try? container.decode(Bool.self) {
        value = .bool(flag)
      } else if let number = try? container.decode(Int.self) {
        value = .int(number)
      } else if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else {
        value = .string(try container.decode(String.self))
      }
    }
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
