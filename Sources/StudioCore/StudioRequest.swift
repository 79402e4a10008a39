// SPDX-License-Identifier: MIT

import Diagnostics

/// A request with checked access to its values.
struct StudioRequest {
  let json: JSONValue

  init(_ json: JSONValue) { self.json = json }

  init(parsing bytes: [UInt8]) throws(StudioError) {
    do throws(JSONFault) {
      json = try JSONValue(parsing: bytes)
    } catch {
      throw StudioError("the request is not JSON at byte \(error.offset)")
    }
  }

  var name: String {
    get throws(StudioError) { try text("do") }
  }

  func text(_ key: String) throws(StudioError) -> String {
    guard let text = json[key]?.text else { throw StudioError("'\(key)' must be a string") }
    return text
  }

  func number(_ key: String, in range: ClosedRange<Double>) throws(StudioError) -> Double {
    guard let number = try optionalNumber(key, in: range) else {
      throw StudioError("'\(key)' must be a number")
    }
    return number
  }

  func optionalNumber(
    _ key: String, in range: ClosedRange<Double>
  ) throws(StudioError) -> Double? {
    guard let value = json[key] else { return nil }
    guard let number = value.number, range.contains(number) else {
      throw StudioError(
        "'\(key)' must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func flag(_ key: String) throws(StudioError) -> Bool {
    guard let value = json[key] else { return false }
    guard let flag = value.flag else { throw StudioError("'\(key)' must be true or false") }
    return flag
  }

  /// The object at a key; an empty one if the key is missing.
  func object(_ key: String) throws(StudioError) -> StudioRequest {
    guard let value = json[key] else { return StudioRequest(.object([])) }
    guard case .object = value else { throw StudioError("'\(key)' must be an object") }
    return StudioRequest(value)
  }
}
