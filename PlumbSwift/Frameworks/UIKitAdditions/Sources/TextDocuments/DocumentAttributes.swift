// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Not supported: reading and writing throw.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the document. Without it, UTF-16 with a byte order mark, UTF-8 and
    /// Windows-1252 are tried. A charset that an HTML document declares has no effect.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of plain texts.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// No effect.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// No effect.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Writing uses only the type and the encoding.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
    public static let textLayoutSections = DocumentAttributeKey(rawValue: "NSTextLayoutSections")
    public static let textScaling = DocumentAttributeKey(rawValue: "TextScaling")
    public static let sourceTextScaling = DocumentAttributeKey(rawValue: "SourceTextScaling")
    public static let cocoaVersion = DocumentAttributeKey(rawValue: "CocoaRTFVersion")

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
