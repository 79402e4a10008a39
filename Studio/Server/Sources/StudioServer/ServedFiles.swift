// SPDX-License-Identifier: MIT

import Foundation

/// The files that the page shows. Requests name them by number, so no request contains a path.
public actor ServedFiles {
  /// A file as the page gets it.
  struct Content: Codable, Equatable {
    var file: Int
    var name: String
    var text: String
    /// The number of changes of the text since the start.
    var revision: Int
  }

  private struct Served {
    let name: String
    let disk: FileOnDisk
    var stamp: FileOnDisk.Stamp?
    var bytes: Data
    var revision = 0
  }

  private var files: [Served] = []

  public init() {}

  /// Adds a file.
  ///
  /// - Returns: false if it cannot be read.
  public func add(_ path: String, name: String) -> Bool {
    guard let disk = FileOnDisk(path) else { return false }
    let stamp = disk.stamp
    guard let bytes = disk.read() else { return false }
    files.append(Served(name: name, disk: disk, stamp: stamp, bytes: bytes))
    return true
  }

  /// All files.
  var contents: [Content] {
    refresh()
    return files.indices.map(content)
  }

  /// The files whose revision differs from that of the page.
  ///
  /// - Parameter revisions: the revisions that the page has, by file.
  func changes(since revisions: [Int]) -> [Content] {
    refresh()
    return files.indices.filter { $0 < revisions.count && revisions[$0] != files[$0].revision }
      .map(content)
  }

  private func content(_ index: Int) -> Content {
    let file = files[index]
    return Content(
      file: index, name: file.name, text: String(decoding: file.bytes, as: UTF8.self),
      revision: file.revision)
  }

  /// Reads the files that have changed. A file that is missing for a moment keeps its content, as
  /// editors remove files while they save them.
  private func refresh() {
    for index in files.indices {
      guard let stamp = files[index].disk.stamp, stamp != files[index].stamp,
        let bytes = files[index].disk.read()
      else { continue }
      files[index].stamp = stamp
      if bytes != files[index].bytes {
        files[index].bytes = bytes
        files[index].revision += 1
      }
    }
  }

  /// Writes the text of a file.
  ///
  /// - Parameter revision: the revision that was edited.
  /// - Returns: the new revision.
  func save(_ text: String, to index: Int, revision: Int) throws(SaveRefused) -> Int {
    let file = files[index]
    guard file.revision == revision else { throw .changed }
    guard String(validating: file.bytes, as: UTF8.self) != nil else { throw .notText }
    let bytes = Data(text.utf8)
    try file.disk.replace(file.bytes, by: bytes)
    files[index].bytes = bytes
    files[index].stamp = file.disk.stamp
    files[index].revision += 1
    return files[index].revision
  }

  func name(_ index: Int) -> String? { files.indices.contains(index) ? files[index].name : nil }
}
