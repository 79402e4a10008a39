// SPDX-License-Identifier: MIT

#if Macros
  import SwiftDiagnostics
  import VisualFormat

  /// A message that the compiler shows at a use of the macro.
  enum VisualFormatMessage: DiagnosticMessage, FixItMessage {
    /// A mistake in the format.
    case mistake(FormatProblem, notes: [String])
    /// The argument is not a string literal.
    case notALiteral
    /// The literal has an interpolation.
    case interpolation
    /// The literal has an escape sequence.
    case escape
    /// The options are not literals.
    case options
    /// The replacement text of a fix-it.
    case write(String)
    /// A fix-it that only carries the position of its diagnostic.
    case place

    var message: String {
      switch self {
      case .mistake(let problem, let notes):
        ([problem.message] + notes).joined(separator: "; ")
      case .notALiteral:
        "#visualFormat reads its format at compile time: use a string literal"
      case .interpolation:
        "#visualFormat finds variables by name: write the name without '\\(' and ')'"
      case .escape:
        "a visual format cannot contain '\\'"
      case .options:
        "#visualFormat reads its options at compile time: use literals, as in"
          + " '[.alignAllTop, .directionLeftToRight]'"
      case .write(let text):
        "write '\(text)'"
      case .place:
        PlacingMessageHandler.carrier
      }
    }

    var diagnosticID: MessageID { MessageID(domain: "VisualFormat", id: id) }

    var fixItID: MessageID { diagnosticID }

    var severity: DiagnosticSeverity { .error }

    private var id: String {
      switch self {
      case .mistake(let problem, _): problem.id
      case .notALiteral: "not-a-literal"
      case .interpolation: "interpolation"
      case .escape: "escape"
      case .options: "options"
      case .write: "write"
      case .place: "place"
      }
    }
  }
#endif
