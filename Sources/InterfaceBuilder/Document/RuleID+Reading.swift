// SPDX-License-Identifier: MIT

public import Diagnostics

/// The rules for content of a document that cannot be used as it is.
///
/// Only ``unreadableFile`` stops reading. For the other rules, reading continues and adds a
/// diagnostic. For example, an unknown element becomes a plain view, and a constraint with a
/// missing item is omitted.
extension RuleID {
  /// A file that is not an Interface Builder document.
  public static let unreadableFile: RuleID = "unreadable-file"
  /// An element that Plumb does not support. It becomes a plain view.
  public static let unknownElement: RuleID = "unknown-element"
  /// A constraint with an id that is not in the document. It is omitted.
  public static let missingItem: RuleID = "missing-item"
  /// A constraint with an unknown attribute, relation or pair of attributes. It is omitted.
  public static let malformedConstraint: RuleID = "malformed-constraint"
  /// A number that is not finite or is larger than any screen. It is replaced or omitted.
  public static let unusableNumber: RuleID = "unusable-number"
  /// Controllers that embed each other. The inner one becomes an empty view.
  public static let circularEmbedding: RuleID = "circular-embedding"
  /// An object that the document only refers to. It becomes a plain view.
  public static let notInFile: RuleID = "not-in-file"
  /// A device that Plumb does not know. The nearest canvas replaces it.
  public static let unknownDevice: RuleID = "unknown-device"
}

extension Diagnostic {
  /// A note about an element.
  init(_ rule: RuleID, _ message: String, at element: IBElement, of file: String) {
    self.init(
      rule, .note, message,
      at: Place(file: file, line: element.line, elementID: element.id))
  }
}
