// SPDX-License-Identifier: MIT

/// The named priorities, and the range of valid priorities.
enum FormatPriority: Double {
  case required = 1000
  case high = 750
  case low = 250

  /// Creates a priority from its name.
  init?(word: String) {
    switch word {
    case "required": self = .required
    case "high": self = .high
    case "low": self = .low
    default: return nil
    }
  }

  /// Whether a number is a valid priority: above 0 and at most required.
  static func isValid(_ number: Double) -> Bool { number > 0 && number <= required.rawValue }
}
