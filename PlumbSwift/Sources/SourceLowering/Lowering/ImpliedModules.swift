// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Modules whose names a file uses without importing them. On Apple platforms Foundation and UIKit
/// re-export them.
enum ImpliedModules {
  /// - `behind`: The modules that provide the names on Apple platforms. The file imports at least
  ///   one of them.
  private static let names:
    [(module: String, exact: Set<String>, prefixes: [String], behind: Set<String>)] = [
      (
        "Combine",
        [
          "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
          "PassthroughSubject", "Published",
        ], [], systemModules
      ),
      (
        "Security", ["serverTrust"],
        ["SecItem", "SecKey", "SecTrust", "SecRandom", "SecCertificate", "kSec", "errSec"],
        systemModules
      ),
      (
        "WebKit", ["UIWebView", "UIWebViewDelegate"], [], ["UIKit"]
      ),
      (
        "CoreImage",
        ["CIColor", "CIContext", "CIFilter", "CIImage", "CIVector", "ciColor", "ciImage"], ["kCI"],
        ["UIKit"]
      ),
      (
        "CoreText", ["CTFont", "CTParagraphStyle"],
        ["CTFontC", "CTFontG", "CTFrame", "CTLine", "CTRun", "CTTypesetter", "kCT"], ["UIKit"]
      ),
      (
        "ImageIO", [],
        [
          "CGImageSource", "CGImageDestination", "kCGImageSource", "kCGImageDestination",
          "kCGImageProperty",
        ], ["UIKit", "AVFoundation", "AVKit", "CoreImage", "Photos", "PhotosUI"]
      ),
      (
        "FormerUIKit",
        ["UIActionSheet", "UIActionSheetDelegate", "UIAlertView", "UIAlertViewDelegate"], [],
        ["UIKit"]
      ),
      (
        "TextDocuments",
        [
          "DocumentAttributeKey", "DocumentReadingOptionKey", "DocumentType",
          "MarkdownParsingOptions", "documentAttributes", "documentType", "loadFromHTML",
          "markdown",
        ], [], systemModules
      ),
      (
        "FoundationXML", ["XMLParser", "XMLParserDelegate"], [], systemModules
      ),
      (
        "PlumbSystemLog", [], ["os_unfair_lock"], systemModules.union(["Dispatch"])
      ),
      (
        "PlumbXCTest", ["classForCoder", "measure", "runActivity"],
        [
          "XCTAttachment", "XCTContext", "XCTActivity", "XCTExpect", "XCTIssue", "XCTSourceCode",
          "XCTMeasureOptions", "XCTMetric", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric",
          "XCTStorageMetric",
        ], ["XCTest"]
      ),
    ]

  /// Whether Plumb's additions to XCTest declare a type of the name.
  static func isOfXCTest(_ name: String) -> Bool {
    names.contains { entry in
      entry.module == "PlumbXCTest" && entry.prefixes.contains { name.hasPrefix($0) }
    }
  }

  private static let systemModules: Set<String> = ["Foundation", "UIKit", "StoreKit"]

  /// The modules that the file uses without importing them, judged by names that `isDeclared` does
  /// not know.
  static func modules(
    of file: SourceText, importing imported: Set<String>, isDeclared: (String) -> Bool
  ) -> [String] {
    // `String(localized:)` has the same label.
    let isLocalized =
      !imported.isDisjoint(with: systemModules)
      && file.text.contains("AttributedString(localized")
    let wanted = names.filter { entry in
      !imported.contains(entry.module) && !imported.isDisjoint(with: entry.behind)
        && (entry.exact.contains { file.text.contains($0) }
          || entry.prefixes.contains { file.text.contains($0) })
    }
    let documents = isLocalized && !imported.contains("TextDocuments") ? ["TextDocuments"] : []
    guard !wanted.isEmpty else { return documents }
    let used = Set(
      file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
        guard case .identifier(let name) = token.tokenKind else { return nil }
        return name
      })
    return wanted.filter { entry in
      used.contains { name in
        (entry.exact.contains(name) || entry.prefixes.contains { name.hasPrefix($0) })
          && !isDeclared(name)
      }
    }.map(\.module).filter { !documents.contains($0) } + documents
  }
}
