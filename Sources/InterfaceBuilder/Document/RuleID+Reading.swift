// SPDX-License-Identifier: MIT

public import Diagnostics

/// What can be met in a document that cannot be taken as it is written.
///
/// None stops the reading but ``unreadableFile``: an unknown element becomes a plain view, a constraint
/// to a missing item is left out, and a diagnostic says so with its place.
extension RuleID {
  /// A file that is no document.
  public static let unreadableFile: RuleID = "unreadable-file"
  /// An element that Plumb has no meaning for; a plain view stands for it.
  public static let unknownElement: RuleID = "unknown-element"
  /// A constraint that names an id which the document does not hold; left out.
  public static let missingItem: RuleID = "missing-item"
  /// A constraint whose attribute, relation or pairing cannot be read; left out.
  public static let malformedConstraint: RuleID = "malformed-constraint"
  /// A number that is not finite or beyond any screen; replaced or left out.
  public static let unusableNumber: RuleID = "unusable-number"
  /// Controllers that embed each other; the inner one is drawn as an empty view.
  public static let circularEmbedding: RuleID = "circular-embedding"
  /// Something that the document only refers to; a plain view stands for it.
  public static let notInFile: RuleID = "not-in-file"
  /// A device that Plumb does not know; the nearest canvas stands for it.
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
