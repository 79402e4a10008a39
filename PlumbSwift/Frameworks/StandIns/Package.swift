// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Stand-ins for Apple frameworks, with the parts that apps use most. Values store what they are
// given. Views and controllers take part in layout and stay empty. `plumb swift` builds them
// against the cached UIKit when the first package imports one of them.

/// Each module, with the other modules that it re-exports.
let modules: KeyValuePairs = [
  "AVFoundation": ["AudioToolbox", "CoreMedia"],
  "AVKit": ["AVFoundation"],
  "Accelerate": [],
  "AudioToolbox": [],
  "AuthenticationServices": [],
  "BackgroundTasks": [],
  "CallKit": ["AVFoundation"],
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
  "ImageIO": [],
  "Intents": [],
  "LinkPresentation": [],
  "LocalAuthentication": [],
  "MapKit": ["CoreLocation"],
  "MediaPlayer": [],
  "MessageUI": [],
  "Metal": ["simd"],
  "MetalKit": ["Metal"],
  "MetalPerformanceShaders": ["Metal"],
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
