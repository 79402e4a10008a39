// SPDX-License-Identifier: MIT

/// An interaction that stores its view and has no other effect.
open class AttachedInteraction: _UIObject, UIInteraction {
  open private(set) weak var view: UIView?

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
