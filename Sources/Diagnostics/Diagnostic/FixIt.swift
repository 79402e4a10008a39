// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A change that would mend what a diagnostic is about.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as a command: "Set the width to 44 at least".
    public var message: String
    /// Whether it may be made without asking: it changes nothing but what the diagnostic is about.
    public var isSafe: Bool
    /// The edits, made together or not at all; empty for advice.
    public var edits: [Edit]
    /// The change as code, where the layout is written in code.
    public var code: String?

    public init(_ message: String, isSafe: Bool = false, edits: [Edit] = [], code: String? = nil) {
      self.message = message
      self.isSafe = isSafe
      self.edits = edits
      self.code = code
    }
  }

  /// A stretch of a text and what takes its place.
  public struct Edit: Hashable, Sendable {
    /// The file; nil for what was given as an argument.
    public var file: String?
    /// The bytes to replace, as offsets into the text in UTF-8; a byte order mark counts.
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
  /// `text` with the edits made; nil where two of them overlap or one lies outside of the text.
  ///
  /// Edits that insert at one place keep their order.
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
