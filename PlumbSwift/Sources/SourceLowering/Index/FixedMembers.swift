// SPDX-License-Identifier: MIT

/// Members of UIKit classes that Plumb declares in extensions. Swift cannot override them. In
/// Objective-C a subclass can.
enum FixedMembers {
  /// Each line names a class and its members that subclasses cannot override.
  static let table = String(decoding: PackageResources.FixedMembers_txt, as: UTF8.self)

  /// The nearest class in the inheritance chain that declares the member.
  static func owner(of fullName: String, from name: String) -> String? {
    SystemClasses.inheritanceChain(of: name).first { members[$0]?.contains(fullName) == true }
  }

  private static let members = Dictionary(
    grouping: table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) },
    by: \.[0]
  ).mapValues { lines in Set(lines.flatMap { $0.dropFirst() }) }
}
