// SPDX-License-Identifier: MIT

import AppResources
import Diagnostics
public import Foundation
import Synchronization
import Typography
import UIKitComponents

/// A color of an asset catalog, for which Xcode generates a symbol.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.folder
  }
}

extension UIColor {
  /// Reads a color from an asset catalog in the main bundle, which is a folder that ends in
  /// `.xcassets`. Compiled catalogs are not read.
  ///
  /// - Returns: nil if no catalog of the bundle has the name. If the bundle has no catalog, the
  ///   color is magenta, and ``InterfaceDiagnostics`` reports it once for each name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// With `traitCollection`, the color is resolved for these traits and no longer dynamic.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    let folder = bundle.folder
    guard let color = Assets.color(name, in: folder) else {
      guard !name.isEmpty, Assets.colors(in: folder).isEmpty else { return nil }
      Assets.reportMissing(name, in: folder)
      self.init(UIKitComponents.Color(red: 1, green: 0, blue: 1, alpha: 1))
      return
    }
    self.init(traitCollection.map { color.resolved(in: $0.palette) } ?? color)
  }

  /// Clear if the catalog lacks the color. In Xcode this is a build error.
  public convenience init(resource: ColorResource) {
    self.init(Assets.color(resource.name, in: resource.bundle) ?? .clear)
  }
}

/// The asset catalogs and images of bundles. Each is read once.
enum Assets {
  private struct Cache {
    var language: AppLanguage?
    var resources: [URL: AppResources] = [:]
    var images: [URL: [String: ImageAsset?]] = [:]
  }

  private static let cache = Mutex(Cache())

  private static func withCache<Value>(_ body: (inout Cache) -> Value) -> Value {
    let language = PreferredLanguages.current.first
    return cache.withLock { cache in
      if cache.language != language { cache = Cache(language: language) }
      return body(&cache)
    }
  }

  private static let reported = Mutex<Set<String>>([])

  /// Reports once for each name that the bundle has no asset catalog.
  static func reportMissing(_ name: String, in folder: URL) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    let diagnostic = Diagnostic(
      .missingCatalog, .warning,
      """
      The color '\(name)' is shown in magenta: the folder has no asset catalog. Copy the .xcassets \
      folder into the bundle's resources.
      """, at: Diagnostic.Place(file: folder.path))
    onMainActor { InterfaceDiagnostics.handler(diagnostic) }
  }

  static func color(_ name: String, in folder: URL) -> UIKitComponents.Color? {
    colors(in: folder)[name]
  }

  static func colors(in folder: URL) -> [String: UIKitComponents.Color] {
    withCache { cache in
      folders(folder).reduce(into: [:]) { colors, folder in
        colors.merge(resources(in: folder, &cache).colors) { first, _ in first }
      }
    }
  }

  static func fonts(in folder: URL) -> [FontFile] {
    withCache { cache in
      folders(folder).flatMap { resources(in: $0, &cache).fonts }
    }
  }

  static func image(_ name: String, in folder: URL) -> ImageAsset? {
    withCache { cache in
      if let image = cache.images[folder]?[name] { return image }
      var image: ImageAsset?
      for folder in folders(folder) where image == nil {
        image = resources(in: folder, &cache).image(named: name)
      }
      cache.images[folder, default: [:]][name] = .some(image)
      return image
    }
  }

  static func images(_ names: some Sequence<String>, in folder: URL) -> [String: ImageAsset] {
    var found: [String: ImageAsset] = [:]
    for name in names { found[name] = image(name, in: folder) }
    return found
  }

  /// For the main bundle, its folder and those of the resource bundles next to it.
  private static func folders(_ folder: URL) -> [URL] {
    let main = Bundle.main
    guard folder == main.folder else { return [folder] }
    return main.andResources.map(\.folder)
  }

  private static func resources(in folder: URL, _ cache: inout Cache) -> AppResources {
    if let resources = cache.resources[folder] { return resources }
    let resources = AppResources(folder: folder, language: cache.language)
    cache.resources[folder] = resources
    return resources
  }
}
