// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A position in a file. Unknown parts are nil.
  public struct Place: Hashable, Sendable {
    /// The path as the user wrote it; nil if the text was a command-line argument.
    public var file: String?
    /// The line, counted from 1.
    public var line: Int?
    /// The column in characters (Unicode scalars), counted from 1.
    public var column: Int?
    /// The column after the last character; nil if only the start is known.
    public var endColumn: Int?
    /// The Interface Builder id of the object.
    public var elementID: String?

    public init(
      file: String? = nil, line: Int? = nil, column: Int? = nil, endColumn: Int? = nil,
      elementID: String? = nil
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.endColumn = endColumn
      self.elementID = elementID
    }
  }
}

extension Diagnostic.Place: CustomStringConvertible {
  /// `file:line:column`, the form that editors and terminals link to. Empty if everything is nil.
  public var description: String {
    var parts: [String] = []
    if let file { parts.append(file) }
    if let line {
      parts.append(String(line))
      if let column { parts.append(String(column)) }
    }
    return parts.joined(separator: ":")
  }
}

extension Diagnostic.Place {
  /// The path without a leading `./`. Code scanning does not match such a path to a repository
  /// file.
  static func plain(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 2, bytes.starts(with: [0x2E, 0x2F]) { bytes = bytes.dropFirst(2) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

#if !$Embedded
  extension Diagnostic.Place: Decodable {}
#endif
