// SPDX-License-Identifier: MIT

public import Diagnostics

/// The reason why a file cannot be read as an Interface Builder document.
public struct IBFileError: Error, Hashable, Sendable {
  /// The kind of fault, apart from its message.
  public enum Reason: Hashable, Sendable {
    /// The file does not exist, is a directory, or cannot be read.
    case unreadable(String)
    /// The file is empty or contains only white space.
    case empty
    /// The file is larger than ``IBFile/sizeLimit``.
    case tooLarge(bytes: Int, limit: Int)
    /// The file is not well-formed XML.
    case malformed(String)
    /// The file has the markers of a merge that was not resolved, such as `<<<<<<<`.
    case unresolvedMerge
    /// The file ends while elements are still open.
    case truncated(open: String, openedOn: Int)
    /// Elements are nested deeper than the reader's limit.
    case tooDeep(limit: Int)
    /// The file has a document type declaration. Interface Builder never writes one.
    case documentType
    /// The file is XML, but not an Interface Builder document for iOS.
    case notInterfaceBuilder(String)
  }

  /// The file name that the caller passed.
  public var file: String
  /// The line of the fault, counted from 1; `nil` if the fault concerns the whole file.
  public var line: Int?
  /// The column of the fault, counted from 1; `nil` if the fault concerns the whole line.
  public var column: Int?
  public var reason: Reason

  public init(file: String, line: Int? = nil, column: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// The message in one sentence, without the position.
  public var message: String {
    switch reason {
    case .unreadable(let detail):
      detail
    case .empty:
      "the file is empty"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; the limit is \(limit) bytes"
    case .malformed(let detail):
      "not well-formed XML: \(detail)"
    case .unresolvedMerge:
      "an unresolved merge: keep one of the two versions and delete the lines with the markers "
        + "'<<<<<<<', '=======' and '>>>>>>>'"
    case .truncated(let open, let line):
      "the file ends while <\(open)> of line \(line) is still open"
    case .tooDeep(let limit):
      "elements are nested more than \(limit) deep"
    case .documentType:
      "the file declares an XML document type, which Interface Builder never does"
    case .notInterfaceBuilder(let detail):
      "not an Interface Builder document for iOS: \(detail)"
    }
  }
}

extension IBFileError: CustomStringConvertible {
  /// The error as a diagnostic.
  public var diagnostic: Diagnostic {
    Diagnostic(
      .unreadableFile, .error, message,
      at: Diagnostic.Place(file: file, line: line, column: column))
  }

  /// `file:line:column: error: message`, the form that editors and terminals link to.
  public var description: String { TextWriter().text(of: diagnostic) }
}
