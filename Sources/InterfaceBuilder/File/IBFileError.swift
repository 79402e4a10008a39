// SPDX-License-Identifier: MIT

public import Diagnostics

/// Why a file could not be read as an Interface Builder document.
public struct IBFileError: Error, Hashable, Sendable {
  /// The situation, apart from its wording.
  public enum Reason: Hashable, Sendable {
    /// The file is not there, is a directory, or may not be read.
    case unreadable(String)
    /// The file holds no byte, or none but white space.
    case empty
    /// The file is larger than any Interface Builder file could reasonably be.
    case tooLarge(bytes: Int, limit: Int)
    /// The file is not well-formed XML.
    case malformed(String)
    /// The file ends while elements are still open.
    case truncated(open: String, openedOn: Int)
    /// Elements are nested deeper than the reader follows them.
    case tooDeep(limit: Int)
    /// The file declares a document type, with entities perhaps, which Interface Builder never does.
    case documentType
    /// The file is XML, but not an Interface Builder document for iOS.
    case notInterfaceBuilder(String)
  }

  /// The file as the caller named it.
  public var file: String
  /// The line of the fault, counted from 1; `nil` where the fault is the file as a whole.
  public var line: Int?
  /// The character of the line, counted from 1; `nil` where the fault is the line as a whole.
  public var column: Int?
  public var reason: Reason

  public init(file: String, line: Int? = nil, column: Int? = nil, reason: Reason) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// One sentence for the user, without the place.
  public var message: String {
    switch reason {
    case .unreadable(let detail):
      detail
    case .empty:
      "the file is empty"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; files above \(limit) bytes are not read"
    case .malformed(let detail):
      "not well-formed XML: \(detail)"
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
