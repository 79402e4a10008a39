// SPDX-License-Identifier: MIT

public import Foundation

// Dragging is not supported. The types exist for the signatures of delegates.

public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

/// Provides the objects and data that code gave it.
// The item is immutable. Clients set the name before they share the provider.
open class NSItemProvider: NSObject, @unchecked Sendable {
  private let object: Any?
  open var suggestedName: String?

  public override init() {
    object = nil
    super.init()
  }

  public init(object: Any) {
    self.object = object
    super.init()
  }

  public init(item: Any?, typeIdentifier: String?) {
    object = item
    super.init()
  }

  public init?(contentsOf fileURL: URL) {
    object = fileURL
    super.init()
  }

  open func canLoadObject<Loaded>(ofClass aClass: Loaded.Type) -> Bool { object is Loaded }

  @discardableResult
  open func loadObject<Loaded>(
    ofClass aClass: Loaded.Type,
    completionHandler: @escaping @Sendable (Loaded?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? Loaded, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Whether the type was registered, or the provider has an object of any type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    object != nil || hasRepresentationConforming(toTypeIdentifier: typeIdentifier)
  }

  /// The registered types. The types of objects are not included.
  open var registeredTypeIdentifiers: [String] { registeredTypeIdentifiers(fileOptions: []) }

  /// Returns the registered data of the type, or else the object, regardless of its type.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let entry = registrations.entry(for: UTType(importedAs: typeIdentifier)) else {
      completionHandler?(object, nil)
      return
    }
    _ = ItemRegistrations.loadData(entry) { completionHandler?($0, $1) }
  }

  /// Returns the registered data, or else the object if it is data, or the contents of the file if
  /// it is a URL.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let entry = registrations.entry(for: UTType(importedAs: typeIdentifier)) {
      return ItemRegistrations.loadData(entry, completionHandler) ?? Progress(totalUnitCount: 1)
    }
    completionHandler(
      object as? Data ?? (object as? URL).flatMap { try? Data(contentsOf: $0) }, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Returns a file with the registered data, or else the object if it is a URL, or else nil.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    if let entry = registrations.entry(for: UTType(importedAs: typeIdentifier)) {
      return ItemRegistrations.loadFile(entry, named: suggestedName, inPlace: false) {
        completionHandler($0, $2)
      } ?? Progress(totalUnitCount: 1)
    }
    completionHandler(object as? URL, nil)
    return Progress(totalUnitCount: 1)
  }
}

open class UIDragItem: _UIObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init(object: ())
  }
}

/// No effect.
open class UIDragPreview: _UIObject {
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init(object: ())
  }

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    super.init(object: ())
  }

  /// Shows the title above the URL.
  public convenience init(for url: URL, title: String? = nil) {
    let lines = [title, url.absoluteString].compactMap { $0 }.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: lines)
    stack.axis = .vertical
    self.init(view: stack)
  }
}

@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects<Loaded>(ofClass aClass: Loaded.Type) -> Bool
}

extension UIDropSession {
  /// Always completed: dropped items are in the process.
  public var progress: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// No effect.
  public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
    get { .default }
    set {}
  }
}

extension UIDragDropSession {
  public var allowsMoveOperation: Bool { true }
  public var isRestrictedToDraggingApplication: Bool { false }

  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  /// Returns the objects of the class among ``UIDragDropSession/items``.
  func loadObjects<Loaded>(
    ofClass aClass: Loaded.Type, completion: @escaping ([Loaded]) -> Void
  ) -> Progress
}

open class UIDropProposal: _UIObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init(object: ())
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

/// No effect.
open class UIDragInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false

  /// True on an iPad, although there is no dragging.
  public class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init(object: ())
  }
}

/// Never called.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// No effect.
open class UIDropInteraction: AttachedInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init(object: ())
  }
}
