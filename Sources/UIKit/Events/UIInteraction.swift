// SPDX-License-Identifier: MIT

public import Foundation

@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// No effect.
open class UIScrollEdgeElementContainerInteraction: _PlainObject, UIInteraction {
  open private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = .top

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { state.interactions }
    set {
      for interaction in state.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    state.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard state.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    state.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
