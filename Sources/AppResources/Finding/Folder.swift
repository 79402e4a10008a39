// SPDX-License-Identifier: MIT

import EssentialFoundation

/// Functions that list folders.
enum Folder {
  /// The contents of a folder, sorted by name. Empty if it is not a folder.
  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }

  /// A visible entry of a folder.
  struct Entry {
    var name: String
    /// Whether the entry is a folder and not a link to one.
    var isFolder: Bool

    /// The lowercased file extension; empty if there is no dot in the name.
    var pathExtension: String {
      name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }
  }

  /// The entries of the folder at `path`, in any order. Empty if it is not a folder.
  ///
  /// One system call returns many entries with their kinds. `FileManager` needs one call per entry.
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

  /// Whether the path is a folder, for file systems whose `readdir` does not return the kind.
  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The absolute path without `.` and `..`, so that equal folders have equal URLs.
  static func absolute(_ url: URL) -> URL { url.absoluteURL.standardizedFileURL }
}
