// SPDX-License-Identifier: MIT

import EssentialFoundation
import InterfaceBuilderFiles

/// Writes output files completely or not at all.
enum OutputFile {
  /// Writes `bytes` to `path`, or to standard output for `-`.
  ///
  /// Missing folders are created. An existing file keeps its permissions, and a symbolic link keeps
  /// its target.
  ///
  /// - Throws: an error with the system's reason. The existing file is then unchanged.
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
    // Pipes and devices can be written to but not replaced.
    var status = stat()
    let exists = stat(target.path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      try writeInPlace(Array(bytes), to: path)
      return
    }
    // The file is written to a temporary name and then renamed, so that there is never a partial
    // file.
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

  /// The reason why a folder cannot be created, determined from its nearest existing ancestor.
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
