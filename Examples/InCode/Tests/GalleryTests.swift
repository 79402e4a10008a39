// SPDX-License-Identifier: MIT

import Foundation
import InCode
import TestSettings
import Testing
import UIKit

/// Every screen is laid out and drawn in every setting, and adapts when the device is turned.
///
/// `PLUMB_OUTPUT=FOLDER swift test --filter GalleryTests` writes the pictures to a folder.
/// `Scripts/draw-gallery` writes the pictures in `Examples/InCode/Pictures`.
@MainActor @Suite(.serialized)
struct GalleryTests {
  nonisolated private static let settings:
    [(name: String, change: @Sendable (inout SimulatedDevice) -> Void)] = [
      ("light", { _ in }), ("dark", { $0.userInterfaceStyle = .dark }),
      ("AX3", { $0.preferredContentSizeCategory = .accessibilityExtraLarge }),
      ("rtl", { $0.layoutDirection = .rightToLeft }),
    ]

  @Test func thereAreThirtyScreens() {
    #expect(Gallery.screens.count == 30)
    #expect(Set(Gallery.screens.map(\.name)).count == 30)
  }

  @Test(arguments: settings.indices)
  func everyScreenIsDrawn(setting: Int) throws {
    let (name, change) = Self.settings[setting]
    var device = SimulatedDevice("iPhone 15")
    change(&device)
    try UIScreen.main.simulate(device)
    defer { try? UIScreen.main.simulate(SimulatedDevice("iPhone 8")) }
    let folder = TestSettings.output
    let pictures = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Pictures")
    for screen in Gallery.screens {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = screen.make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let picture = window.svg()
      #expect(picture.count > 1000, "\(screen.name), \(name)")
      let kept = pictures.appending(path: "\(screen.name)-\(name).svg")
      if folder == nil, let saved = try? String(contentsOf: kept, encoding: .utf8) {
        #expect(picture == saved, "\(kept.lastPathComponent) is stale: run Scripts/draw-gallery")
      }
      if let folder {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try picture.write(
          to: folder.appending(path: "\(screen.name)-\(name).svg"), atomically: true,
          encoding: .utf8)
      }
      window.isHidden = true
    }
  }
}
