// SPDX-License-Identifier: MIT

package import EssentialFoundation
package import Typography
package import UIKitComponents

/// The resources of an app, by name: colors and images of asset catalogs, image files in folders,
/// and fonts.
package struct AppResources: Hashable, Sendable {
  package var colors: [String: Color] { catalog.colors }

  /// The fonts that are files of the app.
  package private(set) var fonts: [FontFile] = []

  private var catalog = AssetCatalog()
  private var looseImages = LooseImages()

  package init() {}

  /// Reads one asset catalog. Omits everything that it cannot read.
  ///
  /// - Parameter language: the language whose variants are used.
  package init(catalog: URL, language: AppLanguage? = nil) {
    self.catalog = AssetCatalog(catalog, language: language)
  }

  /// Reads the catalogs, images and fonts directly in `folder`, as in an app's bundle.
  package init(folder: URL, language: AppLanguage? = nil) {
    for url in Folder.contents(of: folder) {
      if url.pathExtension == "xcassets" { catalog.merge(AssetCatalog(url, language: language)) }
      if LooseImages.holds(url) { looseImages.add(url) }
      if FontFiles.holds(url) { fonts += FontFiles.fonts(in: url) }
    }
  }

  init(catalogs: [AssetCatalog], images: [URL], fonts: [FontFile]) {
    self.fonts = fonts
    for other in catalogs { catalog.merge(other) }
    for url in images { looseImages.add(url) }
  }

  /// Adds the catalog of `other`. Existing names win.
  package mutating func merge(_ other: AppResources) { catalog.merge(other.catalog) }

  /// The image with this name, from a catalog or else from a folder. Every call reads the files
  /// again.
  ///
  /// - Returns: nil if there is no such image or it cannot be read.
  package func image(named name: String) -> ImageAsset? {
    catalog.image(named: name) ?? looseImages.asset(named: name)
  }

  /// An image from the bytes of its file; nil if the format is unknown.
  ///
  /// - Parameter scale: the number of pixels per point.
  package static func image(_ data: Data, scale: Double) -> ImageAsset? {
    ImageFile(data).map { ImageAsset([ImageAsset.Variant($0, scale: scale)]) }
  }

  /// The existing images among these names.
  package func images(named names: some Sequence<String>) -> [String: ImageAsset] {
    var found: [String: ImageAsset] = [:]
    for name in names where found[name] == nil { found[name] = image(named: name) }
    return found
  }
}
