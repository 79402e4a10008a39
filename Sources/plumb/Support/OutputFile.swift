// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilderFiles

/// Files that a command writes: whole or not at all.
enum OutputFile {
  /// Writes `bytes` to `path`, or to standard output where that is `-`.
  ///
  /// Folders are made as needed; a file that was there keeps its permissions, and a symbolic link
  /// its target.
  ///
  /// - Throws: with the system's reason; what was there is then untouched.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(Failure) {
    guard path != "-" else {
      StandardOutput.write(bytes: bytes)
      return
    }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(in: path, "cannot be written: \(reason(for: folder.path))")
    }
    // Pipes and devices take bytes, but cannot be replaced.
    var status = stat()
    let exists = stat(target.path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try writeInPlace(Array(bytes), to: path)
      return
    }
    // Written beside its place and moved there, so that no half file is ever left.
    let temporary = "\(folder.path)/.\(target.lastPathComponent.prefix(100)).\(UUID().uuidString)"
    do throws(Failure) {
      try writeInPlace(Array(bytes), to: temporary, naming: path)
      if exists { chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, target.path) == 0 else {
        throw Failure(in: path, "cannot be written: \(SystemReason.text(errno))")
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func writeInPlace(
    _ bytes: [UInt8], to path: String, naming name: String? = nil
  ) throws(Failure) {
    let name = name ?? path
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(in: name, "cannot be written: \(SystemReason.text(errno))")
    }
    defer { close(descriptor) }
    guard Descriptor.write(bytes, to: descriptor) else {
      throw Failure(in: name, "cannot be written: \(SystemReason.text(errno))")
    }
  }

  /// Why a folder cannot be made: what its nearest ancestor that exists says.
  private static func reason(for folder: String) -> String {
    var path = folder
    var status = stat()
    while path != "/", stat(path, &status) != 0, errno == ENOENT {
      path = URL(fileURLWithPath: path).deletingLastPathComponent().path
    }
    if status.st_mode & S_IFMT != S_IFDIR { return SystemReason.text(ENOTDIR) }
    return access(path, W_OK) != 0 ? SystemReason.text(errno) : "the folder cannot be made"
  }
}
