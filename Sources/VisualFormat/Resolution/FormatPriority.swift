// SPDX-License-Identifier: MIT

/// The priorities that have names, and which numbers are priorities.
enum FormatPriority: Double {
  case required = 1000
  case high = 750
  case low = 250

  /// Reads the name of a priority.
  init?(word: String) {
    switch word {
    case "required": self = .required
    case "high": self = .high
    case "low": self = .low
    default: return nil
    }
  }

  /// Whether a number is a priority: above 0 and at most required.
  static func isValid(_ number: Double) -> Bool { number > 0 && number <= required.rawValue }
}
