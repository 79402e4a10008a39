// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension Bundle {
  /// Where its resources are.
  var folder: URL { resourceURL ?? bundleURL }

  /// The bundle and, where it is the main one, those of resources that SwiftPM puts beside the executable: an app's
  /// files are in its main bundle on Apple's systems.
  var andResources: [Bundle] {
    guard bundleURL == Bundle.main.bundleURL else { return [self] }
    return [self] + ResourceBundles.all
  }
}

/// The bundles of resources beside the executable, looked for once.
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
