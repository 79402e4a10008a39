// SPDX-License-Identifier: MIT

public import Foundation

/// Behaviour that is added to a view. Without input it rests.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }
  /// Is called before the interaction is added to a view, or with nil before it is taken away.
  func willMove(to view: UIView?)
  /// Is called after the interaction was added to a view, or with nil after it was taken away.
  /// Implementations keep `view`.
  func didMove(to view: UIView?)
}

/// Marks a view as lying over the edge of a scroll view (iOS 26). It has no effect.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: _UIObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The scroll view over which the view lies; kept.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view; kept, the top unless set.
  open var edge: UIRectEdge = .top

  /// An interaction without a view.
  public init() {
    super.init(object: ())
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

extension UIView {
  /// What was added to the view, in that order. Setting it takes all away and adds the new ones,
  /// with the calls that each of them hears.
  public var interactions: [any UIInteraction] {
    get { state.interactions }
    set {
      for interaction in state.interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, taking it from the view that has it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    state.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; nothing happens where it was not added to this view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard state.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    state.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
