// SPDX-License-Identifier: MIT

/// What is at a path.
package enum FileKind {
  case folder
  /// A file, a pipe or a device.
  case file

  /// - Returns: nil where there is nothing; a link is what it leads to, unless `followsLinks` is false.
  package init?(at path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
