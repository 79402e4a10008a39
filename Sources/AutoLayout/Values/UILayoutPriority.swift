// SPDX-License-Identifier: MIT

/// How strongly a constraint pulls: above 0, up to 1000, which is required. Every Float is a level of
/// its own.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  /// 1000: must hold. What cannot all hold is reported, and one of it is broken.
  public static let required = UILayoutPriority(1000)
  /// 750: how views resist being smaller than their content unless told otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: above a window's own size, so that a drag may change it (Mac Catalyst).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a window's own size (Mac Catalyst).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: below a window's own size, so that a drag leaves it (Mac Catalyst).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how views resist being larger than their content unless told otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how the target of `systemLayoutSizeFitting(_:)` pulls, weaker than nearly everything else.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
}
