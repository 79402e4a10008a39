// SPDX-License-Identifier: MIT

import EssentialFoundation

/// The resource files of a project.
struct ResourceListing: Sendable {
  var catalogs: [URL] = []
  var images: [URL] = []
  var fonts: [URL] = []

  /// Folders that usually contain third-party code or build products.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "vendor",
  ]

  /// The maximum number of entries to examine. A project has fewer, a home folder has more.
  private static let greatestCount = 100_000

  init() {}

  /// Lists everything below `root` except in hidden folders and in the folders of `skipped`.
  init(below root: URL) {
    var folders = [root.path]
    var count = 0
    while let folder = folders.popLast(), count < Self.greatestCount {
      let entries = Folder.entries(of: folder)
      count += entries.count
      for entry in entries {
        let path = "\(folder)/\(entry.name)"
        if add(path, entry.pathExtension) { continue }
        if entry.isFolder, !Self.skipped.contains(entry.name) { folders.append(path) }
      }
    }
  }

  /// Adds the resources directly in `folder`.
  mutating func add(contentsOf folder: URL) {
    for url in Folder.contents(of: folder) {
      _ = add(url.path, url.pathExtension.lowercased())
    }
  }

  /// Adds the file if its name is that of a resource.
  ///
  /// - Returns: whether the file is a resource.
  private mutating func add(_ path: String, _ pathExtension: String) -> Bool {
    func url() -> URL { Folder.absolute(URL(fileURLWithPath: path)) }
    if pathExtension == "xcassets" {
      catalogs.append(url())
    } else if FontFiles.kinds.contains(pathExtension) {
      fonts.append(url())
    } else if LooseImages.kinds.contains(pathExtension) {
      images.append(url())
    } else {
      return false
    }
    return true
  }

  /// Sorts all lists by the path distance from `folder`, nearest first.
  mutating func sort(nearest folder: URL) {
    let home = folder.pathComponents
    func order(_ urls: [URL]) -> [URL] {
      let ranked = urls.map { url in
        let path = url.pathComponents
        let shared = zip(home, path).prefix { $0 == $1 }.count
        return (url: url, distance: home.count + path.count - 2 * shared)
      }
      return ranked.sorted { ($0.distance, $0.url.path) < ($1.distance, $1.url.path) }.map(\.url)
    }
    catalogs = order(catalogs)
    images = order(images)
    fonts = order(fonts)
  }

  /// `folder` and up to four of its ancestors.
  static func folders(above folder: URL) -> [URL] {
    var folders = [folder]
    while folders.count < 5, let last = folders.last, last.path != "/" {
      folders.append(last.deletingLastPathComponent())
    }
    return folders
  }

  /// The nearest project root among `folder` and its ancestors, eight folders at most.
  static func project(around folder: URL) -> URL? {
    var folder = folder
    for _ in 0..<8 where folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
          || name.hasSuffix(".xcworkspace")
      }
      if isProject { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
