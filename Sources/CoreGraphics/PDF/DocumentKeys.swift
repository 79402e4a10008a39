// SPDX-License-Identifier: MIT

public import Foundation

// What a document says of itself. The title and the author are written; nothing is encrypted, and the rest is left
// out.
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

// Of a page, each as the bytes of a rectangle. The media box is its bounds; the others are left out.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
