// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  public enum Invalidations {
    public struct Layout: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct Display: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    public struct Configuration: UIViewInvalidating, Sendable {
      nonisolated init() {}

      public func invalidate(view: UIView) { (view as? UIButton)?.setNeedsUpdateConfiguration() }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public nonisolated static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public nonisolated static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public nonisolated static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public nonisolated static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  public nonisolated static var configuration: Self { Self() }
}
