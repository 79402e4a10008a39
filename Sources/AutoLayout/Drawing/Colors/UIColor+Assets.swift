// SPDX-License-Identifier: MIT

import AssetCatalogs
public import Foundation
import LayoutCore
import Synchronization

/// A colour of an asset catalog, as Xcode generates symbols for.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: URL

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle.resourceURL ?? bundle.bundleURL
  }
}

extension UIColor {
  /// The colour of a catalog in the main bundle: a folder that ends in `.xcassets`. Compiled catalogs are
  /// not read.
  ///
  /// - Returns: nil where no catalog has the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// With traits the colour is the one for them, and follows no others.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundle = bundle ?? .main
    guard let color = Assets.color(name, in: bundle.resourceURL ?? bundle.bundleURL) else {
      return nil
    }
    self.init(traitCollection.map { color.resolved(in: $0.palette) } ?? color)
  }

  /// Clear where the catalog lacks the colour, which UIKit's build would have refused.
  public convenience init(resource: ColorResource) {
    self.init(Assets.color(resource.name, in: resource.bundle) ?? .clear)
  }
}

/// The catalogs of bundles, each read once.
enum Assets {
  private static let known = Mutex<[URL: AssetCatalog]>([:])

  static func color(_ name: String, in folder: URL) -> LayoutCore.Color? {
    colors(in: folder)[name]
  }

  static func colors(in folder: URL) -> [String: LayoutCore.Color] {
    known.withLock { known in
      if let catalog = known[folder] { return catalog.colors }
      let catalog = AssetCatalog(folder: folder)
      known[folder] = catalog
      return catalog.colors
    }
  }
}
