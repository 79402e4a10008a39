// SPDX-License-Identifier: MIT

public import Foundation
public import UIKit

// Inert values: clients set them before they share them, so the classes are unchecked Sendable.

/// Data that a test attaches to its results. It is written into the folder that `PLUMB_ATTACHMENTS`
/// names. Without that variable nothing is written.
open class XCTAttachment: NSObject, @unchecked Sendable {
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  public enum ImageQuality: Int, Sendable { case original, medium, low }

  public let uniformTypeIdentifier: String
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  open var lifetime = Lifetime.deleteOnSuccess
  let payload: Data?

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload
    self.userInfo = userInfo
    super.init()
  }

  public convenience init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: nil)
  }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String?) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
  }

  public convenience init(image: UIImage, quality: ImageQuality) {
    if quality == .original {
      self.init(image: image)
    } else {
      let compression = quality == .medium ? 0.5 : 0.1
      self.init(
        data: image.jpegData(compressionQuality: compression) ?? Data(),
        uniformTypeIdentifier: "public.jpeg")
    }
  }

  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: nil)
  }

  /// An unreadable file gives an empty attachment.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String?) {
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent,
      payload: try? Data(contentsOf: url))
  }

  /// For an object that cannot be archived, the attachment is its description.
  public convenience init(archivableObject object: any NSSecureCoding) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: false)
    self.init(data: data ?? Data("\(object)".utf8))
  }

  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object, format: .xml, options: 0)
    self.init(
      data: data ?? Data("\(object)".utf8), uniformTypeIdentifier: "com.apple.property-list")
  }

  private static let suffixes = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.json": "json",
    "com.apple.property-list": "plist", "public.patch-file": "patch",
  ]

  /// Writes the payload into a folder, under a name that is not taken.
  func write(into folder: URL, for test: String) {
    guard let payload else { return }
    let files = FileManager.default
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    let suffix = Self.suffixes[uniformTypeIdentifier] ?? "data"
    let stem = "\(test)-\(name ?? "attachment")".map { $0.isLetter || $0.isNumber ? $0 : "-" }
    var number = 1
    var file: URL
    repeat {
      let mark = number == 1 ? "" : "-\(number)"
      file = folder.appendingPathComponent("\(String(stem))\(mark).\(suffix)")
      number += 1
    } while files.fileExists(atPath: file.path)
    try? payload.write(to: file)
  }
}
