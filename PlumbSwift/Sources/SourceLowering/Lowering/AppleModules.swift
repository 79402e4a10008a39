// SPDX-License-Identifier: MIT

/// The frameworks of Apple's systems that sources import and that do not exist here.
enum AppleModules {
  /// Whether a module is one that exists on Apple's systems alone.
  static func isMissing(_ name: String) -> Bool { missing.contains(name) || isPartOfUIKit(name) }

  /// Whether what sources use of the module is declared by UIKit's module here.
  static func isPartOfUIKit(_ name: String) -> Bool { partsOfUIKit.contains(name) }

  /// The library that has the module, of those below `Frameworks`.
  static func library(of name: String) -> FrameworkLibrary? {
    FrameworkLibrary.allCases.first { $0.modules.contains(whole(of: name)) }
  }

  /// The module that a module is a part of here, or its own name.
  static func whole(of name: String) -> String {
    parts.contains(name) ? "AVFoundation" : name
  }

  /// Modules that are declared in AVFoundation's here.
  static let parts: Set<String> = ["AVFAudio"]

  /// Whether importing the module lets a file see UIKit on Apple's systems.
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
