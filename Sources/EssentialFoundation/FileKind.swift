// SPDX-License-Identifier: MIT

/// The kind of file at a path.
package enum FileKind {
  case folder
  /// A file, a pipe or a device.
  case file

  /// Returns nil if nothing exists at the path. A link counts as its target, unless `followsLinks`
  /// is false.
  package init?(at path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
