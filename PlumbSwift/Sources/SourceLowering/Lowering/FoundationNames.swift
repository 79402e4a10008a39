// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Names that `import Foundation` provides on Apple platforms and Plumb's UIKit declares.
enum FoundationNames {
  /// Whether a file uses such a name without declaring it. The file then has to see UIKit.
  ///
  /// A file that checks for other platforms gets no additional import.
  static func areUsed(in file: SourceText, isDeclared: (String) -> Bool) -> Bool {
    guard mayBeUsed(in: file.text), !checksPlatforms(file.text) else { return false }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isFoundationName(name) && !isDeclared(name)
    }
  }

  /// Whether such a name occurs anywhere in a text. Each word is checked once, because packages
  /// have megabytes of text.
  static func mayBeUsed(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var position = 0
      while position < bytes.count {
        let start = position
        var word = Fingerprint()
        while position < bytes.count, isPartOfWord(bytes[position]) {
          word.add(bytes[position])
          position += 1
        }
        if position == start {
          position += 1
        } else if fingerprints.contains(word.value) || startBytes.contains(bytes[start]),
          isFoundationName(String(decoding: bytes[start..<position], as: UTF8.self))
        {
          return true
        }
      }
      return false
    }
  }

  private static let fingerprints = Set(
    exact.map { $0.utf8.reduce(into: Fingerprint()) { $0.add($1) }.value })

  /// The first bytes of names that are recognized by a prefix.
  private static let startBytes = Set(prefixes.compactMap(\.utf8.first) + [UInt8(ascii: "C")])

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a text checks for the platform.
  static func checksPlatforms(_ text: String) -> Bool {
    ["os(Linux)", "canImport(Darwin", "canImport(ObjectiveC", "canImport(Glibc"].contains(
      where: text.contains) || text.contains("canImport(FoundationNetworking")
  }

  private static func isFoundationName(_ name: String) -> Bool {
    exact.contains(name) || prefixes.contains(where: name.hasPrefix)
      || (name.hasPrefix("CF") && name.dropFirst(2).first?.isUppercase == true)
  }

  private static let prefixes = [
    "NSMetadata", "NSUbiquitous", "NSItemProvider", "NSKeyValueObserv", "NSKeyValueChange", "kCF",
    "objc_", "OBJC_ASSOCIATION", "QOS_CLASS_", "mach_",
  ]

  private static let exact: Set<String> = [
    // Classes.
    "DateComponentsFormatter", "ListFormatter", "LocalizedStringResource", "MeasurementFormatter",
    "NSComparisonPredicate", "NSDataDetector", "NSDiscardableContent", "NSException",
    "NSExpression", "NSFileCoordinator", "NSFilePresenter", "NSFileVersion", "NSHashTable",
    "NSMapTable", "NSPointerArray", "NSPointerFunctions", "NSUserActivity",
    "PersonNameComponentsFormatter", "RelativeDateTimeFormatter", "Selector", "UndoManager",
    "NSExtensionContext",
    "NSExtensionItem", "NSExtensionRequestHandling",
    // Members that extensions add to Foundation types.
    "NSPredicate", "NSSortDescriptor", "NSKeyedArchiver", "NSKeyedUnarchiver",
    "FileManagerDelegate", "isLowPowerModeEnabled", "thermalState", "beginActivity",
    "isiOSAppOnMac", "LocalizationValue", "localized", "formatted", "setValue", "forKeyPath",
    "performSelector", "enumerateSubstrings", "enumerateMatches", "getStreamsToHost",
    "makeFileSystemObjectSource", "makeMemoryPressureSource",
    "startAccessingSecurityScopedResource",
    "bookmarkData", "containerURL", "ubiquityIdentityToken", "applyingTransform",
    // Core Graphics structures and Darwin functions.
    "CGAffineTransform", "CGVector", "OSStatus", "noErr", "NSEC_PER_SEC", "NSEC_PER_MSEC",
    "autoreleasepool", "qos_class_self", "sysctlbyname", "class_getInstanceMethod",
    "NSSelectorFromString", "NSStringFromSelector", "NSStringFromProtocol",
    "NSProtocolFromString", "class_getName", "object_getClassName", "sel_getName",
    "sel_registerName", "class_getMethodImplementation", "imp_implementationWithBlock",
    "class_getSuperclass", "object_getClass", "doesNotRecognizeSelector",
    "sa_len", "ss_len", "sin_len", "sin6_len",
  ]
}
