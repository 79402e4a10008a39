// SPDX-License-Identifier: MIT

import Foundation
import PlumbAbsence

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

public enum MPMediaGrouping: Int, Sendable {
  case title = 0
  case album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

public enum MPMediaPredicateComparison: Int, Sendable {
  case equalTo = 0
  case contains
}

open class MPMediaPredicate: NSObject, @unchecked Sendable {}

open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison

  public init(
    value: Any?, forProperty property: String,
    comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}

open class MPMediaQuerySection: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}

/// A query that stores its predicates and finds nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open var itemSections: [MPMediaQuerySection]? { nil }
  open var collectionSections: [MPMediaQuerySection]? { nil }

  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }

  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }

  open func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private class func grouped(by grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }

  open class func albums() -> MPMediaQuery { grouped(by: .album) }
  open class func artists() -> MPMediaQuery { grouped(by: .artist) }
  open class func songs() -> MPMediaQuery { grouped(by: .title) }
  open class func playlists() -> MPMediaQuery { grouped(by: .playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(by: .podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { grouped(by: .title) }
  open class func compilations() -> MPMediaQuery { grouped(by: .album) }
  open class func composers() -> MPMediaQuery { grouped(by: .composer) }
  open class func genres() -> MPMediaQuery { grouped(by: .genre) }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied, restricted, authorized
}

/// An empty library. Access is denied.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let library = MPMediaLibrary()

  open class func `default`() -> MPMediaLibrary { library }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    Absence.tell("the music library is empty")
    handler(.denied)
  }

  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }

  open var lastModifiedDate: Date { .distantPast }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

extension NSNotification.Name {
  public static let MPMediaLibraryDidChange = NSNotification.Name(
    "MPMediaLibraryDidChangeNotification")
}
