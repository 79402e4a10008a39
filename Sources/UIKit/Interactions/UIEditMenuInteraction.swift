// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

open class UIEditMenuConfiguration: _UIObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
  /// No effect.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init(object: ())
  }
}

/// The menu opens at once when code presents it. It is not drawn.
open class UIEditMenuInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var shown: (configuration: UIEditMenuConfiguration, menu: OpenContextMenu)?

  /// The presented menu, from which code can choose.
  public var openMenu: OpenContextMenu? { shown?.menu }

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init(object: ())
  }

  /// Presents the delegate's menu, or else the actions that the view supports for its selection.
  /// Does not present an empty menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard view != nil else { return }
    let menu = menu(for: configuration)
    guard !menu.leaves.isEmpty else { return }
    let open = OpenContextMenu(
      UIContextMenuConfiguration(actionProvider: { _ in menu }), listener(for: configuration)
    ) { [weak self] in self?.shown = nil }
    shown = (configuration, open)
    _ = delegate?.editMenuInteraction(self, targetRectFor: configuration)
    open.show()
  }

  open func dismissMenu() { shown?.menu.dismiss() }

  open func reloadVisibleMenu() {
    guard let shown else { return }
    shown.menu.update { _ in menu(for: shown.configuration) }
  }

  open func updateVisibleMenuPosition(animated: Bool) {
    guard let shown else { return }
    _ = delegate?.editMenuInteraction(self, targetRectFor: shown.configuration)
  }

  /// The point that the menu was opened at, or zero if no menu is open.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = view?.standardEditElements ?? []
    return delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  private func listener(for configuration: UIEditMenuConfiguration) -> ContextMenuListener {
    ContextMenuListener(
      sender: self, highlightPreview: { _ in nil }, dismissalPreview: { _ in nil },
      willDisplay: { [weak self] _, animator in
        guard let self else { return }
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
      },
      willEnd: { [weak self] _, animator in
        guard let self else { return }
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
      }, willCommit: { _, _ in })
  }
}
