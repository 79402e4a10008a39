// SPDX-License-Identifier: MIT

import EssentialFoundation
import LayoutReports

/// The file of recorded frames. Paths in it are relative to its folder, so they do not depend on
/// the current folder.
struct MatrixRecordFile {
  let path: String

  static func read(_ path: String) throws(Failure) -> MatrixRecord {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(in: path, "no such record file; --record creates one")
    }
    do throws(MatrixRecord.Malformed) {
      return try MatrixRecord(String(decoding: data, as: UTF8.self))
    } catch {
      throw Failure(in: path, line: error.line, "not a record of 'plumb matrix': \(error.reason)")
    }
  }

  func record(of files: [MatrixFile]) -> MatrixRecord { MatrixRecord(files, name: name) }

  func write(_ files: [MatrixFile]) throws(Failure) { try write(record(of: files)) }

  /// Writes the record of results from other machines.
  func write(_ sources: [MatrixRecord.Source]) throws(Failure) {
    try write(MatrixRecord(sources, name: name))
  }

  private func write(_ record: MatrixRecord) throws(Failure) {
    let text = record.text
    try OutputFile.write(text.utf8, to: path)
    guard path != "-" else { return }
    StandardError.write(
      "→ \(path): \(record.scenes.count) scenes in \(record.conditions.count) conditions, "
        + "\((text.utf8.count + 1023) / 1024) KB")
  }

  private func name(_ file: String) -> String {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let own = URL(fileURLWithPath: file).resolvingSymlinksInPath().pathComponents
    let base = folder.pathComponents
    let common = zip(own, base).prefix { $0 == $1 }.count
    return (base.dropFirst(common).map { _ in ".." } + own.dropFirst(common)).joined(separator: "/")
  }
}
