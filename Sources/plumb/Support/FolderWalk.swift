// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilder
import InterfaceBuilderFiles

/// Finds Interface Builder files below folders.
///
/// Symbolic links are followed, and each folder is visited once. Hidden folders are skipped, except
/// for the folder where the search starts.
struct FolderWalk {
  private(set) var files: [InputFile] = []
  /// Folders that could not be read, with the system's reason.
  private(set) var failures: [Failure] = []
  private var visited: Set<String> = []

  mutating func visit(_ folder: String, below relative: String) {
    guard visited.insert(Self.realPath(folder)).inserted else { return }
    guard let names = Self.names(in: folder) else {
      failures.append(Failure(in: folder, "cannot be read: \(SystemReason.text(errno))"))
      return
    }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let below = relative.isEmpty ? name : "\(relative)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        visit(path, below: below)
      } else if IBFile.pathExtensions.contains(URL(fileURLWithPath: name).pathExtension) {
        files.append(InputFile(path: path, relativePath: below))
      }
    }
  }

  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func names(in folder: String) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !VisibleFiles.isHidden(name) { names.append(name) }
    }
    return names
  }
}
