// SPDX-License-Identifier: MIT

/// The content of an item, as far as layout depends on it.
///
/// The engine knows no labels, buttons or tables. A module above declares its contents as a type
/// that conforms to this protocol: `UIKitComponents` does so for UIKit's views. An item keeps its
/// content as ``AnyLayoutContent``.
///
/// Lengths are in points, and sizes are those of alignment rects. A conforming type has to write
/// only ``size(width:in:)``; the rest describes a content without text, baselines and children.
public protocol LayoutContent: Hashable, Sendable {
  /// Properties that do not depend on the environment. They are read once, when an item gets the
  /// content.
  var traits: ContentTraits { get }

  /// The intrinsic content size; an axis without one is nil.
  ///
  /// `width` is the width in which text wraps; nil for the natural size. Contents without
  /// ``ContentTraits/widthDependent`` ignore it.
  func size(width: Double?, in environment: Environment) -> ContentSize

  /// The baselines of the first and the last line; nil for a content without text. `width` has the
  /// same meaning as in ``size(width:in:)``.
  func baselines(width: Double?, in environment: Environment) -> Baselines?

  /// The distances from the edges of the frame to those of the alignment rect.
  func alignmentInsets(in environment: Environment) -> EdgeInsets

  /// The distance between the baselines of successive lines; nil for a content without text.
  func linePitch(in environment: Environment) -> Double?

  /// The texts that break their lines when the content is `width` wide.
  func texts(width: Double, in environment: Environment) -> [ContentText]

  /// The environment in which the content of `item` is measured. It is read only if the content has
  /// ``ContentTraits/placeDependent``.
  func measuringEnvironment(of item: ItemID, in forest: borrowing LayoutForest) -> Environment

  /// Sets the frames of descendants of `item` that constraints do not place. All frames that follow
  /// from constraints are set before.
  ///
  /// It is not called in a layout with a host, because the host places these views.
  func placeChildren(of item: ItemID, in forest: inout LayoutForest)

  /// The content without references to items, for a copy of the item in another forest.
  func withoutItems() -> Self
}

extension LayoutContent {
  public var traits: ContentTraits { [] }

  public func baselines(width: Double?, in environment: Environment) -> Baselines? { nil }

  public func alignmentInsets(in environment: Environment) -> EdgeInsets { .zero }

  public func linePitch(in environment: Environment) -> Double? { nil }

  public func texts(width: Double, in environment: Environment) -> [ContentText] { [] }

  public func measuringEnvironment(
    of item: ItemID, in forest: borrowing LayoutForest
  ) -> Environment { forest.environment(of: item) }

  public func placeChildren(of item: ItemID, in forest: inout LayoutForest) {}

  public func withoutItems() -> Self { self }
}

/// Properties of a content that do not depend on the environment.
public struct ContentTraits: OptionSet, Hashable, Sendable {
  public var rawValue: UInt8

  /// The content wraps text, so it is measured again once its width is known.
  public static let widthDependent = ContentTraits(rawValue: 1)
  /// Only the host knows the size; a measuring step asks for it.
  public static let sizedByHost = ContentTraits(rawValue: 2)
  /// The size depends on where the item is in the tree and on the constraints that mention it.
  public static let placeDependent = ContentTraits(rawValue: 4)
  /// The item moves with the bottom of the canvas when that changes its height.
  public static let bottomAligned = ContentTraits(rawValue: 8)

  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
