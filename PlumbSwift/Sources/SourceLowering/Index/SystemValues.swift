// SPDX-License-Identifier: MIT

/// The structures and enumerations of UIKit.
enum SystemValues {
  static let table = String(decoding: PackageResources.SystemValues_txt, as: UTF8.self)

  /// Whether UIKit declares a structure or an enumeration with the name at the top level.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether the name is that of a type which Core Graphics declares on Apple platforms, and
  /// Foundation on Linux.
  static func isOfCoreGraphics(_ name: String) -> Bool {
    ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name)
  }

  private static let names = Set(
    table.split(whereSeparator: \.isWhitespace).map(String.init))
}
