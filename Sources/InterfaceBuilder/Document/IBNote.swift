// SPDX-License-Identifier: MIT

/// Something in a document that could not be read as it is written.
///
/// A note never stops the reading: an unknown element becomes a plain view, a constraint to a
/// missing item is left out, and the note says so with its place.
public struct IBNote: Hashable, Sendable {
  /// What kind of thing was met; stable, for filters and tests.
  public enum Kind: String, Hashable, Sendable {
    /// An element that Plumb has no meaning for; a plain view stands for it.
    case unknownElement
    /// A constraint that names an id which the document does not hold; left out.
    case missingItem
    /// A constraint whose attribute, relation or pairing cannot be read; left out.
    case malformedConstraint
    /// A number that is not finite or beyond any screen; replaced or left out.
    case unusableNumber
    /// Controllers that embed each other; the inner one is drawn as an empty view.
    case circularEmbedding
    /// Something that the document only refers to; a plain view stands for it.
    case notInFile
    /// A device that Plumb does not know; the nearest canvas stands for it.
    case unknownDevice
  }

  public var kind: Kind
  /// One sentence for the user, without the place.
  public var message: String
  /// The line in the file, counted from 1.
  public var line: Int
  /// The id of the object that the note is about.
  public var objectID: String?

  public init(_ kind: Kind, _ message: String, line: Int, objectID: String? = nil) {
    self.kind = kind
    self.message = message
    self.line = line
    self.objectID = objectID
  }
}
