// SPDX-License-Identifier: MIT

public import Foundation

extension UTType {
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
}

// The functions from before ``UTType``, which MobileCoreServices declares.

public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }
public var kUTTagClassMIMEType: CFString { "public.mime-type" }

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  UTType(importedAs: String(inUTI)).conforms(to: UTType(importedAs: String(inConformsToUTI)))
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  String(inUTI1).lowercased() == String(inUTI2).lowercased()
}

/// The type of an extension or a media type. Nil unless ``UTType`` knows it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let (kind, tag) = (String(inTagClass), String(inTag))
  let found =
    kind == String(kUTTagClassMIMEType) ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  guard let found else { return nil }
  if let wanted = inConformingToUTI,
    !found.conforms(to: UTType(importedAs: String(wanted)))
  {
    return nil
  }
  return Unmanaged.passRetained(NSString(string: found.identifier))
}

/// The extension or the media type of a type. Nil unless ``UTType`` knows it.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(importedAs: String(inUTI))
  let tag =
    String(inTagClass) == String(kUTTagClassMIMEType)
    ? type.preferredMIMEType : type.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}
