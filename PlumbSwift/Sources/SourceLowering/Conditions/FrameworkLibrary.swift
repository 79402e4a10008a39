// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A library of modules that are named after Apple's frameworks other than UIKit. It is built only
/// for packages that import one of its modules. The raw value is its folder in `Frameworks`.
public enum FrameworkLibrary: String, CaseIterable, Hashable, Sendable {
  case combine = "Combine"
  case cryptoKit = "CryptoKit"
  case standIns = "StandIns"
  case swiftUI = "SwiftUI"
  case systemLibraries = "SystemLibraries"
  case uiKitAdditions = "UIKitAdditions"
  case xcTest = "XCTest"

  public var modules: Set<String> {
    switch self {
    case .combine: ["Combine"]
    case .cryptoKit: ["CryptoKit", "CommonCrypto"]
    case .standIns: Self.standInModules
    case .swiftUI: ["SwiftUI"]
    case .systemLibraries: ["Compression", "SQLite3", "zlib"]
    case .uiKitAdditions: ["CoreImage", "CoreText", "FormerUIKit", "TextDocuments"]
    // No source imports this module. `ImpliedModules` adds it to tests that use its names.
    case .xcTest: ["PlumbXCTest"]
    }
  }

  var dependencies: Set<FrameworkLibrary> {
    switch self {
    case .swiftUI: [.combine]
    case .standIns: [.uiKitAdditions]
    default: []
    }
  }

  private static let standInModules: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "Contacts", "CoreBluetooth",
    "CoreData", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreVideo", "EventKit", "ImageIO", "Intents", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit",
    "MetalPerformanceShaders", "Network",
    "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI", "PushKit",
    "QuickLook", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SystemConfiguration", "UserNotifications", "Vision", "WatchConnectivity", "WebKit",
    "simd",
  ]

  /// Whether a line of the text contains `import` and the name of a module. A fast test before
  /// parsing; comments count too.
  public func isNamed(in text: String) -> Bool {
    let names = modules.union(AppleModules.parts)
    func namesOne(_ text: some StringProtocol) -> Bool {
      names.contains { text.contains(" \($0)") }
    }
    return namesOne(text)
      && text.split(whereSeparator: \.isNewline).contains {
        $0.contains("import ") && namesOne($0)
      }
  }

  /// The libraries whose modules the compiled parts of these files import.
  ///
  /// An import behind `canImport` counts only for Combine, Core Image and Core Text. Other modules
  /// may lack members that such code uses.
  public static func imported(
    by files: [(files: [SourceText], conditions: BuildConditions)]
  ) -> Set<FrameworkLibrary> {
    var found: Set<FrameworkLibrary> = []
    for (files, own) in files {
      var conditions = own
      conditions.modules.formUnion(FrameworkLibrary.combine.modules)
      conditions.modules.formUnion(FrameworkLibrary.uiKitAdditions.modules)
      if own.isBeforeSwift42 { found.insert(.uiKitAdditions) }
      for file in files where allCases.contains(where: { $0.isNamed(in: file.text) }) {
        for node in ImportCollector(file.tree).imports {
          // A module of the package takes precedence.
          guard let name = node.path.first?.name.text, !own.modules.contains(name),
            let library = AppleModules.library(of: name), conditions.isCompiled(node)
          else { continue }
          found.insert(library)
        }
      }
      for file in files {
        let imports = ImportCollector(file.tree).imports.compactMap { $0.path.first?.name.text }
        let implied = ImpliedModules.modules(of: file, importing: Set(imports)) { _ in false }
        for name in implied where !own.modules.contains(name) {
          AppleModules.library(of: name).map { _ = found.insert($0) }
        }
      }
    }
    return found.union(found.flatMap(\.dependencies))
  }

  /// Whether a file imports SwiftUI without `canImport(SwiftUI)`.
  public static func importsSwiftUI(_ files: [SourceText], _ conditions: BuildConditions) -> Bool {
    files.contains { file in
      file.text.contains("import SwiftUI")
        && ImportCollector(file.tree).imports.contains {
          $0.path.first?.name.text == "SwiftUI" && conditions.isCompiled($0)
        }
    }
  }
}
