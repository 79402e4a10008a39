// SPDX-License-Identifier: MIT

public import Foundation

extension String {
  /// Compares texts by the rules of file lists or of the language. `StandardComparator` lacks these
  /// orders on Linux.
  public struct LocalizedComparator: SortComparator, Codable, Hashable, Sendable {
    private enum Kind: Int, Codable, Hashable, Sendable { case localized, localizedStandard }

    private let kind: Kind
    public var order = SortOrder.forward

    public static let localized = LocalizedComparator(kind: .localized)
    public static let localizedStandard = LocalizedComparator(kind: .localizedStandard)

    private init(kind: Kind) { self.kind = kind }

    public init(_ base: LocalizedComparator, order: SortOrder = .forward) {
      self = base
      self.order = order
    }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      let result =
        switch kind {
        case .localized: lhs.localizedCompare(rhs)
        case .localizedStandard: lhs.localizedStandardCompare(rhs)
        }
      guard order == .reverse else { return result }
      return switch result {
      case .orderedAscending: .orderedDescending
      case .orderedDescending: .orderedAscending
      case .orderedSame: .orderedSame
      }
    }
  }
}

extension SortComparator where Self == String.LocalizedComparator {
  public static var localized: String.LocalizedComparator { .localized }
  public static var localizedStandard: String.LocalizedComparator { .localizedStandard }
}
