// SPDX-License-Identifier: MIT

public import Foundation

/// Handwriting with a pencil: nobody writes here.
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

/// As ``UIScribbleInteraction``, for places that become fields when written on.
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>:
  AttachedInteraction
{
  open private(set) weak var delegate: Delegate?
  open var isHandlingWriting: Bool { false }

  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init(object: ())
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  associatedtype ElementIdentifier: Hashable

  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  )
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  )
}

extension UIIndirectScribbleInteractionDelegate {
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
