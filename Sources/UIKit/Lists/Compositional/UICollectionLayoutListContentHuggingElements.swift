// SPDX-License-Identifier: MIT

public struct UICollectionLayoutListContentHuggingElements: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let supplementaryHeader = UICollectionLayoutListContentHuggingElements(
    rawValue: 1 << 0)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
