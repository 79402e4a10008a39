// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A content configuration of an empty content view.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}

  fileprivate init(empty: Void) {}

  public func makeContentView() -> any UIView & UIContentView { EmptyContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    self
  }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    self
  }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    self
  }
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(empty: ())
  }
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> { UIHostingConfiguration<Content, B>(empty: ()) }
}

@MainActor
private final class EmptyContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// No effect: the background is not drawn.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: _Leaf {}
