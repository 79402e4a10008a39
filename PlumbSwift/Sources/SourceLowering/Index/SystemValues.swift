// SPDX-License-Identifier: MIT

/// The structures and enumerations of UIKit.
enum SystemValues {
  static let table = String(decoding: PackageResources.SystemValues_txt, as: UTF8.self)

  /// Whether UIKit declares a structure or an enumeration of the name, outside other types.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether Core Graphics declares the name on Apple platforms, and Foundation on Linux.
  static func isOfCoreGraphics(_ name: String) -> Bool {
    ["CGFloat", "CGPoint", "CGRect", "CGSize"].contains(name)
  }

  private static let names = Set(
    table.split(whereSeparator: \.isWhitespace).map(String.init))
}
