// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A change that resolves a finding.
  public struct FixIt: Hashable, Sendable {
    /// The change as a command: "Set the width to 44 at least".
    public var message: String
    /// Whether the change can be made without review, because it affects only the subject of the
    /// finding.
    public var isSafe: Bool
    /// The edits, which are made together. Empty for advice.
    public var edits: [Edit]
    /// The change as code, for a layout that is written in code.
    public var code: String?

    public init(_ message: String, isSafe: Bool = false, edits: [Edit] = [], code: String? = nil) {
      self.message = message
      self.isSafe = isSafe
      self.edits = edits
      self.code = code
    }
  }

  /// A range of a text and its replacement.
  public struct Edit: Hashable, Sendable {
    /// The file; nil if the text was a command-line argument.
    public var file: String?
    /// The bytes to replace, as UTF-8 offsets into the text. A byte order mark counts.
    public var range: Range<Int>
    public var replacement: String

    public init(file: String? = nil, replacing range: Range<Int>, with replacement: String) {
      self.file = file
      self.range = range
      self.replacement = replacement
    }
  }
}

extension [Diagnostic.Edit] {
  /// `text` with all edits made; nil if two edits overlap or one is outside the text.
  ///
  /// Insertions at the same position keep their order.
  public func applied(to text: [UInt8]) -> [UInt8]? {
    let order = indices.sorted {
      (self[$0].range.lowerBound, self[$0].range.upperBound, $0)
        < (self[$1].range.lowerBound, self[$1].range.upperBound, $1)
    }
    var result: [UInt8] = []
    var position = 0
    for index in order {
      let edit = self[index]
      guard edit.range.lowerBound >= position, edit.range.upperBound <= text.count else {
        return nil
      }
      result += text[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    return result + text[position...]
  }
}

#if !$Embedded
  extension Diagnostic.FixIt: Decodable {}
  extension Diagnostic.Edit: Decodable {}
#endif
