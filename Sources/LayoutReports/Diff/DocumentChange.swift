// SPDX-License-Identifier: MIT

/// One difference between two versions of a document.
public struct DocumentChange: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case added, removed, moved, changed }

  /// Differences without a meaning for layout or behaviour.
  public enum Noise: String, Hashable, Sendable {
    /// Tools, plug-ins and copies of resources that Xcode writes.
    case versions
    /// Frames that layout computes anyway.
    case frames
    /// Where things are in the file and on the canvas.
    case bookkeeping
  }

  public var kind: Kind
  /// The id of the object; empty for the document itself.
  public var objectID: String
  /// The tag of the object, such as `label` or `constraint`.
  public var element: String
  /// The id of the scene; empty outside of scenes.
  public var scene: String
  /// The path of what changed, such as `fontDescription.pointSize`; `nil` for the object as a whole.
  public var property: String?
  /// The values; `nil` where there is none.
  public var old: String?
  public var new: String?
  /// The change in words.
  public var text: String
  /// What went along with it: constraints and connections of a view that came or went.
  public var details: [String] = []
  public var noise: Noise?
}
