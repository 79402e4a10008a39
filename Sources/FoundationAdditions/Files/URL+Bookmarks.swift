// SPDX-License-Identifier: MIT

public import Foundation

/// A bookmark contains the URL of a file. A moved file is not found again.
extension URL {
  public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// - Throws: if the file does not exist.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    return Data((Self.mark + standardizedFileURL.absoluteString).utf8)
  }

  /// - Throws: if the data is not a bookmark, or its file does not exist any more.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let text = String(data: data, encoding: .utf8), text.hasPrefix(Self.mark),
      let found = URL(string: String(text.dropFirst(Self.mark.count)))
    else { throw CocoaError(.fileReadCorruptFile) }
    guard FileManager.default.fileExists(atPath: found.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    bookmarkDataIsStale = false
    self = found
  }

  private static let mark = "bookmark "
}
