// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Reading folders.
enum Folder {
  /// What is in a folder, by name; nothing where it is no folder.
  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// An entry of a folder, not hidden.
  struct Entry {
    var name: String
    /// Whether it is a folder itself, and no link to one.
    var isFolder: Bool

    /// What follows the last point of the name, in lower case; empty where there is none.
    var pathExtension: String {
      name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
  }

  /// What is in the folder at `path`, in no order; nothing where it is no folder.
  ///
  /// One call of the system for many entries, where `FileManager` asks for the kind of each.
  static func entries(of path: String) -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let found = readdir(folder) {
      let name = withUnsafePointer(to: &found.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) {
          String(cString: $0)
        }
      }
      if name.hasPrefix(".") { continue }
      let kind = Int(found.pointee.d_type)
      let isFolder = kind == Int(DT_UNKNOWN) ? isFolder("\(path)/\(name)") : kind == Int(DT_DIR)
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  /// For file systems that do not say it with the name.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// A path without `.` and `..`, so that equal folders are equal URLs.
  static func absolute(_ url: URL) -> URL { url.absoluteURL.standardizedFileURL }
}
