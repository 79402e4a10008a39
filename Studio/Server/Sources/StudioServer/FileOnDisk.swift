// SPDX-License-Identifier: MIT

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file at a fixed path, which is never reached through a link that appears later.
struct FileOnDisk: Sendable {
  /// The path without links.
  let path: String
  /// The largest file that is read, in bytes; the same limit as that of `plumb`.
  private static let sizeLimit = 32 << 20

  /// - Parameter path: a path, in which links are resolved now.
  init?(_ path: String) {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    self.path = String(cString: resolved)
  }

  /// The properties that change when the file is written or replaced.
  struct Stamp: Equatable {
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Nil if there is no regular file.
  var stamp: Stamp? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }

  /// The content. Nil if it cannot be read.
  func read() -> Data? {
    // A pipe in place of the file must not block the server.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int64(status.st_size) <= Int64(Self.sizeLimit)
    else { return nil }
    return try? handle.read(upToCount: Self.sizeLimit) ?? Data()
  }

  /// Replaces the content at once: readers see the old content or the new one.
  ///
  /// - Parameter old: the expected content. The file is not changed if it has another one.
  func replace(_ old: Data, by new: Data) throws(SaveRefused) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .missing }
    let other = "\(path).plumb-\(UInt32.random(in: .min ... .max))"
    let descriptor = open(
      other, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, status.st_mode & 0o777)
    guard descriptor >= 0 else { throw .system(String(cString: strerror(errno))) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: new)
      fchmod(descriptor, status.st_mode & 0o777)
      try handle.synchronize()
      try handle.close()
    } catch {
      unlink(other)
      throw .system(error.localizedDescription)
    }
    guard read() == old else {
      unlink(other)
      throw .changed
    }
    guard rename(other, path) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(other)
      throw .system(reason)
    }
  }
}

/// The reason why an edit was not written. The file is as it was.
enum SaveRefused: Error, Equatable {
  case changed
  case missing
  case notText
  case system(String)

  /// A sentence for people.
  func message(for name: String) -> String {
    switch self {
    case .changed: "\(name) has changed on disk. Nothing was written."
    case .missing: "\(name) is no longer there. Nothing was written."
    case .notText: "\(name) is not in UTF-8. Nothing was written."
    case .system(let reason): "\(name) cannot be written: \(reason)."
    }
  }
}
