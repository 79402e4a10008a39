// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Trails

/// The app from its launch on: the screens that a user of iOS would see at each step, by UIKit's
/// rules for navigation controllers, self-sizing cells and asset catalogs.
@MainActor @Suite(.serialized)
struct TrailsTests {
  private func launch(
    _ device: SimulatedDevice, _ body: (UIWindow, UINavigationController) throws -> Void
  )
    throws
  {
    try UIScreen.main.simulate(device)
    defer { try? UIScreen.main.simulate(SimulatedDevice("iPhone 8")) }
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    try body(window, try #require(window.rootViewController as? UINavigationController))
  }

  @Test func theListShowsACellForEveryTrail() throws {
    try launch(SimulatedDevice("iPhone 15")) { _, navigation in
      let list = try #require(navigation.topViewController as? TrailListViewController)
      let cells = list.tableView.visibleCells.compactMap { $0 as? TrailCell }
      #expect(cells.map(\.nameLabel.text) == Trail.all.map(\.name))
      #expect(cells[0].lengthLabel.text == "12.5 km")
      // Longer names wrap, so their cells are higher.
      #expect(cells[2].bounds.height > cells[0].bounds.height)
    }
  }

  @Test func aTapOnARowPushesItsTrail() throws {
    try launch(SimulatedDevice("iPhone 15")) { window, navigation in
      let list = try #require(navigation.topViewController as? TrailListViewController)
      list.tableView.simulateTap(onRowAt: IndexPath(row: 1, section: 0))
      let shown = try #require(navigation.topViewController as? TrailViewController)
      #expect(shown.nameLabel.text == "Mill Stream")
      shown.walkedButton.sendActions(for: .touchUpInside)
      #expect(shown.isWalked)
      #expect(shown.walkedButton.title(for: .normal) == "Walked")
      window.layoutIfNeeded()
      // 16 points from the edges, because the margins are 16 points on a view of 393 points.
      #expect(shown.walkedButton.frame.minX == 16)
      #expect(abs(shown.walkedButton.frame.width - 361) < 1e-6)
      navigation.popViewController(animated: false)
      #expect(navigation.topViewController === list)
    }
  }

  @Test func theScreenTurns() throws {
    try launch(SimulatedDevice("iPhone 15")) { window, navigation in
      let list = try #require(navigation.topViewController as? TrailListViewController)
      list.tableView.simulateTap(onRowAt: IndexPath(row: 0, section: 0))
      try UIScreen.main.simulate(SimulatedDevice("iPhone 15", isLandscape: true))
      #expect(window.bounds.size == CGSize(width: 852, height: 393))
      let shown = try #require(navigation.topViewController as? TrailViewController)
      // Beside the camera's area of 59 points, plus the margin of 20 points on a view this wide.
      #expect(shown.walkedButton.frame.minX == 79)
    }
  }

  @Test func colorsComeFromTheCatalogInLightAndDark() throws {
    let moss = try #require(UIColor(named: "Moss", in: .trails, compatibleWith: nil))
    func red(_ style: UIUserInterfaceStyle) -> CGFloat? {
      moss.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components?[0]
    }
    #expect(red(.light) == CGFloat(0x2F) / 255)
    #expect(red(.dark) == CGFloat(0x7F) / 255)
  }

  /// `RECORD=1` writes the pictures again.
  @Test(arguments: [("Trails", false), ("Trails-dark", true)])
  func committedPicturesAreUpToDate(_ name: String, isDark: Bool) throws {
    var device = SimulatedDevice("iPhone 15")
    device.userInterfaceStyle = isDark ? .dark : .light
    try launch(device) { window, navigation in
      let list = try #require(navigation.topViewController as? TrailListViewController)
      if isDark { list.tableView.simulateTap(onRowAt: IndexPath(row: 2, section: 0)) }
      let place = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Pictures/\(name).svg")
      let drawn = window.svg()
      if ProcessInfo.processInfo.environment["RECORD"] != nil {
        try drawn.write(to: place, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: place, encoding: .utf8) == drawn)
    }
  }
}
