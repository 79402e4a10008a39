// SPDX-License-Identifier: MIT

/// A change that resolves a conflict.
public struct ConflictFix: Hashable, Sendable {
  /// The change in a sentence.
  public var text: String
  /// The change as code, in the style of the constraint's author; empty if no code is needed.
  public var code: String
  /// The index of the changed entry, or nil.
  public var entry: Int?
  /// The change of the entries of the message.
  package var change: ConflictChange
  /// The frames of the views after the change.
  public var frames: [LoggedFrame] = []
  /// Whether the constraints of the message can all hold after the change.
  public var endsConflict = true
}

/// The effect of a fix on the entries of a message.
package enum ConflictChange: Hashable, Sendable {
  case priority(Int)
  case remove([Int])
  case relation(Int, LoggedConstraint.Relation)
  case constant(Int, Double)
  case none
}
