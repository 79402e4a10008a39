// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A value of an `Info.plist`.
enum InformationValue: Codable {
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case date(Date)
  case data(Data)
  case array([InformationValue])
  case dictionary([String: InformationValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let date = try? value.decode(Date.self) {
      self = .date(date)
    } else if let data = try? value.decode(Data.self) {
      self = .data(data)
    } else if let items = try? value.decode([InformationValue].self) {
      self = .array(items)
    } else {
      self = .dictionary(try value.decode([String: InformationValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let flag): try container.encode(flag)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .date(let date): try container.encode(date)
    case .data(let data): try container.encode(data)
    case .array(let items): try container.encode(items)
    case .dictionary(let entries): try container.encode(entries)
    }
  }

  /// The value with the build settings in place of their names, also in keys.
  func expanded(by variables: XcodeVariables) -> InformationValue {
    switch self {
    case .text(let text): .text(variables.expanded(text))
    case .array(let items): .array(items.map { $0.expanded(by: variables) })
    case .dictionary(let entries):
      .dictionary(
        Dictionary(
          entries.map { (variables.expanded($0), $1.expanded(by: variables)) },
          uniquingKeysWith: { first, _ in first }))
    case .flag, .integer, .number, .date, .data: self
    }
  }
}
