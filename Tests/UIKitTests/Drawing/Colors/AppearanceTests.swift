// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import Testing
import UIKit

/// Source: Apple's documentation of `UIColor`, `UITraitCollection` and `UIView`.
@MainActor
struct AppearanceTests {
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func white(_ color: UIColor) -> CGFloat {
    var red: CGFloat = 0
    color.getRed(&red, green: nil, blue: nil, alpha: nil)
    return red
  }

  @Test func dynamicColoursResolveByTraits() {
    #expect(white(.label) == 0)
    #expect(white(.label.resolvedColor(with: dark)) == 1)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(white(own) == 0)
    #expect(white(own.resolvedColor(with: dark)) == 1)
    dark.performAsCurrent {
      #expect(white(own) == 1)
      #expect(UIColor.label.cgColor.components == [1, 1, 1, 1])
    }
    let contrast = UITraitCollection(accessibilityContrast: .high)
    #expect(white(.systemGray.resolvedColor(with: contrast)) == 108.0 / 255)
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    #expect(white(UIColor.label.withAlphaComponent(0.5).resolvedColor(with: dark)) == 1)
  }

  @Test func colourAppearanceDiffersByStyleContrastAndLevel() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(traitsFrom: [
          light, UITraitCollection(accessibilityContrast: .high),
        ])))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: UITraitCollection(traitsFrom: [
          light, UITraitCollection(layoutDirection: .rightToLeft),
        ])))
  }

  private func styles(_ view: UIView) -> [ColorAppearance.Style] {
    view.layoutSnapshot().nodes.map(\.colorAppearance.style)
  }

  @Test func overriddenStylesReachWhatIsDrawn() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView()
    view.addSubview(child)
    view.overrideUserInterfaceStyle = .dark
    #expect(styles(view) == [.dark, .dark])
    child.traitOverrides.userInterfaceStyle = .light
    #expect(styles(view) == [.dark, .light])
    view.overrideUserInterfaceStyle = .unspecified
    #expect(styles(view) == [.light, .light])
    child.overrideUserInterfaceStyle = .unspecified
    view.overrideUserInterfaceStyle = .dark
    #expect(styles(view) == [.dark, .dark])
  }

  @Test func aControllersStyleHoldsForItsView() {
    let controller = UIViewController()
    controller.overrideUserInterfaceStyle = .dark
    #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    #expect(styles(controller.view) == [.dark])
  }

  private final class Listener: UIView {
    var count = 0
    override func tintColorDidChange() { count += 1 }
  }

  @Test func tintsAreInheritedAndReported() {
    let view = UIView()
    let (child, own) = (Listener(), Listener())
    own.tintColor = .systemRed
    own.count = 0
    view.addSubview(child)
    view.addSubview(own)
    view.tintColor = .systemGreen
    #expect(child.tintColor == .systemGreen)
    #expect(own.tintColor == .systemRed)
    #expect(child.count == 1)
    #expect(own.count == 0)
    view.tintAdjustmentMode = .dimmed
    #expect(own.tintAdjustmentMode == .dimmed)
    #expect(own.tintColor != .systemRed)
    #expect((child.count, own.count) == (2, 1))
    view.tintAdjustmentMode = .normal
    #expect(own.tintColor == .systemRed)
  }

  @Test func sheetsDimTheTintOfPresenters() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let (root, sheet) = (UIViewController(), UIViewController())
    window.rootViewController = root
    window.isHidden = false
    root.present(sheet, animated: false)
    #expect(root.view.tintAdjustmentMode == .dimmed)
    #expect(sheet.view.tintAdjustmentMode == .normal)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    root.dismiss(animated: false)
    #expect(root.view.tintAdjustmentMode == .normal)
    window.isHidden = true
  }

  @Test func coloursOfTheCatalogHaveNames() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"white": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "color": {"components": {"white": "1.000", "alpha": "1.000"}},
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
    #expect(white(color) == 0)
    #expect(white(color.resolvedColor(with: dark)) == 1)
    #expect(UIColor(named: "Other", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "Brand") == nil)
  }
}
