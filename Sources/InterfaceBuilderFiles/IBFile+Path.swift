// SPDX-License-Identifier: MIT

import EssentialFoundation
public import InterfaceBuilder

extension IBFile {
  /// Reads the file at `path`.
  ///
  /// - Throws: `IBFileError` with `path` and, if it is known, the line.
  public static func load(path: String) throws(IBFileError) -> IBDocument {
    try load(bytes(path: path), file: path)
  }

  /// The bytes of the file at `path`, which may be a pipe.
  ///
  /// - Throws: `IBFileError` with the system's reason, or if the file is larger than
  ///   ``sizeLimit``.
  package static func bytes(path: String) throws(IBFileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else {
      let reason = errno == ENOENT ? "no such file" : SystemReason.text(errno)
      throw IBFileError(file: path, reason: .unreadable(reason))
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw IBFileError(file: path, reason: .unreadable(SystemReason.text(errno)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: break
    case S_IFDIR: throw IBFileError(file: path, reason: .unreadable("is a directory"))
    default: throw IBFileError(file: path, reason: .unreadable("not a regular file"))
    }
    if status.st_size > sizeLimit {
      throw IBFileError(
        file: path, reason: .tooLarge(bytes: Int(status.st_size), limit: sizeLimit))
    }
    return try bytes(descriptor: descriptor, file: path)
  }

  /// Reads an open file to its end.
  ///
  /// - Throws: `IBFileError` for `file`, also if the file has more bytes than ``sizeLimit``.
  package static func bytes(
    descriptor: Int32, file: String
  ) throws(IBFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw IBFileError(file: file, reason: .unreadable(SystemReason.text(errno)))
      }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= sizeLimit else {
        throw IBFileError(file: file, reason: .tooLarge(bytes: bytes.count, limit: sizeLimit))
      }
    }
  }
}
