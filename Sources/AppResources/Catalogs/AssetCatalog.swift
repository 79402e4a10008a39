// SPDX-License-Identifier: MIT

import EssentialFoundation
import UIKitComponents

/// The colors and images of asset catalogs in a project: folders that end in `.xcassets`.
///
/// Compiled catalogs (`Assets.car`) are not supported.
struct AssetCatalog: Hashable, Sendable {
  /// The colors by name. A name has the prefix `Group/` if its group provides a namespace.
  var colors: [String: Color] = [:]
  /// The folders of image and symbol sets by name. They are read when an image is requested.
  var imageSets: [String: URL] = [:]

  /// The language whose variants are used; nil for the variants without a language.
  private var language: AppLanguage?

  init() {}

  /// Reads a catalog. Omits everything that it cannot read. A missing catalog is empty.
  init(_ catalog: URL, language: AppLanguage? = nil) {
    self.language = language
    read(catalog, namespace: "", depth: 0)
  }

  /// Adds the contents of `other`. Existing names win.
  mutating func merge(_ other: AssetCatalog) {
    colors.merge(other.colors) { own, _ in own }
    imageSets.merge(other.imageSets) { own, _ in own }
    language = language ?? other.language
  }

  /// The maximum nesting depth of groups. Real catalogs are shallower.
  private static let greatestDepth = 32

  private mutating func read(_ folder: URL, namespace: String, depth: Int) {
    guard depth < Self.greatestDepth else { return }
    for url in Folder.contents(of: folder) {
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset":
        if let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json")),
          let set = try? JSONDecoder().decode(ColorSet.self, from: data),
          let color = set.color(in: language)
        {
          colors[namespace + name] = color
        }
      case "imageset", "symbolset": imageSets[namespace + name] = url
      case "":
        let inner = Self.isNamespace(url) ? "\(namespace)\(name)/" : namespace
        read(url, namespace: inner, depth: depth + 1)
      default: break
      }
    }
  }

  /// The image with this name; nil if there is no such image or it cannot be read.
  func image(named name: String) -> ImageAsset? {
    imageSets[name].flatMap { url in
      url.pathExtension == "symbolset"
        ? SymbolSet.asset(at: url) : ImageSet.asset(at: url, language)
    }
  }

  private static func isNamespace(_ group: URL) -> Bool {
    struct Contents: Decodable { var properties: [String: Bool]? }
    let file = group.appendingPathComponent("Contents.json")
    let contents = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Contents.self, from: $0)
    }
    return contents?.properties?["provides-namespace"] ?? false
  }
}
