// SPDX-License-Identifier: MIT

import EssentialFoundation

/// A file or standard input that is read in pieces, each as soon as it is available.
final class ByteInput {
  static let standardInput = "standard input"

  /// The name in messages.
  let name: String
  private let descriptor: Int32
  private let isOwned: Bool
  private var buffer = [UInt8](repeating: 0, count: 1 << 18)

  /// - Parameter path: a file, or `-` for standard input.
  init(_ path: String) throws(Failure) {
    if path == "-" {
      (name, descriptor, isOwned) = (Self.standardInput, 0, false)
      return
    }
    guard let kind = FileKind(at: path) else { throw Failure(in: path, "no such file") }
    if kind == .folder { throw Failure(in: path, "is a folder, not a log") }
    descriptor = open(path, O_RDONLY)
    (name, isOwned) = (path, true)
    guard descriptor >= 0 else { throw Failure(in: path, "cannot be read") }
  }

  deinit { if isOwned { close(descriptor) } }

  /// Reads the next piece; nil at the end.
  func next() throws(Failure) -> [UInt8]? {
    let count = buffer.withUnsafeMutableBytes { bytes in
      var count = read(descriptor, bytes.baseAddress, bytes.count)
      while count < 0, errno == EINTR { count = read(descriptor, bytes.baseAddress, bytes.count) }
      return count
    }
    guard count >= 0 else { throw Failure(in: name, "cannot be read") }
    return count == 0 ? nil : Array(buffer[..<count])
  }
}
