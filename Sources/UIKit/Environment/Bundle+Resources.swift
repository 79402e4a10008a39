// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension Bundle {
  /// The folder with the bundle's resources.
  var folder: URL { resourceURL ?? bundleURL }

  /// The bundle. For the main bundle, also the resource bundles that SwiftPM puts beside the
  /// executable.
  ///
  /// On Apple's platforms, an app's files are in its main bundle.
  var andResources: [Bundle] {
    guard bundleURL == Bundle.main.bundleURL else { return [self] }
    return [self] + ResourceBundles.all
  }
}

/// The resource bundles beside the executable. The search happens once.
private enum ResourceBundles {
  static var all: [Bundle] {
    paths.withLock { known in
      if let known { return known }
      let folder = Bundle.main.bundlePath
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let found = names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
      known = found
      return found
    }.compactMap { Bundle(path: $0) }
  }

  private static let paths = Mutex<[String]?>(nil)
}
