// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import UIKit

// A search index in memory, which nothing queries.
// Clients change these objects on one thread, so the classes are unchecked Sendable.

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var creator: String?
  open var languages: [String]?
  open var alternateNames: [String]?
  open var authorNames: [String]?
  open var emailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var album: String?
  open var genre: String?
  open var city: String?
  open var startDate: Date?
  open var endDate: Date?
  open var textContent: String?
  open var metadataModificationDate: Date?
  open var artist: String?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var rating: NSNumber?
  open var duration: NSNumber?

  public init(contentType: UTType) { self.contentType = contentType.identifier }
  public init(itemContentType type: String) { contentType = type }
}

open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex()
  private let lock = NSLock()
  private var items: [String: CSSearchableItem] = [:]
  public convenience init(name: String) { self.init() }

  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { true }

  private func change(
    _ body: (inout [String: CSSearchableItem]) -> Void, _ completion: (((any Error)?) -> Void)?
  ) {
    lock.withLock { body(&items) }
    completion?(nil)
  }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(
      { index in for item in items { index[item.uniqueIdentifier] = item } }, completionHandler)
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { change({ index in for name in identifiers { index[name] = nil } }, completionHandler) }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    change(
      { $0 = $0.filter { !domainIdentifiers.contains($0.value.domainIdentifier ?? "") } },
      completionHandler)
  }

  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
    change({ $0 = [:] }, completionHandler)
  }
}

// The address alone is used.
private nonisolated(unsafe) var attributeSetKey: UInt8 = 0

extension NSUserActivity {
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { objc_getAssociatedObject(self, &attributeSetKey) as? CSSearchableItemAttributeSet }
    set { objc_setAssociatedObject(self, &attributeSetKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
