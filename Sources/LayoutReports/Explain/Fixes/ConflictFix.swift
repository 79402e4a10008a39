// SPDX-License-Identifier: MIT

/// A change that ends a conflict.
public struct ConflictFix: Hashable, Sendable {
  /// What to do, in a sentence.
  public var text: String
  /// The change as code, in the style in which the constraint was made; empty where none is needed.
  public var code: String
  /// The entry that is changed; nil where none is.
  public var entry: Int?
  /// Where the views are afterwards; empty where a conflict is left.
  public var frames: [LoggedFrame] = []
  /// Whether the lines of the message can all hold afterwards.
  public var endsConflict = true
}

/// What a fix does to the lines of a message.
enum ConflictChange: Hashable {
  case priority(Int)
  case remove([Int])
  case relation(Int, LoggedConstraint.Relation)
  case constant(Int, Double)
  case none
}
