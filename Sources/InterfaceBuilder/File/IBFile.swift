// SPDX-License-Identifier: MIT

public import Foundation

/// Reads `.storyboard` and `.xib` files.
public enum IBFile {
  /// The size above which a file is refused, in bytes.
  ///
  /// The largest storyboards anybody complains about have some 10 MB; the limit keeps a wrong
  /// file from taking gigabytes of memory before it can be told apart.
  public static let sizeLimit = 32 << 20

  /// The file name extensions that Interface Builder documents have.
  public static let pathExtensions: Set<String> = ["storyboard", "xib"]

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

  /// Reads the bytes of a file that the caller holds already.
  ///
  /// - Parameter file: the name under which errors and notes are reported.
  /// - Complexity: linear in the number of bytes.
  public static func load(_ data: Data, file: String) throws(IBFileError) -> IBDocument {
    guard data.count <= sizeLimit else {
      throw IBFileError(file: file, reason: .tooLarge(bytes: data.count, limit: sizeLimit))
    }
    guard data.contains(where: { !($0 == 0x20 || (0x09...0x0D).contains($0)) }) else {
      throw IBFileError(file: file, reason: .empty)
    }
    let root = try ElementReader.read(data, file: file)
    return try IBDocument(root: root, file: file)
  }
}
