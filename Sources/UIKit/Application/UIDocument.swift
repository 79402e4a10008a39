// SPDX-License-Identifier: MIT

public import Foundation

/// A document in a file. Reading and writing finish before the calls return. Only
/// ``autosave(completionHandler:)`` and ``close(completionHandler:)`` save without an explicit
/// call.
open class UIDocument: _UIObject {
  public struct State: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let normal = State([])
    public static let closed = State(rawValue: 1 << 0)
    /// Is not set: files have no conflicting versions.
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// Is not set: reading finishes at once.
    public static let progressAvailable = State(rawValue: 1 << 4)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

  nonisolated public static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")

  public private(set) var fileURL: URL
  public private(set) var documentState = State.closed
  open private(set) var hasUnsavedChanges = false
  open var fileModificationDate: Date?
  open var progress: Progress?
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var undoManager: UndoManager! = UndoManager()

  public init(fileURL url: URL) {
    fileURL = url
    super.init(object: ())
  }

  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The file extension, where UIKit returns a type identifier.
  open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }

  open var savingFileType: String? { fileType }

  // MARK: Methods for subclasses

  /// - Throws: a "feature unsupported" error unless a subclass overrides the method.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(.featureUnsupported)
  }

  /// The `Data` to write. File wrappers exist only on Apple's systems.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }

  open func read(from url: URL) throws {
    try load(fromContents: Data(contentsOf: url), ofType: fileType)
  }

  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }

  /// Writes to the document's URL. The attributes are not written.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
  }

  /// Called only by code.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Whether there are unsaved changes.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { hasUnsavedChanges }

  /// Marks all changes as saved, regardless of the token.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperation
  ) { hasUnsavedChanges = false }

  /// No effect.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Never called.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  open func disableEditing() {}

  open func enableEditing() {}

  // MARK: Opening and saving

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      fileModificationDate = modificationDate
      change(to: .normal)
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }

  open func open() async -> Bool {
    open(completionHandler: nil)
    return !documentState.contains(.closed)
  }

  /// Saves unsaved changes, and then closes the document.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      change(to: documentState.union(.closed))
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting) { isSaved in
      self.change(to: self.documentState.union(.closed))
      completionHandler?(isSaved)
    }
  }

  open func close() async -> Bool {
    var isClosed = false
    close { isClosed = $0 }
    return isClosed
  }

  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let contents = try contents(forType: savingFileType ?? "")
      try writeContents(contents, andAttributes: nil, safelyTo: url, for: saveOperation)
      fileURL = url
      fileModificationDate = modificationDate
      hasUnsavedChanges = false
      change(to: .normal)
      completionHandler?(true)
    } catch {
      change(to: documentState.union(.savingError))
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }

  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    var isSaved = false
    save(to: url, for: saveOperation) { isSaved = $0 }
    return isSaved
  }

  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: url)
      hasUnsavedChanges = false
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: true)
      completionHandler?(false)
    }
  }

  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

  private var modificationDate: Date? {
    try? FileManager.default.attributesOfItem(atPath: fileURL.path)[.modificationDate] as? Date
  }

  private func change(to state: State) {
    guard state != documentState else { return }
    documentState = state
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }
}
