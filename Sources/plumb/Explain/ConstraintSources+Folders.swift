// SPDX-License-Identifier: MIT

import EssentialFoundation
import LayoutReports

extension ConstraintSources {
  /// The size limit of source files, in bytes. Larger files are not written by hand.
  private static let largestFile = 4 << 20

  /// Reads the sources below folders, in alphabetical order.
  ///
  /// - Throws: if a path is not a folder, or if there are no sources.
  init(folders: [String]) throws(Failure) {
    self.init()
    for folder in folders {
      guard FileKind(at: folder) == .folder else { throw Failure(in: folder, "no such folder") }
      let names = VisibleFiles.names(below: folder).filter {
        Self.pathExtensions.contains(URL(fileURLWithPath: $0).pathExtension)
      }
      for name in names.sorted() {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        guard let data = FileManager.default.contents(atPath: path),
          data.count <= Self.largestFile
        else { continue }
        add(String(decoding: data, as: UTF8.self), path: path)
      }
    }
    if count == 0 { throw Failure("\(folders.joined(separator: ", ")): no source files below") }
  }
}
