// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle that a pointer draws to select. There is no pointer: handlers are never called.
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
