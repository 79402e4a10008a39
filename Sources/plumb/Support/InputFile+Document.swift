// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import InterfaceBuilderFiles

extension InputFile {
  /// The path that stands for standard input.
  static let standardInput = "-"

  /// Reads the file, or standard input.
  func document() throws(IBFileError) -> IBDocument {
    guard path == Self.standardInput else { return try IBFile.load(path: path) }
    var data = Data()
    // One byte above the limit tells that there is more.
    while data.count <= IBFile.sizeLimit,
      let more = try? FileHandle.standardInput.read(upToCount: IBFile.sizeLimit + 1 - data.count),
      !more.isEmpty
    {
      data += more
    }
    return try IBFile.load(data, file: path)
  }
}
