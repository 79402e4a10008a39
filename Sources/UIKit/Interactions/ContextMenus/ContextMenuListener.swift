// SPDX-License-Identifier: MIT

import Foundation

/// The callbacks of a context menu: of an interaction's delegate, a table view or a collection
/// view.
@MainActor
struct ContextMenuListener {
  typealias Animator = ContextMenuAnimator
  typealias Configuration = UIContextMenuConfiguration

  /// The sender of the menu's actions.
  var sender: AnyObject?
  var highlightPreview: (Configuration) -> UITargetedPreview?
  var dismissalPreview: (Configuration) -> UITargetedPreview?
  var willDisplay: (Configuration, Animator) -> Void
  var willEnd: (Configuration, Animator) -> Void
  var willCommit: (Configuration, Animator) -> Void
  var willChoose: ((UIMenuElement) -> Void)?
}

/// A view that shows a menu with its own interaction.
@MainActor
protocol MenuOwner: UIView {
  var contextMenuInteraction: UIContextMenuInteraction? { get }
  /// Called before the menu is shown.
  func willShowMenu()
  /// Called before an element of the menu is performed.
  func willChoose(_ element: UIMenuElement)
}

extension UIControl: MenuOwner {
  func willShowMenu() { sendActions(for: .menuActionTriggered) }
}

extension ContextMenuListener {
  init(_ interaction: UIContextMenuInteraction) {
    let delegate = interaction.delegate
    // The sender of a control's own menu is the control.
    let control = (interaction.view as? any MenuOwner).flatMap {
      $0.contextMenuInteraction === interaction ? $0 : nil
    }
    self.init(
      sender: control ?? interaction,
      highlightPreview: {
        delegate?.contextMenuInteraction(
          interaction, configuration: $0, highlightPreviewForItemWithIdentifier: $0.identifier)
      },
      dismissalPreview: {
        delegate?.contextMenuInteraction(
          interaction, configuration: $0, dismissalPreviewForItemWithIdentifier: $0.identifier)
      },
      willDisplay: { [weak control] in
        control?.willShowMenu()
        delegate?.contextMenuInteraction(interaction, willDisplayMenuFor: $0, animator: $1)
      },
      willEnd: { delegate?.contextMenuInteraction(interaction, willEndFor: $0, animator: $1) },
      willCommit: {
        delegate?.contextMenuInteraction(
          interaction, willPerformPreviewActionForMenuWith: $0, animator: $1)
      },
      willChoose: { [weak control] in control?.willChoose($0) })
  }
}
