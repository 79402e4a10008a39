// SPDX-License-Identifier: MIT

public import AutoLayout
public import UIKitComponents

/// A picture file, stretched to a rectangle.
public struct PlacedPicture: Hashable, Sendable {
  public var data: PictureData
  public var rect: Rect
  /// The colour that shows where the picture is opaque; nil for the picture's own.
  public var tint: Color?

  public init(_ data: PictureData, in rect: Rect, tint: Color? = nil) {
    self.data = data
    self.rect = rect
    self.tint = tint
  }
}
