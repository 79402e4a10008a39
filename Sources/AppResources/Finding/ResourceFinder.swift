// SPDX-License-Identifier: MIT

package import EssentialFoundation
import Synchronization
import Typography

/// Finds the resources of the app that a file belongs to.
///
/// It searches the project, which is everything below the nearest ancestor folder with an Xcode
/// project, a package manifest or a repository. Without a project, it searches the file's folder
/// and the folders above it. Resources nearer to the file win.
///
/// Listings and catalogs are cached, so that they are read once for many files of a project.
package final class ResourceFinder: Sendable {
  private struct Place: Hashable {
    var url: URL
    var language: AppLanguage?
  }

  private struct Cache {
    var listings: [URL: ResourceListing] = [:]
    var catalogs: [Place: AssetCatalog] = [:]
    var fonts: [URL: [FontFile]] = [:]
  }

  private let cache = Mutex(Cache())

  package init() {}

  /// The resources around `file`.
  ///
  /// - Parameter language: the language whose variants of colors and images are used.
  /// - Complexity: linear in the entries of the project for the first file, then in its catalogs.
  package func resources(around file: URL, language: AppLanguage? = nil) -> AppResources {
    let folder = Folder.absolute(file).deletingLastPathComponent()
    var listing = ResourceListing()
    if let root = ResourceListing.project(around: folder) {
      listing = self.listing(below: root)
    } else {
      for above in ResourceListing.folders(above: folder) { listing.add(contentsOf: above) }
    }
    listing.sort(nearest: folder)
    return AppResources(
      catalogs: listing.catalogs.map { catalog(Place(url: $0, language: language)) },
      images: listing.images,
      fonts: listing.fonts.flatMap(fonts))
  }

  private func listing(below root: URL) -> ResourceListing {
    if let listing = cache.withLock({ $0.listings[root] }) { return listing }
    let listing = ResourceListing(below: root)
    cache.withLock { $0.listings[root] = listing }
    return listing
  }

  private func fonts(in url: URL) -> [FontFile] {
    if let fonts = cache.withLock({ $0.fonts[url] }) { return fonts }
    let fonts = FontFiles.fonts(in: url)
    cache.withLock { $0.fonts[url] = fonts }
    return fonts
  }

  private func catalog(_ place: Place) -> AssetCatalog {
    if let catalog = cache.withLock({ $0.catalogs[place] }) { return catalog }
    let catalog = AssetCatalog(place.url, language: place.language)
    cache.withLock { $0.catalogs[place] = catalog }
    return catalog
  }
}
