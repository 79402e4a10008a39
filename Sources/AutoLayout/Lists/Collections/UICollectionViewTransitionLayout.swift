// SPDX-License-Identifier: MIT

public import Foundation

/// Keeps what a transition is between; the collection shows the next layout at once.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// No effect.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }
}

/// No effect.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: _UIObject {
  public enum Bounce: Int, Sendable {
    case automatic = 0
    case always, never
  }

  open var decelerationRate = NSCollectionLayoutSectionOrthogonalDecelerationRate.automatic
  open var bounce = Bounce.automatic

  init() { super.init(object: ()) }
}

/// No effect.
public enum NSCollectionLayoutSectionOrthogonalDecelerationRate: Sendable {
  case automatic, normal, fast
}

/// No effect.
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 3)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension UIImage {
  /// No effect.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
