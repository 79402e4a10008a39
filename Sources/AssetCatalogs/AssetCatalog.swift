// SPDX-License-Identifier: MIT

package import Foundation
package import LayoutCore

/// The colours of asset catalogs: folders that end in `.xcassets`, as they are in a project.
///
/// A compiled catalog (`Assets.car`) is not read.
package struct AssetCatalog: Hashable, Sendable {
  /// The colours by name, with the names of the groups that provide a namespace before a slash.
  package var colors: [String: Color] = [:]

  package init() {}

  /// Reads a catalog. What it cannot read is left out, as is a catalog that does not exist.
  package init(catalog: URL) {
    read(catalog, namespace: "")
  }

  /// Reads the catalogs that stand in `folder` itself.
  package init(folder: URL) {
    for url in Self.contents(of: folder) where url.pathExtension == "xcassets" {
      merge(AssetCatalog(catalog: url))
    }
  }

  /// Reads the catalogs beside a file and in the four folders above; the nearest has the last word.
  package init(around file: URL) {
    var folder = file.deletingLastPathComponent().standardizedFileURL
    for _ in 0...4 {
      merge(AssetCatalog(folder: folder))
      guard folder.path != "/" else { return }
      folder.deleteLastPathComponent()
    }
  }

  /// Adds the colours of `other` whose names are not taken.
  package mutating func merge(_ other: AssetCatalog) {
    colors.merge(other.colors) { own, _ in own }
  }

  private mutating func read(_ folder: URL, namespace: String) {
    for url in Self.contents(of: folder) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset":
        if let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")),
          let set = try? JSONDecoder().decode(ColorSet.self, from: data), let color = set.color
        {
          colors[namespace + name] = color
        }
      case "":
        read(url, namespace: Self.isNamespace(url) ? "\(namespace)\(name)/" : namespace)
      default: break
      }
    }
  }

  /// What is in a folder, by name; nothing where it is no folder.
  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  private static func isNamespace(_ group: URL) -> Bool {
    struct Contents: Decodable {
      var properties: [String: Bool]?
    }
    let file = group.appendingPathComponent("Contents.json")
    let contents = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    return contents?.properties?["provides-namespace"] ?? false
  }
}
