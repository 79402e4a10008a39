// SPDX-License-Identifier: MIT

public import Foundation

// Members for iCloud, which does not exist here, and for the trash, which phones do not have.
extension FileManager {
  /// Always false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Always throws: there is no iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Always throws: there is no iCloud.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Always throws: there is no iCloud.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw CocoaError(.ubiquitousFileUnavailable) }

  /// Always throws, as on a volume without a trash. The file stays.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws { throw CocoaError(.featureUnsupported) }
}

extension URLResourceKey {
  /// The same key as `volumeAvailableCapacityKey`: there are no purgeable files.
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey {
    .volumeAvailableCapacityKey
  }
}

extension URLResourceKey {
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  public var volumeAvailableCapacityForImportantUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }

  public var volumeAvailableCapacityForOpportunisticUsage: Int64? {
    volumeAvailableCapacity.map { Int64($0) }
  }
}
