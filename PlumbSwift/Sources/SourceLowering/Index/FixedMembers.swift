// SPDX-License-Identifier: MIT

/// Members of UIKit's classes that no class below can override here, as extensions declare them: Objective-C knows no
/// difference.
enum FixedMembers {
  /// The class that declares the member, that named or one above it.
  static func owner(of fullName: String, from name: String) -> String? {
    SystemClasses.lineage(of: name).first { members[$0]?.contains(fullName) == true }
  }

  private static let members = Dictionary(
    grouping: table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) },
    by: \.[0]
  ).mapValues { lines in Set(lines.flatMap { $0.dropFirst() }) }
}
