// SPDX-License-Identifier: MIT

/// A context menu that code has opened, as a long press would. Nothing is drawn of it.
@preconcurrency @MainActor
public final class OpenContextMenu {
  public let configuration: UIContextMenuConfiguration
  /// Nil where the configuration shows a preview alone. Elements that are deferred are their own, once they came.
  public private(set) var menu: UIMenu?
  public let previewViewController: UIViewController?
  /// What is lifted off the screen; nil stands for the view, row or item itself.
  public let highlightPreview: UITargetedPreview?
  public private(set) var isOpen = true
  private let listener: ContextMenuListener
  /// Lets go of the menu: whoever shows it and the listener hold each other as long as it is open.
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

  /// Tells the delegate that the menu comes, and runs what it puts beside that.
  func show() {
    let animator = ContextMenuAnimator.animating(previewViewController)
    listener.willDisplay(configuration, animator)
    animator.run()
  }

  /// What can be chosen, submenus opened: neither what is hidden nor what is disabled.
  public var elements: [UIMenuElement] { menu?.leaves ?? [] }

  /// Chooses the first element of this title, and closes the menu unless the element keeps it.
  ///
  /// - Returns: whether there is such an element in an open menu.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard let element = elements.first(where: { $0.title == title }) else { return false }
    return choose(element)
  }

  /// Chooses an element, and closes the menu unless the element keeps it.
  ///
  /// - Returns: whether it can be chosen, and the menu is open.
  @discardableResult
  public func choose(_ element: UIMenuElement) -> Bool {
    guard isOpen, elements.contains(where: { $0 === element }) else { return false }
    if !element.attributesInMenu.contains(.keepsMenuPresented) { dismiss() }
    listener.willChoose?(element)
    element.choose(from: listener.sender)
    return true
  }

  /// Does what a tap on the preview does: the delegate commits to it, and the menu closes.
  ///
  /// - Returns: how the preview goes, nil where the menu is closed.
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

/// Runs at once what delegates put beside the coming and going of a menu.
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
