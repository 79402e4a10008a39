// SPDX-License-Identifier: MIT

public import Foundation

// The keys of a document's metadata. The document contains its title and author and omits the rest.
// It is not encrypted.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
public var kCGPDFContextEncryptionKeyLength: CFString { "kCGPDFContextEncryptionKeyLength" }
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
public var kCGPDFContextAccessPermissions: CFString { "kCGPDFContextAccessPermissions" }
public var kCGPDFContextOutputIntent: CFString { "kCGPDFContextOutputIntent" }
public var kCGPDFContextOutputIntents: CFString { "kCGPDFContextOutputIntents" }

// The keys of a page's boxes. Each value is the bytes of a rectangle. Only the media box is
// written, as the page's bounds.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
