// SPDX-License-Identifier: MIT

import Foundation
public import InterfaceBuilder

extension IBFile {
  /// Reads the file at `path`.
  ///
  /// - Throws: ``IBFileError`` naming `path` as it was given and, where there is one, the line.
  public static func load(path: String) throws(IBFileError) -> IBDocument {
    // The attributes are those of the file itself, so symbolic links are followed first.
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      throw IBFileError(file: path, reason: .unreadable("no such file"))
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw IBFileError(file: path, reason: .unreadable("is a directory"))
    default: throw IBFileError(file: path, reason: .unreadable("not a regular file"))
    }
    if let size = attributes[.size] as? NSNumber, size.intValue > sizeLimit {
      throw IBFileError(file: path, reason: .tooLarge(bytes: size.intValue, limit: sizeLimit))
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw IBFileError(file: path, reason: .unreadable("the file cannot be opened for reading"))
    }
    return try load(data, file: path)
  }
}
