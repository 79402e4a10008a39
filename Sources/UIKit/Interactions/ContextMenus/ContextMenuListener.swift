// SPDX-License-Identifier: MIT

import Foundation

/// Who hears of a context menu: the delegate of an interaction, a table or a collection.
@MainActor
struct ContextMenuListener {
  typealias Animator = ContextMenuAnimator
  typealias Configuration = UIContextMenuConfiguration

  /// What actions say they come from.
  var sender: AnyObject?
  var highlightPreview: (Configuration) -> UITargetedPreview?
  var dismissalPreview: (Configuration) -> UITargetedPreview?
  var willDisplay: (Configuration, Animator) -> Void
  var willEnd: (Configuration, Animator) -> Void
  var willCommit: (Configuration, Animator) -> Void
  var willChoose: ((UIMenuElement) -> Void)?
}

/// A view whose own interaction shows its menu.
@MainActor
protocol MenuOwner: UIView {
  var contextMenuInteraction: UIContextMenuInteraction? { get }
  /// The menu is about to be shown.
  func willShowMenu()
  /// An element of the menu is about to be performed.
  func willChoose(_ element: UIMenuElement)
}

extension UIControl: MenuOwner {
  func willShowMenu() { sendActions(for: .menuActionTriggered) }
}

extension ContextMenuListener {
  init(_ interaction: UIContextMenuInteraction) {
    let delegate = interaction.delegate
    // A control's own menu comes from the control.
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
