// SPDX-License-Identifier: MIT

public import Foundation

// There is no iCloud, and on a phone there is no trash.
extension FileManager {
  /// False.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fails: no file is kept elsewhere.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Fails: no file is kept elsewhere.
  public func evictUbiquitousItem(at url: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Fails: nothing can be kept elsewhere.
  public func setUbiquitous(
    _ flag: Bool, itemAt url: URL, destinationURL: URL
  ) throws { throw CocoaError(.ubiquitousFileUnavailable) }

  /// Fails, as where a volume has no trash: the file stays.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws { throw CocoaError(.featureUnsupported) }
}

extension URLResourceKey {
  /// As ``volumeAvailableCapacityKey``: nothing is there that could be removed.
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
