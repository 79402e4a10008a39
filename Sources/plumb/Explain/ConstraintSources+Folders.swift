// SPDX-License-Identifier: MIT

import EssentialFoundation
import LayoutReports

extension ConstraintSources {
  /// Larger files are no sources that anybody wrote.
  private static let largestFile = 4 << 20

  /// The sources below folders, in alphabetical order.
  ///
  /// - Throws: for a path that is no folder, and where no source is found.
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
