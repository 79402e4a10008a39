// SPDX-License-Identifier: MIT

/// The classes of UIKit's and of the frameworks beside it that others are derived from or extend.
enum SystemClasses {
  /// The class and those above it, up to NSObject as far as they are known.
  static func lineage(of name: String) -> [String] {
    var line = [name]
    while let next = superclasses[line[line.count - 1]] { line.append(next) }
    // Foundation's classes have no lines of their own.
    if FoundationClasses.contains(name), line.count == 1 { line.append("NSObject") }
    return line
  }

  static func isKnown(_ name: String) -> Bool {
    superclasses[name] != nil || name == "NSObject" || FoundationClasses.contains(name)
  }

  /// Whether the members of the class are the main actor's.
  static func isMainActor(_ name: String) -> Bool {
    !isolated.isDisjoint(with: lineage(of: name))
  }

  private static let lines = table.split(separator: "\n").map {
    $0.split(separator: " ").map(String.init)
  }

  private static let superclasses = Dictionary(
    lines.filter { $0[0] != "@MainActor" }
      .flatMap { line in line.dropFirst().map { ($0, line[0]) } }
  ) { first, _ in first }

  private static let isolated = Set(lines.filter { $0[0] == "@MainActor" }.joined())
}
