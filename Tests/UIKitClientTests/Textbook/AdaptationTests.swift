// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Frames after the environment or the content has changed.
@MainActor
@Suite(.serialized)
struct AdaptationTests {
  /// A title inside the margins, a card below it, and a bar at the bottom of the safe area.
  private final class Screen: UIViewController {
    let titleLabel = UILabel()
    let card = UIView()
    let bar = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      titleLabel.text = "Title"
      titleLabel.font = .preferredFont(forTextStyle: .body)
      titleLabel.adjustsFontForContentSizeCategory = true
      for subview in [titleLabel, card, bar] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      let (margins, safe) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
      NSLayoutConstraint.activate([
        titleLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 10),
        titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        card.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
        card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
  }

  private func show(_ device: SimulatedDevice, _ body: (Screen) throws -> Void) throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(device)
    try body(screen)
  }

  /// A device with the expected frames of the card and the bar, computed by hand. The margins
  /// besides the safe area are 16 points, or 20 from a width of 400 points on (555 recorded
  /// margins). The title has the height of a line of body text.
  struct Expectation: Sendable {
    var name: String
    var isLandscape = false
    var width: CGFloat?
    var cardX: CGFloat
    var cardWidth: CGFloat
    var titleY: CGFloat
    var barMaxY: CGFloat
  }

  @Test(arguments: [
    Expectation(name: "iPhone SE", cardX: 16, cardWidth: 343, titleY: 30, barMaxY: 667),
    Expectation(
      name: "iPhone SE", isLandscape: true, cardX: 20, cardWidth: 627, titleY: 10, barMaxY: 375),
    Expectation(name: "iPhone 4s", cardX: 16, cardWidth: 288, titleY: 30, barMaxY: 480),
    Expectation(name: "iPhone 15", cardX: 16, cardWidth: 361, titleY: 69, barMaxY: 818),
    Expectation(
      name: "iPhone 15", isLandscape: true, cardX: 79, cardWidth: 694, titleY: 10, barMaxY: 372),
    Expectation(name: "iPhone 15 Plus", cardX: 20, cardWidth: 390, titleY: 69, barMaxY: 898),
    Expectation(name: "iPad Air 2", cardX: 20, cardWidth: 728, titleY: 30, barMaxY: 1024),
    Expectation(
      name: "iPad Air 2", isLandscape: true, width: 320, cardX: 16, cardWidth: 288, titleY: 30,
      barMaxY: 768),
    Expectation(
      name: "iPad Air 2", isLandscape: true, width: 507, cardX: 20, cardWidth: 467, titleY: 30,
      barMaxY: 768),
    Expectation(
      name: "iPad Pro 12.9 (1st generation)", isLandscape: true, width: 678, cardX: 20,
      cardWidth: 638, titleY: 30, barMaxY: 1024),
  ])
  func framesFollowTheDevice(_ expected: Expectation) throws {
    var device = SimulatedDevice(expected.name, isLandscape: expected.isLandscape)
    device.width = expected.width
    try show(device) { screen in
      #expect(screen.view.frame == UIScreen.main.bounds)
      #expect(screen.titleLabel.frame.minX == expected.cardX)
      #expect(screen.titleLabel.frame.minY == expected.titleY)
      #expect(screen.card.frame.minX == expected.cardX)
      #expect(screen.card.frame.width == expected.cardWidth)
      #expect(abs(screen.card.frame.height - expected.cardWidth / 2) <= 0.5)
      #expect(abs(screen.card.frame.minY - screen.titleLabel.frame.maxY - 8) < 1e-9)
      #expect(screen.bar.frame.maxY == expected.barMaxY)
      #expect(screen.bar.frame.width == screen.view.frame.width)
    }
  }

  @Test func statusBarThatGrowsPushesTheContentDown() throws {
    var device = SimulatedDevice("iPhone SE")
    device.safeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    try show(device) { screen in
      #expect(screen.titleLabel.frame.minY == 50)
      #expect(screen.bar.frame.maxY == 667)
      #expect(screen.topLayoutGuide.length == 40)
    }
  }

  @Test func largerTextMovesTheCardDown() throws {
    var device = SimulatedDevice("iPhone SE")
    device.preferredContentSizeCategory = .accessibilityExtraLarge
    try show(device) { screen in
      // Body text has 40 points at this text size, and 17 at the default one.
      #expect(screen.titleLabel.font.pointSize == 40)
      #expect(screen.titleLabel.frame.height > 40)
      #expect(screen.card.frame.minY == screen.titleLabel.frame.maxY + 8)
    }
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    var device = SimulatedDevice("iPhone SE")
    device.layoutDirection = .rightToLeft
    try show(device) { screen in
      #expect(screen.titleLabel.frame.maxX == 359)
      #expect(
        screen.card.frame == CGRect(x: 16, y: screen.card.frame.minY, width: 343, height: 171.5))
      #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
  }

  @Test func contentThatGrowsPushesItsNeighbours() throws {
    try show(SimulatedDevice("iPhone SE")) { screen in
      let y = screen.card.frame.minY
      screen.titleLabel.numberOfLines = 0
      screen.titleLabel.text = "First\nSecond"
      screen.view.layoutIfNeeded()
      #expect(screen.card.frame.minY > y + 15)
    }
  }

  @Test func unknownDeviceThrows() {
    #expect(throws: (any Error).self) {
      try UIScreen.main.simulate(SimulatedDevice("iPhone 99 Ultra"))
    }
    #expect(UIScreen.main.bounds.width == 375)
  }
}
