// SPDX-License-Identifier: MIT

public import Foundation

/// The current version of a file. Other versions and conflicts do not exist here.
open class NSFileVersion: NSObject {
  public struct AddingOptions: OptionSet, Sendable {
    public var rawValue: UInt

    public static let byMoving = AddingOptions(rawValue: 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct ReplacingOptions: OptionSet, Sendable {
    public var rawValue: UInt

    public static let byMoving = ReplacingOptions(rawValue: 1)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open private(set) var url: URL
  open var isResolved = true
  open var isDiscardable = false

  private init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// - Returns: nil if the file does not exist.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
  }

  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    currentVersionOfItem(at: url).map { _ in [] }
  }

  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    otherVersionsOfItem(at: url)
  }

  /// Does nothing: there are no other versions.
  open class func removeOtherVersionsOfItem(at url: URL) throws {}

  open var localizedName: String? { url.lastPathComponent }
  open var localizedNameOfSavingComputer: String? { nil }
  open var isConflict: Bool { false }
  open var hasLocalContents: Bool { true }

  open var modificationDate: Date? {
    try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  @discardableResult
  open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    if url != self.url {
      try Data(contentsOf: self.url).write(to: url)
    }
    return url
  }

  open func remove() throws { try FileManager.default.removeItem(at: url) }
}
