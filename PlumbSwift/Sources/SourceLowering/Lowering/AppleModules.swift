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
    "ARKit", "AVFAudio", "AVFoundation", "AVRouting", "Accelerate", "Accessibility",
    "AccessorySetupKit", "Accounts", "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport",
    "AddressBook", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "ApplicationServices", "AssetsLibrary", "AudioToolbox", "AuthenticationServices",
    "AutomaticAssessmentConfiguration", "BackgroundTasks", "BusinessChat", "CallKit", "CarKey",
    "CarPlay", "Charts", "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "CompositorServices", "Compression", "Contacts", "CoreAudio", "CoreAudioKit",
    "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation",
    "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia", "CoreMediaIO", "CoreMotion", "CoreNFC",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo",
    "CoreWLAN", "CreateML", "CryptoKit", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "DeviceDiscoveryExtension", "EventKit", "EventKitUI", "ExposureNotification",
    "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "GLKit",
    "GSS", "GameController", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "IOKit",
    "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO",
    "ImagePlayground", "InstallerJS", "Intents", "IntentsUI", "JavaScriptCore",
    "JournalingSuggestions", "LightweightCodeRequirements", "LinkPresentation",
    "LocalAuthentication", "MLCompute", "MachO", "ManagedSettings", "ManagedSettingsUI",
    "MarketplaceKit", "Matter", "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox",
    "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph",
    "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NearbyInteraction",
    "Network", "NetworkExtension", "NewsstandKit", "OpenAL", "OpenGLES", "PHASE", "PaperKit",
    "PassKit", "Photos", "ProximityReader", "PushKit", "PushToTalk", "QuickLookThumbnailing",
    "RealityKit", "RelevanceKit", "ReplayKit", "RoomPlan", "SQLite3", "SafetyKit", "ScreenTime",
    "Security", "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "SharedWithYou",
    "ShazamKit", "SoundAnalysis", "Speech", "StickerKit", "StoreKitTest", "SwiftData",
    "SwiftUICore", "Symbols", "SystemConfiguration", "TVMLKit", "TVServices", "TVUIKit",
    "TabletopKit", "ThreadNetwork", "TipKit", "Translation", "Twitter", "UserNotifications",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "VisualIntelligence",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit", "WorkoutKit", "libkern", "simd",
    "zlib",
  ])
}
