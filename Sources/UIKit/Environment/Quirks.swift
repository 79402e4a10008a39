// SPDX-License-Identifier: MIT

/// Behaviours that differ between releases of iOS, or that no rule accounts for, by name.
public struct Quirks: OptionSet, Hashable, Sendable {
  public var rawValue: UInt32

  /// Masks that stand for constraints place the middle of a view instead of its left and top edges,
  /// as iOS 7 to 11 do: `midX == superview.midX + 12.5`. Frames differ only where both margins of a
  /// view are flexible and its size is not: its middle keeps its share, not its left edge.
  ///
  /// Source: a published table of the constraints of all eight masks of an axis (iOS 7), and console
  /// logs of iOS 10 and 11.
  public static let masksPlaceCenters = Quirks(rawValue: 1 << 0)

  /// The priority of an active constraint cannot go from required to optional or back: trying raises
  /// `NSInternalInconsistencyException`, as iOS 8 to 12 do.
  ///
  /// Source: the reference of NSLayoutConstraint and crash reports; since iOS 13 it is accepted.
  public static let priorityClassIsFixed = Quirks(rawValue: 1 << 1)

  /// A window makes a root controller's view that translates no mask its own size when it shows the
  /// view, and never again. Without this such a view has no size unless somebody constrains it.
  ///
  /// Source: a published experiment with roots that clear the flag in `viewDidLoad`.
  public static let windowTiesUntranslatedRoot = Quirks(rawValue: 1 << 2)

  /// What iOS 17 and 18 do.
  public static let standard: Quirks = [.windowTiesUntranslatedRoot]

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The quirks of the whole process; ``standard`` unless set. They change with the next layout.
  @preconcurrency @MainActor
  public static var current: Quirks {
    get { LayoutStore.current.quirks }
    set { LayoutStore.current.quirks = newValue }
  }
}
