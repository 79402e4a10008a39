// SPDX-License-Identifier: MIT

/// The classes of UIKit and other frameworks that apps subclass or extend.
enum SystemClasses {
  /// A line names a class and its direct subclasses. A line that starts with `@MainActor` lists
  /// classes that are isolated to the main actor with all their subclasses.
  static let table = String(decoding: PackageResources.SystemClasses_txt, as: UTF8.self)

  /// The class and its known superclasses, nearest first.
  static func inheritanceChain(of name: String) -> [String] {
    var line = [name]
    while let next = superclasses[line[line.count - 1]] { line.append(next) }
    // The table has no lines for Foundation's classes.
    if FoundationClasses.contains(name), line.count == 1 { line.append("NSObject") }
    return line
  }

  static func isKnown(_ name: String) -> Bool {
    superclasses[name] != nil || name == "NSObject" || FoundationClasses.contains(name)
  }

  /// Whether the class or a superclass is isolated to the main actor.
  static func isMainActor(_ name: String) -> Bool {
    !isolated.isDisjoint(with: inheritanceChain(of: name))
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
