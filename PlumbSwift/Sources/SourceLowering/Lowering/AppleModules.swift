// SPDX-License-Identifier: MIT

/// Apple frameworks that sources import and that Linux does not have.
enum AppleModules {
  /// Whether a module exists only on Apple platforms.
  static func isMissing(_ name: String) -> Bool { missing.contains(name) || isPartOfUIKit(name) }

  /// Whether Plumb's UIKit module declares the members of the module.
  static func isPartOfUIKit(_ name: String) -> Bool { partsOfUIKit.contains(name) }

  /// The library below `Frameworks` that has the module.
  static func library(of name: String) -> FrameworkLibrary? {
    FrameworkLibrary.allCases.first { $0.modules.contains(whole(of: name)) }
  }

  /// The module that declares the members of `name` on Linux.
  static func whole(of name: String) -> String {
    parts.contains(name) ? "AVFoundation" : name
  }

  /// Modules whose members Plumb's AVFoundation declares.
  static let parts: Set<String> = ["AVFAudio"]

  /// Whether importing the module makes UIKit visible on Apple platforms.
  static func bringsUIKit(_ name: String) -> Bool { withUIKit.contains(name) }

  private static let partsOfUIKit: Set<String> = [
    "CFNetwork", "CoreFoundation", "MobileCoreServices", "TargetConditionals",
    "UniformTypeIdentifiers",
  ]

  private static let withUIKit: Set<String> = [
    "AVKit", "ContactsUI", "EventKitUI", "GameKit", "HealthKitUI", "MapKit",
    "MessageUI",
    "Messages", "NotificationCenter", "PDFKit", "PencilKit", "PhotosUI", "QuickLook",
    "SafariServices", "SceneKit", "Social", "SpriteKit", "StoreKit", "SwiftUI",
    "UserNotificationsUI",
    "WebKit", "iAd",
  ]

  private static let missing: Set<String> = withUIKit.union([
    "ARKit", "AVFAudio", "AVFoundation", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdSupport", "AddressBook", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit",
    "CarPlay", "Charts", "ClockKit", "CloudKit", "Combine", "CommonCrypto", "Compression",
    "Contacts", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit",
    "DeviceCheck", "EventKit", "ExternalAccessory", "FileProvider", "GLKit", "GameController",
    "GameplayKit", "HealthKit", "HomeKit", "IOKit", "ImageIO", "Intents", "IntentsUI",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO", "MediaPlayer", "Metal",
    "MetalKit", "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "PassKit", "Photos", "PushKit",
    "QuickLookThumbnailing", "ReplayKit", "SQLite3", "Security", "SensorKit", "Speech",
    "StoreKitTest", "SwiftData", "SystemConfiguration", "TipKit", "Twitter", "UserNotifications",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit",
    "WidgetKit", "libkern", "simd", "zlib",
  ])
}
