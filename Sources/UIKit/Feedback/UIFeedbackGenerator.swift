// SPDX-License-Identifier: MIT

public import Foundation

// Feedback is not generated.

/// No effect.
open class UIFeedbackGenerator: AttachedInteraction {
  public init() { super.init(object: ()) }

  /// Adds the generator to the view as an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  open func prepare() {}
}

/// No effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public convenience init(style: FeedbackStyle) { self.init() }

  public convenience init(style: FeedbackStyle, view: UIView) { self.init(view: view) }

  open func impactOccurred() {}

  open func impactOccurred(intensity: CGFloat) {}

  open func impactOccurred(at location: CGPoint) {}

  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// No effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) {}

  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// No effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}

  open func selectionChanged(at location: CGPoint) {}
}

/// No effect.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}

  open func pathCompleted(at location: CGPoint) {}
}
