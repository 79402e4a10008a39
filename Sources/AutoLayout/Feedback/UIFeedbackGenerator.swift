// SPDX-License-Identifier: MIT

public import Foundation

// Nothing vibrates.

/// No effect.
open class UIFeedbackGenerator: AttachedInteraction {
  public init() { super.init(object: ()) }

  public convenience init(view: UIView) { self.init() }

  open func prepare() {}
}

/// No effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  open func impactOccurred() {}

  open func impactOccurred(intensity: CGFloat) {}

  open func impactOccurred(at location: CGPoint) {}
}

/// No effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// No effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
