// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A place in a file, as exactly as it is known.
  public struct Place: Hashable, Sendable {
    /// The path as the user named it; nil for what was given as an argument.
    public var file: String?
    /// The line, counted from 1.
    public var line: Int?
    /// The character of the line (a Unicode scalar), counted from 1.
    public var column: Int?
    /// The column behind the last character; nil where only the start is known.
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
  /// `file:line:column`, the form that editors and terminals link to; empty where nothing is known.
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
  /// A path without `./` before it, which trackers do not take for one of the repository.
  static func plain(_ path: String) -> String {
    var bytes = path.utf8[...]
    while bytes.count > 2, bytes.starts(with: [0x2E, 0x2F]) { bytes = bytes.dropFirst(2) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

#if !$Embedded
  extension Diagnostic.Place: Decodable {}
#endif
