// SPDX-License-Identifier: MIT

public import Foundation

/// A text input that supports dragging. No input event starts a drag.
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  /// No effect.
  var textDragOptions: UITextDragOptions { get set }
}

public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public var rawValue: Int

  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Never called.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable,
    itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { [] }
}

@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  var dragRange: UITextRange { get }
  var suggestedItems: [UIDragItem] { get }
  var existingItems: [UIDragItem] { get }
}

/// Never called.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { UITextDropProposal(operation: .cancel) }

  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  ) {}
}

@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// No effect.
open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable {
    case insert = 0
    case replaceSelection, replaceAll
  }

  open var dropAction = Action.insert
  open var useFastSameViewOperations = true
}

/// Never called.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem)
}

extension UITextPasteDelegate {
  public func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    transform item: any UITextPasteItem
  ) {}
}

@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
  var itemProvider: NSItemProvider { get }
  var localObject: Any? { get }
  var defaultAttributes: [NSAttributedString.Key: Any] { get }
  func setResult(string: String)
  func setResult(attributedString string: NSAttributedString)
  func setResult(attachment textAttachment: NSTextAttachment)
  func setNoResult()
  func setDefaultResult()
}

/// No effect.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public var rawValue: UInt

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// No effect.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}

/// No effect.
open class UITextInteraction: AttachedInteraction {
  public enum Mode: Int, Sendable { case editable, nonEditable }

  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UITextInput)?
  public let textInteractionMode: Mode

  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init(object: ())
  }

  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
}

/// Never called.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }

  public func interactionWillBegin(_ interaction: UITextInteraction) {}

  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
