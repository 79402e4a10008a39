// SPDX-License-Identifier: MIT

public import Diagnostics

extension ConflictExplanation {
  /// The explanation as a diagnostic at the line of the message.
  ///
  /// - Parameter file: the path of the log, or nil for a log without a file.
  public func diagnostic(in file: String?) -> Diagnostic {
    let words = ConstraintWords(names)
    var notes = [causeText]
    if let broken, let line = log.entries[broken].constraint {
      let verb = log.brokenEntry == nil ? "would break" : "breaks"
      notes.insert("\(log.framework) \(verb) \(words.noun(line)).", at: 0)
    }
    return Diagnostic(
      cause.rule.id, .error, sentence, at: Diagnostic.Place(file: file, line: log.line),
      related: core.compactMap { entry in
        log.entries[entry].constraint.map {
          Diagnostic.Related(
            words.statement($0),
            at: Diagnostic.Place(file: file, line: log.entries[entry].line))
        }
      },
      notes: notes,
      fixIts: fixes.map { Diagnostic.FixIt($0.text, code: $0.code.isEmpty ? nil : $0.code) })
  }
}

extension ConflictExplanation {
  /// The description of the cause, and whether a part of the message was not read. For a message of
  /// AppKit it names AppKit instead of UIKit.
  var causeText: String {
    let text = log.isAppKit ? cause.text.replacing(text: "UIKit", with: "AppKit") : cause.text
    guard log.skippedEntries > 0 else { return text }
    return text + " The list is too long: its last \(log.skippedEntries) constraints were not read."
  }
}

extension ConflictLog {
  /// The framework that printed the message.
  var framework: String { isAppKit ? "AppKit" : "UIKit" }
}

extension ConflictCause {
  /// The rule under which diagnostics with this cause are reported.
  public var rule: RuleDescription {
    RuleDescription(RuleID("conflict-\(id)"), title, severity: .error)
  }

  /// The cause in a few words.
  public var title: String {
    switch self {
    case .zeroSize: "Laid out while a size is still zero"
    case .systemViews: "Conflict inside UIKit's own views"
    case .rowHeight: "Row height contradicts its content's constraints"
    case .autoresizingMask: "Autoresizing mask contradicts constraints"
    case .sizeAndEdges: "One constraint too many"
    case .attributeSetTwice: "Attribute set twice"
    case .fixedWidth: "Fixed width contradicts the content's constraints"
    case .fixedHeight: "Fixed height contradicts the content's constraints"
    case .stackViewHides: "Hidden stack view item with a required size"
    case .rowHeightAndRatio: "Row height contradicts an aspect ratio"
    case .repeatsStackView: "Constraint contradicts a stack view's own"
    case .keyboardHeight: "Height of an input view contradicts the system's"
    case .layoutGuide: "Pinned to a layout guide and to something else"
    case .negativeSize: "Negative size"
    case .columnWidth: "Column width contradicts the content's constraints"
    case .clipView: "Content pinned to a scroll view and to its clip view"
    case .hostedSize: "Size given by SwiftUI or a controller contradicts the view's constraints"
    case .stackViewItself: "A stack view's settings contradict each other"
    case .incomplete: "Incomplete message without a visible conflict"
    }
  }
}
