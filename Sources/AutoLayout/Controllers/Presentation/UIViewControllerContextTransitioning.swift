// SPDX-License-Identifier: MIT

public import Foundation

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// Whose view is shown at the start.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// Whose view is shown at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  /// The view that goes; nil where none does.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that comes; nil where none does.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// What an animator knows of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything moves.
  var containerView: UIView { get }
  /// Whether the caller asked for movement.
  var isAnimated: Bool { get }
  /// Whether an interaction controller decides how far the transition has come.
  var isInteractive: Bool { get }
  /// Whether the transition leads back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the presented controller is shown.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn of the new view, which is none: windows turn as a whole.
  var targetTransform: CGAffineTransform { get }
  /// Says how far the interaction has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that the interaction leads on to the end.
  func finishInteractiveTransition()
  /// Says that the interaction leads back to the start.
  func cancelInteractiveTransition()
  /// Holds a transition that goes on by itself, which none does here.
  func pauseInteractiveTransition()
  /// Ends the transition. Animators must call it once.
  func completeTransition(_ didComplete: Bool)
  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes; nil for a presenter's view that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller is at the start; zero where that is open.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller is to be at the end; zero where that is open.
  func finalFrame(for vc: UIViewController) -> CGRect
}
