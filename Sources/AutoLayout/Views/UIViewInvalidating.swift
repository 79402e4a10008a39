// SPDX-License-Identifier: MIT

/// What a change of a property makes stale in the view that has it.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Marks what is stale; called after the property has changed.
  func invalidate(view: UIView)
}

extension UIView {
  /// The things that a change of a property can make stale.
  public enum Invalidations {
    /// The layout of the view's subviews.
    public struct Layout: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// The constraints that the view keeps up to date.
    public struct Constraints: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// What the view draws.
    public struct Display: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// The size of the view's content.
    public struct IntrinsicContentSize: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// The configuration of a button; other views have none to bring up to date.
    public struct Configuration: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { (view as? UIButton)?.setNeedsUpdateConfiguration() }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// ``UIView/Invalidations/Layout``
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// ``UIView/Invalidations/Constraints``
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// ``UIView/Invalidations/Display``
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// ``UIView/Invalidations/IntrinsicContentSize``
  public nonisolated static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// ``UIView/Invalidations/Configuration``
  public nonisolated static var configuration: Self { Self() }
}
