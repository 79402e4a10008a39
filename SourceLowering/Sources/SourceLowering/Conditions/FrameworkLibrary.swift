// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A library of modules with the names of Apple's frameworks beside UIKit, built only for packages that import one
/// of them. The raw value is its folder below `Frameworks`.
public enum FrameworkLibrary: String, CaseIterable, Hashable, Sendable {
  case combine = "Combine"
  case cryptoKit = "CryptoKit"
  case standIns = "StandIns"

  public var modules: Set<String> {
    switch self {
    case .combine: ["Combine"]
    case .cryptoKit: ["CryptoKit", "CommonCrypto"]
    case .standIns: Self.standInModules
    }
  }

  private static let standInModules: Set<String> = [
    "AVFoundation", "AVKit", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "Contacts", "ContactsUI", "CoreData",
    "CoreHaptics", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight", "CoreTelephony",
    "EventKit", "EventKitUI", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
    "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Network", "PDFKit", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "Security", "StoreKit", "SystemConfiguration", "UserNotifications",
    "UserNotificationsUI", "WatchConnectivity", "WebKit", "WidgetKit",
  ]

  /// Whether a text names one of the modules behind `import`.
  public func isNamed(in text: String) -> Bool {
    modules.union(AppleModules.parts).contains { text.contains(" \($0)") }
  }

  /// The libraries whose modules these files import, in what is compiled of them.
  ///
  /// An import behind `canImport` asks only for Combine, which is here as a whole: what is there of others may be
  /// less than such code uses.
  public static func imported(
    by files: [(files: [SourceText], conditions: BuildConditions)]
  ) -> Set<FrameworkLibrary> {
    var found: Set<FrameworkLibrary> = []
    for (files, own) in files {
      var conditions = own
      conditions.modules.formUnion(FrameworkLibrary.combine.modules)
      for file in files where allCases.contains(where: { $0.isNamed(in: file.text) }) {
        for node in ImportCollector(file.tree).imports {
          // A module of the package's own goes before.
          guard let name = node.path.first?.name.text, !own.modules.contains(name),
            let library = AppleModules.library(of: name), conditions.isCompiled(node)
          else { continue }
          found.insert(library)
        }
      }
    }
    return found
  }
}
