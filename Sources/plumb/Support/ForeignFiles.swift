// SPDX-License-Identifier: MIT

import Diagnostics
import EssentialFoundation
import InterfaceBuilder

/// The documents in folders that are not for iOS. Commands skip them, with one note.
struct ForeignFiles {
  private var files: [(path: String, format: ForeignFormat)] = []

  /// The number of file names in the note.
  private static let listedCount = 5
  /// The number of bytes in which the outermost tag of a document starts and ends.
  private static let headSize = 8192

  /// Removes the foreign documents from `files`.
  mutating func take(from files: inout [InputFile]) {
    files.removeAll { file in
      guard let head = Self.head(of: file.path), let format = ForeignFormat(startOfFile: head)
      else { return false }
      self.files.append((file.path, format))
      return true
    }
  }

  /// Removes the pairs of which each version is a foreign document.
  mutating func take(from pairs: inout [VersionPair]) {
    pairs.removeAll { pair in
      let formats = [pair.old, pair.new].compactMap { $0 }.map { source in
        (try? source.bytes()).flatMap { ForeignFormat(startOfFile: $0) }
      }
      guard let format = formats.compactMap({ $0 }).last, !formats.contains(nil) else {
        return false
      }
      files.append((pair.name, format))
      return true
    }
  }

  /// The note about the skipped documents; nil if no document was skipped.
  var note: Diagnostic? {
    guard let first = files.first else { return nil }
    let counts = ForeignFormat.allCases.compactMap { format in
      let count = files.count { $0.format == format }
      return count > 0 ? "\(count) \(format.description)" : nil
    }
    let names = files.prefix(Self.listedCount).map(\.path)
    let rest = files.count - names.count
    return Diagnostic(
      "foreign-file", .note,
      files.count == 1
        ? "skipped a document \(first.format.description), not for iOS"
        : "skipped \(files.count) documents that are not for iOS: \(counts.joined(separator: ", "))",
      at: Diagnostic.Place(file: files.count == 1 ? first.path : nil),
      notes: files.count == 1 ? [] : names + (rest > 0 ? ["and \(rest) more"] : []))
  }

  /// The first bytes of a file; nil if it cannot be read. Never waits for a pipe.
  private static func head(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: headSize)
    let count = read(descriptor, &bytes, headSize)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}
