// SPDX-License-Identifier: MIT

public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
  public static let all = UIRectEdge(rawValue: 15)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both = UIAxis(rawValue: 3)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
