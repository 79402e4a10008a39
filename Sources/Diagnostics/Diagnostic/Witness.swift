// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A layout that shows what a diagnostic says, such as one of two that are equally good.
  public struct Witness: Hashable, Sendable {
    /// What the layout is, in a few words: "the layout found", "another, as good".
    public var title: String
    public var frames: [Frame]

    public init(_ title: String, frames: [Frame]) {
      self.title = title
      self.frames = frames
    }
  }

  /// Where a view is in a witness, in its superview's coordinates, in points.
  public struct Frame: Hashable, Sendable {
    /// The view as the message names it.
    public var name: String
    public var elementID: String?
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(
      _ name: String, elementID: String? = nil, x: Double, y: Double, width: Double,
      height: Double
    ) {
      self.name = name
      self.elementID = elementID
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}

#if !$Embedded
  extension Diagnostic.Witness: Decodable {}
  extension Diagnostic.Frame: Decodable {}
#endif
