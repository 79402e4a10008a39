// SPDX-License-Identifier: MIT

package import EssentialFoundation
package import Typography
package import UIKitComponents

/// What an app brings beside its code, by name: colours and images of asset catalogs, images that lie in
/// folders, fonts.
package struct AppResources: Hashable, Sendable {
  /// The colours of asset catalogs.
  package var colors: [String: Color] { catalog.colors }

  /// The fonts that lie in the app as files.
  package private(set) var fonts: [FontFile] = []

  private var catalog = AssetCatalog()
  private var looseImages = LooseImages()

  package init() {}

  /// Reads one asset catalog. What it cannot read is left out.
  ///
  /// - Parameter language: the one whose variants are taken.
  package init(catalog: URL, language: AppLanguage? = nil) {
    self.catalog = AssetCatalog(catalog, language: language)
  }

  /// Reads the catalogs and finds the images that stand in `folder` itself, as in an app's bundle.
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

  /// Adds the catalog of `other` where names are not taken.
  package mutating func merge(_ other: AppResources) { catalog.merge(other.catalog) }

  /// The image with this name: of a catalog, else of a folder. Read anew at every call.
  ///
  /// - Returns: nil where there is none, or none that can be read.
  package func image(named name: String) -> ImageAsset? {
    catalog.image(named: name) ?? looseImages.asset(named: name)
  }

  /// A picture by the bytes of its file; nil where they are none of a known format.
  ///
  /// - Parameter scale: its pixels of a point.
  package static func image(_ data: Data, scale: Double) -> ImageAsset? {
    ImageFile(data).map { ImageAsset([ImageAsset.Variant($0, scale: scale)]) }
  }

  /// The images of these names that there are.
  package func images(named names: some Sequence<String>) -> [String: ImageAsset] {
    var found: [String: ImageAsset] = [:]
    for name in names where found[name] == nil { found[name] = image(named: name) }
    return found
  }
}
