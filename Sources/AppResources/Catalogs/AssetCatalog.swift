// SPDX-License-Identifier: MIT

import EssentialFoundation
import UIKitComponents

/// The colours and images of asset catalogs: folders that end in `.xcassets`, as they are in a project.
///
/// A compiled catalog (`Assets.car`) is not read.
struct AssetCatalog: Hashable, Sendable {
  /// The colours by name, with the names of the groups that provide a namespace before a slash.
  var colors: [String: Color] = [:]
  /// The folders of image and symbol sets by name, which are read when an image is asked for.
  var imageSets: [String: URL] = [:]

  /// The language whose variants are taken; nil for those of no language.
  private var language: AppLanguage?

  init() {}

  /// Reads a catalog. What it cannot read is left out, as is a catalog that does not exist.
  init(_ catalog: URL, language: AppLanguage? = nil) {
    self.language = language
    read(catalog, namespace: "", depth: 0)
  }

  /// Adds what `other` has under names that are not taken.
  mutating func merge(_ other: AssetCatalog) {
    colors.merge(other.colors) { own, _ in own }
    imageSets.merge(other.imageSets) { own, _ in own }
    language = language ?? other.language
  }

  /// Groups nest no deeper in a catalog that a person made.
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

  /// The image of a name; nil where there is none, or none that can be read.
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
