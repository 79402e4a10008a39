// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// Apple's frameworks beside UIKit, as far as view files of apps use them: values keep what they are given, views and
// controllers lay out and stay empty. `plumb swift` builds them against the UIKit of its cache, when the first package
// imports one.

/// Each module and those of the others that it brings.
let modules: KeyValuePairs = [
  "AVFoundation": ["CoreMedia"],
  "AVKit": ["AVFoundation"],
  "AdSupport": [],
  "AppTrackingTransparency": [],
  "AudioToolbox": [],
  "AuthenticationServices": [],
  "BackgroundTasks": [],
  "Contacts": [],
  "ContactsUI": ["Contacts"],
  "CoreData": [],
  "CoreHaptics": [],
  "CoreLocation": [],
  "CoreMedia": [],
  "CoreMotion": [],
  "CoreSpotlight": [],
  "CoreTelephony": [],
  "EventKit": [],
  "EventKitUI": ["EventKit"],
  "ImageIO": [],
  "Intents": [],
  "IntentsUI": ["Intents"],
  "LinkPresentation": [],
  "LocalAuthentication": [],
  "MapKit": ["CoreLocation"],
  "MediaPlayer": [],
  "MessageUI": [],
  "Network": [],
  "PDFKit": [],
  "Photos": ["AVFoundation", "CoreLocation"],
  "PhotosUI": ["Photos"],
  "QuickLook": [],
  "SafariServices": [],
  "Security": [],
  "StoreKit": [],
  "SystemConfiguration": [],
  "UserNotifications": ["CoreLocation"],
  "UserNotificationsUI": ["UserNotifications"],
  "WatchConnectivity": [],
  "WebKit": [],
  "WidgetKit": [],
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
