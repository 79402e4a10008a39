// SPDX-License-Identifier: MIT

/// Reads `.storyboard` and `.xib` files.
public enum IBFile {
  /// The size above which a file is refused, in bytes.
  ///
  /// The largest storyboards anybody complains about have some 10 MB; the limit keeps a wrong
  /// file from taking gigabytes of memory before it can be told apart.
  public static let sizeLimit = 32 << 20

  /// The file name extensions that Interface Builder documents have.
  public static let pathExtensions: Set<String> = ["storyboard", "xib"]

  /// Reads the bytes of a file, which may be any sequence of them, such as Foundation's `Data`.
  ///
  /// - Parameter file: the name under which errors and notes are reported.
  /// - Complexity: linear in the number of bytes.
  /// - Throws: ``IBFileError`` with the line and column of what is not well-formed.
  public static func load(
    _ bytes: some Sequence<UInt8>, file: String
  ) throws(IBFileError) -> IBDocument {
    let bytes = Array(bytes)
    guard bytes.count <= sizeLimit else {
      throw IBFileError(file: file, reason: .tooLarge(bytes: bytes.count, limit: sizeLimit))
    }
    guard bytes.contains(where: { !($0 == 0x20 || (0x09...0x0D).contains($0)) }) else {
      throw IBFileError(file: file, reason: .empty)
    }
    let root = try ElementReader.read(bytes, file: file)
    return try IBDocument(root: root, file: file)
  }
}
