// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Apple's frameworks beside UIKit, as far as view files of apps use them: values keep what they are given, views and
// controllers lay out and stay empty. `plumb swift` builds them against the UIKit of its cache, when the first package
// imports one.

/// Each module and those of the others that it brings.
let modules: KeyValuePairs = [
  "AVFoundation": ["AudioToolbox", "CoreMedia"],
  "AVKit": ["AVFoundation"],
  "Accelerate": [],
  "ActivityKit": [],
  "AppIntents": [],
  "AudioToolbox": [],
  "AuthenticationServices": [],
  "BackgroundTasks": [],
  "CallKit": ["AVFoundation"],
  "CloudKit": ["CoreLocation"],
  "Contacts": ["CoreLocation"],
  "CoreBluetooth": [],
  "CoreData": [],
  "CoreLocation": [],
  "CoreMedia": ["CoreVideo"],
  "CoreMotion": [],
  "CoreServices": [],
  "CoreSpotlight": [],
  "CoreTelephony": [],
  "CoreVideo": [],
  "EventKit": [],
  "HealthKit": [],
  "ImageIO": [],
  "Intents": [],
  "LinkPresentation": [],
  "LocalAuthentication": [],
  "MapKit": ["CoreLocation"],
  "MediaPlayer": [],
  "MessageUI": [],
  "Metal": ["simd"],
  "MetalKit": ["Metal"],
  "Network": [],
  "NetworkExtension": [],
  "NotificationCenter": [],
  "PDFKit": [],
  "PassKit": ["Contacts"],
  "Photos": ["AVFoundation", "CoreLocation"],
  "PhotosUI": ["Photos"],
  "PushKit": [],
  "QuickLook": [],
  "SafariServices": [],
  "SceneKit": [],
  "Security": [],
  "Social": [],
  "Speech": ["AVFoundation"],
  "SpriteKit": [],
  "StoreKit": [],
  "SystemConfiguration": [],
  "UserNotifications": ["CoreLocation"],
  "Vision": ["CoreMedia"],
  "WatchConnectivity": [],
  "WebKit": [],
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
