// SPDX-License-Identifier: MIT

#if Macros
  import SwiftSyntax

  /// The text of a string literal, and the position of each of its bytes in the source file.
  struct FormatLiteral {
    /// The reason why a literal cannot be read as a format.
    struct Unreadable: Error {
      var message: VisualFormatMessage
      var node: Syntax
      /// The identifier of an interpolation that consists of one identifier only.
      var name: String?
    }

    let text: String

    private let literal: StringLiteralExprSyntax

    /// The start of each segment, in ``text`` and in the source file.
    private let starts: [(offset: Int, position: AbsolutePosition)]

    init(_ literal: StringLiteralExprSyntax) throws(Unreadable) {
      var text = ""
      var starts: [(offset: Int, position: AbsolutePosition)] = []
      for segment in literal.segments {
        switch segment {
        case .stringSegment(let segment):
          let content = segment.content
          if literal.openingPounds == nil, content.text.utf8.contains(UInt8(ascii: "\\")) {
            throw Unreadable(message: .escape, node: Syntax(segment))
          }
          starts.append((text.utf8.count, content.positionAfterSkippingLeadingTrivia))
          text += content.text
        case .expressionSegment(let segment):
          let only = segment.expressions.count == 1 ? segment.expressions.first?.expression : nil
          throw Unreadable(
            message: .interpolation, node: Syntax(segment),
            name: only?.as(DeclReferenceExprSyntax.self)?.baseName.text)
        }
      }
      self.text = text
      self.literal = literal
      self.starts = starts
    }

    /// The range in the source file of a range of the text.
    func sourceRange(of range: Range<Int>) -> Range<AbsolutePosition> {
      let lower = position(of: range.lowerBound)
      return lower..<max(lower, position(of: range.upperBound))
    }

    private func position(of offset: Int) -> AbsolutePosition {
      guard let start = starts.last(where: { $0.offset <= offset }) else {
        return literal.openingQuote.endPosition
      }
      return start.position.advanced(by: offset - start.offset)
    }

    /// The node that diagnostics about the text are anchored at.
    var node: Syntax { Syntax(literal) }
  }
#endif
