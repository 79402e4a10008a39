// SPDX-License-Identifier: MIT

package import Foundation
import Synchronization

/// Finds the resources of the app that a file belongs to.
///
/// They stand beside the file, in the folders above it, and anywhere in its project: below the nearest
/// folder above that holds an Xcode project, a package manifest or a repository. What stands nearer to
/// the file has the last word.
///
/// Listings and catalogs are kept: many files of one project read them once.
package final class ResourceFinder: Sendable {
  private struct Known {
    var listings: [URL: ResourceListing] = [:]
    var catalogs: [URL: AssetCatalog] = [:]
  }

  private let known = Mutex(Known())

  package init() {}

  /// The resources around `file`.
  ///
  /// - Complexity: linear in the entries of the project at the first file, then in its catalogs.
  package func resources(around file: URL) -> AppResources {
    let folder = Folder.absolute(file).deletingLastPathComponent()
    var listing = ResourceListing()
    if let root = ResourceListing.project(around: folder) {
      listing = self.listing(below: root)
    } else {
      for above in ResourceListing.folders(above: folder) { listing.add(contentsOf: above) }
    }
    listing.sort(nearest: folder)
    return AppResources(catalogs: listing.catalogs.map(catalog), images: listing.images)
  }

  private func listing(below root: URL) -> ResourceListing {
    if let listing = known.withLock({ $0.listings[root] }) { return listing }
    let listing = ResourceListing(below: root)
    known.withLock { $0.listings[root] = listing }
    return listing
  }

  private func catalog(at url: URL) -> AssetCatalog {
    if let catalog = known.withLock({ $0.catalogs[url] }) { return catalog }
    let catalog = AssetCatalog(url)
    known.withLock { $0.catalogs[url] = catalog }
    return catalog
  }
}
