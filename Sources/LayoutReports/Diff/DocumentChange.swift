// SPDX-License-Identifier: MIT

/// A difference between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case added, removed, moved, changed }

  /// The kinds of differences that affect neither layout nor behaviour.
  public enum Noise: String, Hashable, Sendable {
    /// Versions of tools and plug-ins, and copies of resources, which Xcode writes.
    case versions
    /// Frames that Auto Layout computes anyway.
    case frames
    /// Positions in the file and on the canvas.
    case bookkeeping
  }

  public var kind: Kind
  /// The id of the object; empty for the document itself.
  public var objectID: String
  /// The tag of the object, such as `label` or `constraint`.
  public var element: String
  /// The id of the scene; empty outside scenes.
  public var scene: String
  /// The path of the changed property, such as `fontDescription.pointSize`; nil for the whole
  /// object.
  public var property: String?
  /// The old value, or nil. ``new`` is the new value, or nil.
  public var old: String?
  public var new: String?
  /// The change in words.
  public var text: String
  /// The constraints and connections that were added or removed together with the object.
  public var details: [String] = []
  public var noise: Noise?
}
