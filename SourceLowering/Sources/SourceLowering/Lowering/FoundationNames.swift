// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What `import Foundation` makes known on Apple's systems and UIKit's module declares here.
enum FoundationNames {
  /// Whether a file uses such a name, and none of its own: it has to see UIKit then.
  ///
  /// A file whose author thought of other systems gets nothing that is not there.
  static func areUsed(in file: SourceText, isDeclared: (String) -> Bool) -> Bool {
    guard !knowsOtherSystems(file.text), mayBeUsed(in: file.text) else { return false }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isOne(name) && !isDeclared(name)
    }
  }

  /// Whether a text contains such a name, in whatever place.
  static func mayBeUsed(in text: String) -> Bool {
    text.contains("CF") || exact.contains(where: text.contains)
      || prefixes.contains(where: text.contains)
  }

  /// Whether a text asks for the system beneath.
  static func knowsOtherSystems(_ text: String) -> Bool {
    ["os(Linux)", "canImport(Darwin", "canImport(ObjectiveC", "canImport(Glibc"].contains(
      where: text.contains) || text.contains("canImport(FoundationNetworking")
  }

  private static func isOne(_ name: String) -> Bool {
    exact.contains(name) || prefixes.contains(where: name.hasPrefix)
      || (name.hasPrefix("CF") && name.dropFirst(2).first?.isUppercase == true)
  }

  private static let prefixes = [
    "NSLinguisticTag", "NSMetadata", "NSUbiquitous", "NetService", "NSItemProvider",
    "NSKeyValueObserv", "NSKeyValueChange", "kCF", "objc_", "OBJC_ASSOCIATION", "QOS_CLASS_",
    "mach_",
  ]

  private static let exact: Set<String> = [
    // Classes.
    "DateComponentsFormatter", "ListFormatter", "LocalizedStringResource", "MeasurementFormatter",
    "NSComparisonPredicate", "NSDataDetector", "NSException", "NSExpression", "NSFileCoordinator",
    "NSFilePresenter", "NSFileVersion", "NSHashTable", "NSMapTable", "NSPointerArray",
    "NSPointerFunctions", "NSUserActivity", "PersonNameComponentsFormatter",
    "RelativeDateTimeFormatter", "Selector", "UndoManager", "NSExtensionContext",
    "NSExtensionItem", "NSExtensionRequestHandling",
    // What extensions give Foundation's own.
    "NSPredicate", "NSSortDescriptor", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "FileManagerDelegate", "isLowPowerModeEnabled", "thermalState", "beginActivity",
    "isiOSAppOnMac", "LocalizationValue", "localized", "formatted", "setValue", "forKeyPath",
    "performSelector", "enumerateSubstrings", "enumerateMatches", "getStreamsToHost",
    "makeFileSystemObjectSource", "makeMemoryPressureSource",
    "startAccessingSecurityScopedResource",
    "bookmarkData", "containerURL", "ubiquityIdentityToken", "applyingTransform",
    // Core Graphics' structures, and Darwin's functions.
    "CGAffineTransform", "CGVector", "OSStatus", "noErr", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "autoreleasepool", "qos_class_self", "sysctlbyname", "class_getInstanceMethod",
    "NSSelectorFromString", "NSStringFromSelector",
  ]
}
