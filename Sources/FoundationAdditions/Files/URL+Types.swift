// SPDX-License-Identifier: MIT

public import Foundation

extension URL {
  /// Appends the type's extension, unless the name already has it.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let url = appendingPathComponent(
      partialName, isDirectory: contentType.conforms(to: UTType(importedAs: "public.directory")))
    guard let known = contentType.preferredFilenameExtension,
      url.pathExtension.lowercased() != known
    else { return url }
    return url.appendingPathExtension(known)
  }

  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }

  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) { self = appendingPathComponent(partialName, conformingTo: contentType) }

  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
