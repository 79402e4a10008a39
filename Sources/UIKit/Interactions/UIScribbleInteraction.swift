// SPDX-License-Identifier: MIT

public import Foundation

/// Handwriting is not supported.
open class UIScribbleInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open var isHandlingWriting: Bool { false }
  open class var isPencilInputExpected: Bool { false }

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init(object: ())
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
