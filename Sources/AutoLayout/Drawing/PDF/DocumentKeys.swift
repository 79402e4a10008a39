// SPDX-License-Identifier: MIT

public import Foundation

// What a document says of itself. Of the texts the title and the author are written.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// No effect.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// No effect.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// No effect.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// No effect: documents are not encrypted.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// No effect: documents are not encrypted.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
/// No effect: documents are not encrypted.
public var kCGPDFContextEncryptionKeyLength: CFString { "kCGPDFContextEncryptionKeyLength" }
/// No effect: documents are not encrypted.
public var kCGPDFContextAllowsPrinting: CFString { "kCGPDFContextAllowsPrinting" }
/// No effect: documents are not encrypted.
public var kCGPDFContextAllowsCopying: CFString { "kCGPDFContextAllowsCopying" }
/// No effect: documents are not encrypted.
public var kCGPDFContextAccessPermissions: CFString { "kCGPDFContextAccessPermissions" }
/// No effect.
public var kCGPDFContextOutputIntent: CFString { "kCGPDFContextOutputIntent" }
/// No effect.
public var kCGPDFContextOutputIntents: CFString { "kCGPDFContextOutputIntents" }

// Of a page, each as the bytes of a rectangle. The media box is its bounds.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// No effect.
public var kCGPDFContextCropBox: CFString { "kCGPDFContextCropBox" }
/// No effect.
public var kCGPDFContextBleedBox: CFString { "kCGPDFContextBleedBox" }
/// No effect.
public var kCGPDFContextTrimBox: CFString { "kCGPDFContextTrimBox" }
/// No effect.
public var kCGPDFContextArtBox: CFString { "kCGPDFContextArtBox" }
