// SPDX-License-Identifier: MIT

/// A context menu that code opened, as a long press does. It is not drawn.
@preconcurrency @MainActor
public final class OpenContextMenu {
  public let configuration: UIContextMenuConfiguration
  /// Nil if the configuration has only a preview. Deferred elements are replaced by those that they
  /// provided.
  public private(set) var menu: UIMenu?
  public let previewViewController: UIViewController?
  /// The preview of the menu's source. Nil means the view, row or item itself.
  public let highlightPreview: UITargetedPreview?
  public private(set) var isOpen = true
  private let listener: ContextMenuListener
  /// Releases the menu. An open menu is retained by its presenter.
  private let whenClosed: () -> Void

  init(
    _ configuration: UIContextMenuConfiguration, _ listener: ContextMenuListener,
    whenClosed: @escaping () -> Void
  ) {
    self.configuration = configuration
    self.listener = listener
    self.whenClosed = whenClosed
    highlightPreview = listener.highlightPreview(configuration)
    previewViewController = configuration.previewProvider?()
    menu = configuration.actionProvider?([])?.resolved
  }

  /// Calls the delegate, and then runs the animations and completions that it added.
  func show() {
    let animator = ContextMenuAnimator.animating(previewViewController)
    listener.willDisplay(configuration, animator)
    animator.run()
  }

  /// The elements that can be chosen, including those of submenus. Hidden and disabled elements are
  /// excluded.
  public var elements: [UIMenuElement] { menu?.leaves ?? [] }

  /// Chooses the first element with the title. Closes the menu unless the element keeps it open.
  ///
  /// - Returns: whether the menu is open and has such an element.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let element = elements.first(where: { $0.title == title }) else { return false }
    return choose(element)
  }

  /// Chooses an element. Closes the menu unless the element keeps it open.
  ///
  /// - Returns: whether the menu is open and the element can be chosen.
  @discardableResult
  public func choose(_ element: UIMenuElement) -> Bool {
    guard isOpen, elements.contains(where: { $0 === element }) else { return false }
    if !element.attributesInMenu.contains(.keepsMenuPresented) { dismiss() }
    listener.willChoose?(element)
    element.choose(from: listener.sender)
    return true
  }

  /// Taps the preview: calls the delegate and closes the menu.
  ///
  /// - Returns: the commit style, or nil if the menu is closed.
  @discardableResult
  public func commitPreview() -> UIContextMenuInteractionCommitStyle? {
    guard isOpen else { return nil }
    let animator = ContextMenuAnimator.animating(previewViewController)
    listener.willCommit(configuration, animator)
    dismiss()
    animator.run()
    return animator.preferredCommitStyle
  }

  /// Closes the menu without a choice.
  public func dismiss() {
    guard isOpen else { return }
    isOpen = false
    whenClosed()
    _ = listener.dismissalPreview(configuration)
    let animator = ContextMenuAnimator.animating(previewViewController)
    listener.willEnd(configuration, animator)
    animator.run()
  }

  func update(_ change: (UIMenu) -> UIMenu) {
    guard isOpen, let menu else { return }
    self.menu = change(menu).resolved
  }
}

/// Runs the animations and completions that delegates add to a menu, at once.
final class ContextMenuAnimator: _PlainObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating
{
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  static func animating(_ previewViewController: UIViewController?) -> ContextMenuAnimator {
    let animator = ContextMenuAnimator()
    animator.previewViewController = previewViewController
    return animator
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    for animation in animations { animation() }
    for completion in completions { completion() }
  }
}
