// SPDX-License-Identifier: MIT

import Foundation

/// The part of SwiftPM's `dump-package` output that shows which dependencies a build needs.
struct ManifestUse: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    /// The address of a binary target that is downloaded.
    var url: String?
    var dependencies: [Use]?
    var pluginUsages: [Use]?
  }

  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  /// The name of a target, product or plug-in, and the package that has it.
  struct Use: Decodable {
    var name: String
    var package: String?
    /// Whether the manifest says that it is a target of the package itself.
    var isTarget: Bool

    private enum Kind: String, CodingKey {
      case byName, target, product, plugin
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Kind.self)
      let kind = container.allKeys.first
      var parts = try kind.map { try container.nestedUnkeyedContainer(forKey: $0) }
      name = try parts?.decodeIfPresent(String.self) ?? ""
      isTarget = kind == .target
      let hasPackage = kind == .product || kind == .plugin
      package = hasPackage ? try parts?.decodeIfPresent(String.self) : nil
    }
  }

  struct Dependency: Decodable {
    private struct Control: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable { var urlString: String }
        var remote: [Remote]?
      }
      var identity: String
      var location: Location
    }

    /// Nil for a package in a folder or in a registry, which is never left out.
    var identity: String?
    var address: String?

    private enum CodingKeys: CodingKey { case sourceControl }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let control = try? container.decode([Control].self, forKey: .sourceControl).first
      address = control?.location.remote?.first?.urlString
      identity = address == nil ? nil : control?.identity
    }
  }

  struct ToolsVersion: Decodable {
    var _version: String
  }

  var targets: [Target]
  var products: [Product]?
  var dependencies: [Dependency]?
  var toolsVersion: ToolsVersion
}
