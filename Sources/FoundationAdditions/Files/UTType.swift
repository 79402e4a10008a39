// SPDX-License-Identifier: MIT

public import Foundation

/// A type of data, identified by name. Code can pass on any identifier. Extensions, media types and
/// parents are known for the declared types only.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  /// - Returns: nil for an identifier without a dot, which is invalid.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String) { self.identifier = identifier }

  public init(importedAs identifier: String) { self.identifier = identifier }

  /// - Returns: nil for an extension that is not in the tables below.
  public init?(filenameExtension: String) {
    let known = Self.all.first { $0.preferredFilenameExtension == filenameExtension.lowercased() }
    guard let known else { return nil }
    self = known
  }

  /// - Returns: nil for a media type that is not in the tables below.
  public init?(mimeType: String) {
    guard let known = Self.mediaTypes.first(where: { $0.value == mimeType }) else { return nil }
    self.init(importedAs: known.key)
  }

  public var preferredMIMEType: String? { Self.mediaTypes[identifier] }

  /// Whether the type is `type`, or a descendant of it in the tables below.
  public func conforms(to type: UTType) -> Bool {
    self == type
      || (Self.parents[identifier] ?? []).contains { UTType(importedAs: $0).conforms(to: type) }
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public var preferredFilenameExtension: String? { Self.extensions[identifier] }

  public static let item = UTType(importedAs: "public.item")
  public static let content = UTType(importedAs: "public.content")
  public static let data = UTType(importedAs: "public.data")
  public static let folder = UTType(importedAs: "public.folder")
  public static let text = UTType(importedAs: "public.text")
  public static let plainText = UTType(importedAs: "public.plain-text")
  public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
  public static let rtf = UTType(importedAs: "public.rtf")
  public static let html = UTType(importedAs: "public.html")
  public static let xml = UTType(importedAs: "public.xml")
  public static let json = UTType(importedAs: "public.json")
  public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
  public static let url = UTType(importedAs: "public.url")
  public static let fileURL = UTType(importedAs: "public.file-url")
  public static let image = UTType(importedAs: "public.image")
  public static let png = UTType(importedAs: "public.png")
  public static let jpeg = UTType(importedAs: "public.jpeg")
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  public static let heic = UTType(importedAs: "public.heic")
  public static let svg = UTType(importedAs: "public.svg-image")
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  public static let movie = UTType(importedAs: "public.movie")
  public static let video = UTType(importedAs: "public.video")
  public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
  public static let audio = UTType(importedAs: "public.audio")
  public static let mp3 = UTType(importedAs: "public.mp3")
  public static let zip = UTType(importedAs: "public.zip-archive")

  private static let extensions = [
    "public.plain-text": "txt", "public.rtf": "rtf", "public.html": "html", "public.xml": "xml",
    "public.json": "json", "public.comma-separated-values-text": "csv", "public.png": "png",
    "public.jpeg": "jpg", "com.compuserve.gif": "gif", "public.heic": "heic",
    "public.svg-image": "svg", "com.adobe.pdf": "pdf", "public.mpeg-4": "mp4",
    "public.mp3": "mp3", "public.zip-archive": "zip",
  ].merging(furtherExtensions) { known, _ in known }

  private static let mediaTypes = [
    "public.plain-text": "text/plain", "public.rtf": "text/rtf", "public.html": "text/html",
    "public.xml": "application/xml", "public.json": "application/json",
    "public.comma-separated-values-text": "text/csv", "public.png": "image/png",
    "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif", "public.heic": "image/heic",
    "public.svg-image": "image/svg+xml", "com.adobe.pdf": "application/pdf",
    "public.mpeg-4": "video/mp4", "public.mp3": "audio/mpeg",
    "public.zip-archive": "application/zip",
  ].merging(furtherMediaTypes) { known, _ in known }

  /// The parents of types, from the documentation of the types.
  private static let parents = [
    "public.content": ["public.item"], "public.data": ["public.item"],
    "public.folder": ["public.directory"], "public.directory": ["public.item"],
    "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"],
    "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "public.comma-separated-values-text": ["public.text"], "public.url": ["public.data"],
    "public.file-url": ["public.url"], "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
    "public.svg-image": ["public.image", "public.xml"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.audiovisual-content": ["public.data", "public.content"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
    "public.mpeg-4": ["public.movie"], "public.audio": ["public.audiovisual-content"],
    "public.mp3": ["public.audio"], "public.zip-archive": ["public.data", "public.archive"],
  ].merging(furtherParents) { known, _ in known }

  private static let all = extensions.keys.map { UTType(importedAs: $0) }
}

// The names from before ``UTType``, which MobileCoreServices declares.
public var kUTTypeData: CFString { "public.data" }
public var kUTTypeText: CFString { "public.text" }
public var kUTTypePlainText: CFString { "public.plain-text" }
public var kUTTypeURL: CFString { "public.url" }
public var kUTTypeImage: CFString { "public.image" }
public var kUTTypePNG: CFString { "public.png" }
public var kUTTypeJPEG: CFString { "public.jpeg" }
public var kUTTypeGIF: CFString { "com.compuserve.gif" }
public var kUTTypeMovie: CFString { "public.movie" }
public var kUTTypeVideo: CFString { "public.video" }
public var kUTTypeMPEG4: CFString { "public.mpeg-4" }
public var kUTTypePDF: CFString { "com.adobe.pdf" }

extension URL {
  /// Always true: the app's access to files is not restricted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  public func stopAccessingSecurityScopedResource() {}
}
