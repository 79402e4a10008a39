// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Apple's frameworks beside UIKit, as far as view files of apps use them: values keep what they are given, views and
// controllers lay out and stay empty. `plumb swift` builds them against the UIKit of its cache, when the first package
// imports one.

/// Each module and those of the others that it brings.
let modules: KeyValuePairs = [
  "ARKit": ["AVFoundation", "SceneKit", "SpriteKit"],
  "AVFoundation": ["AudioToolbox", "CoreMedia"],
  "AVKit": ["AVFoundation"],
  "Accelerate": [],
  "ActivityKit": [],
  "AdSupport": [],
  "AppTrackingTransparency": [],
  "AudioToolbox": [],
  "AuthenticationServices": [],
  "BackgroundTasks": [],
  "CallKit": ["AVFoundation"],
  "CloudKit": ["CoreLocation"],
  "Contacts": ["CoreLocation"],
  "ContactsUI": ["Contacts"],
  "CoreAudio": ["AVFoundation"],
  "CoreBluetooth": [],
  "CoreData": [],
  "CoreHaptics": [],
  "CoreLocation": [],
  "CoreML": ["CoreVideo"],
  "CoreMedia": ["CoreVideo"],
  "CoreMotion": [],
  "CoreNFC": [],
  "CoreServices": [],
  "CoreSpotlight": [],
  "CoreTelephony": [],
  "CoreVideo": [],
  "DeviceCheck": [],
  "EventKit": [],
  "EventKitUI": ["EventKit"],
  "ExternalAccessory": [],
  "GameController": [],
  "GameKit": [],
  "GameplayKit": ["SpriteKit"],
  "HealthKit": ["CoreLocation"],
  "HomeKit": [],
  "ImageIO": [],
  "Intents": [],
  "IntentsUI": ["Intents"],
  "JavaScriptCore": [],
  "LinkPresentation": [],
  "LocalAuthentication": [],
  "MapKit": ["CoreLocation"],
  "MediaPlayer": [],
  "MessageUI": [],
  "Messages": [],
  "Metal": ["simd"],
  "MetalKit": ["Metal"],
  "MetricKit": [],
  "MultipeerConnectivity": [],
  "NaturalLanguage": [],
  "Network": [],
  "NetworkExtension": [],
  "NotificationCenter": [],
  "PDFKit": [],
  "PassKit": ["Contacts"],
  "PencilKit": [],
  "Photos": ["AVFoundation", "CoreLocation"],
  "PhotosUI": ["Photos"],
  "PushKit": [],
  "QuickLook": [],
  "QuickLookThumbnailing": [],
  "ReplayKit": [],
  "SafariServices": [],
  "SceneKit": ["simd"],
  "Security": [],
  "Social": [],
  "Speech": ["AVFoundation"],
  "SpriteKit": [],
  "StoreKit": [],
  "SystemConfiguration": [],
  "UserNotifications": ["CoreLocation"],
  "UserNotificationsUI": ["UserNotifications"],
  "Vision": ["CoreML", "CoreMedia"],
  "VisionKit": [],
  "WatchConnectivity": [],
  "WebKit": [],
  "libkern": [],
  "simd": [],
]

let package = Package(
  name: "PlumbStandIns",
  products: [.library(name: "PlumbStandIns", type: .dynamic, targets: modules.map(\.key))],
  targets: [.target(name: "PlumbAbsence")]
    + modules.map { name, brought in
      .target(
        name: name, dependencies: ["PlumbAbsence"] + brought.map { .target(name: $0) },
        swiftSettings: [
          .enableUpcomingFeature("ExistentialAny"),
          .treatAllWarnings(as: .error),
        ])
    }
)
