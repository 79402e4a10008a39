// SPDX-License-Identifier: MIT

extension Diagnostic {
  /// A layout that demonstrates a finding, such as one of two equally good layouts.
  public struct Witness: Hashable, Sendable {
    /// A short name of the layout: "the layout found", "another, as good".
    public var title: String
    public var frames: [Frame]

    public init(_ title: String, frames: [Frame]) {
      self.title = title
      self.frames = frames
    }
  }

  /// The frame of a view in a witness, in its superview's coordinates, in points.
  public struct Frame: Hashable, Sendable {
    /// The name of the view in the message.
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
