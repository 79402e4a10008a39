// SPDX-License-Identifier: MIT

/// Reads `.storyboard` and `.xib` files.
public enum IBFile {
  /// The maximum size of a file, in bytes. Larger files are rejected.
  ///
  /// The largest storyboards in published complaints have about 10 MB. The limit prevents a wrong
  /// file from using gigabytes of memory before it is recognized.
  public static let sizeLimit = 32 << 20

  /// The file name extensions of Interface Builder documents.
  public static let pathExtensions: Set<String> = ["storyboard", "xib"]

  /// Reads a document from bytes, which can be any sequence, such as Foundation's `Data`.
  ///
  /// `file` is the file name for errors and notes.
  ///
  /// - Complexity: linear in the number of bytes.
  /// - Throws: ``IBFileError`` with the line and column of the fault.
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
    let root: IBElement
    do throws(IBFileError) {
      root = try ElementReader.read(bytes, file: file)
    } catch {
      guard let line = UnresolvedMerge.line(inMalformed: bytes) else { throw error }
      throw IBFileError(file: file, line: line, reason: .unresolvedMerge)
    }
    if let line = UnresolvedMerge.line(in: root, bytes: bytes) {
      throw IBFileError(file: file, line: line, reason: .unresolvedMerge)
    }
    return try IBDocument(root: root, file: file)
  }
}
