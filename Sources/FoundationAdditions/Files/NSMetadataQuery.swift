// SPDX-License-Identifier: MIT

public import Foundation

/// A query without results, because there is no iCloud. It finishes as soon as it starts.
// Inert values: clients set them before they share the query.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  open weak var delegate: (any NSMetadataQueryDelegate)?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var groupingAttributes: [String]?
  open var notificationBatchingInterval: TimeInterval = 1
  open var searchScopes: [Any] = []
  open var searchItems: [Any]?
  open var operationQueue: OperationQueue?

  open private(set) var isStarted = false
  open private(set) var isStopped = true
  /// Always false.
  open var isGathering: Bool { false }

  open var resultCount: Int { 0 }
  open var results: [Any] { [] }

  /// Posts that gathering has started and finished.
  ///
  /// - Returns: false if the query was already started.
  @discardableResult
  open func start() -> Bool {
    guard !isStarted else { return false }
    (isStarted, isStopped) = (true, false)
    NotificationCenter.default.post(name: .NSMetadataQueryDidStartGathering, object: self)
    NotificationCenter.default.post(name: .NSMetadataQueryDidFinishGathering, object: self)
    return true
  }

  open func stop() { (isStarted, isStopped) = (false, true) }

  /// No effect.
  open func disableUpdates() {}

  /// No effect.
  open func enableUpdates() {}

  open func result(at idx: Int) -> Any { preconditionFailure("There are no results.") }

  open func index(ofResult result: Any) -> Int { NSNotFound }

  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// Never called.
public protocol NSMetadataQueryDelegate: NSObjectProtocol {}

/// A result of a query. No query has one.
open class NSMetadataItem: NSObject {
  public init?(url: URL) { nil }

  open func value(forAttribute key: String) -> Any? { nil }

  open var attributes: [String] { [] }
}

extension NSNotification.Name {
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  /// Never posted.
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  /// Never posted.
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataQueryUpdateAddedItemsKey = "kMDQueryUpdateAddedItems"
public let NSMetadataQueryUpdateChangedItemsKey = "kMDQueryUpdateChangedItems"
public let NSMetadataQueryUpdateRemovedItemsKey = "kMDQueryUpdateRemovedItems"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
