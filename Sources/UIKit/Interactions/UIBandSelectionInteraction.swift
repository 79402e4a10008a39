// SPDX-License-Identifier: MIT

public import Foundation

/// The handlers are not called: a pointer cannot draw a selection.
open class UIBandSelectionInteraction: AttachedInteraction {
  public enum State: Int, Sendable { case possible, began, selecting, ended }

  open var isEnabled = true
  open var state: State { .possible }
  open var selectionRect: CGRect { .zero }
  open var initialModifierFlags: UIKeyModifierFlags { [] }
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    super.init(object: ())
  }
}
