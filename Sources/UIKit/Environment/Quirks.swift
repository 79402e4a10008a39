// SPDX-License-Identifier: MIT

/// Named behaviours that differ between releases of iOS, or that follow from no general rule.
public struct Quirks: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  /// Autoresizing masks constrain the center of a view instead of its left and top edges.
  ///
  /// iOS 7 to 11 do this: `midX == superview.midX + 12.5`. Frames differ only if both margins of a
  /// view are flexible and its size is not. Then the center keeps its relative position, not the
  /// left edge.
  ///
  /// Source: a published table of the constraints of all eight masks of an axis (iOS 7), and
  /// console logs of iOS 10 and 11.
  public static let masksPlaceCenters = Quirks(rawValue: 1 << 0)

  /// The priority of an active constraint cannot change between required and optional.
  ///
  /// A change raises `NSInternalInconsistencyException`, as on iOS 8 to 12.
  ///
  /// Source: the reference of NSLayoutConstraint and crash reports; since iOS 13 it is accepted.
  public static let priorityClassIsFixed = Quirks(rawValue: 1 << 1)

  /// A window sets the size of a root view that translates no mask once, when it shows the view.
  ///
  /// Without this quirk, such a view has no size unless constraints give it one.
  ///
  /// Source: a published experiment with roots that clear the flag in `viewDidLoad`.
  public static let windowTiesUntranslatedRoot = Quirks(rawValue: 1 << 2)

  /// The behaviour of iOS 17 and 18.
  public static let standard: Quirks = [.windowTiesUntranslatedRoot]

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The quirks of the whole process. The default is ``standard``. A change applies from the next
  /// layout.
  @preconcurrency @MainActor
  public static var current: Quirks {
    get { LayoutStore.current.quirks }
    set { LayoutStore.current.quirks = newValue }
  }
}
