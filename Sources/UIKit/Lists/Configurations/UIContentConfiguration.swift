// SPDX-License-Identifier: MIT

public import Foundation

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// The default implementation compares types.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// Shows `content` in the view's subview `shown`. If `shown` does not support it, a new view
  /// replaces `shown`.
  func install(_ content: (any UIContentConfiguration)?, in shown: inout UIView?) {
    if let content, let view = shown as? any UIView & UIContentView, view.supports(content) {
      view.configuration = content
      return
    }
    shown?.removeFromSuperview()
    shown = content?.makeContentView()
    guard let view = shown else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
