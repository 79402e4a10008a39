// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of `UIImageAsset`.
@MainActor
struct ImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func assetsReturnTheImageForTheTraits() {
    let asset = UIImageAsset()
    asset.register(UIImage(name: "day", size: CGSize(width: 10, height: 10)), with: light)
    asset.register(UIImage(name: "night", size: CGSize(width: 20, height: 20)), with: dark)
    #expect(asset.image(with: light).size.width == 10)
    #expect(asset.image(with: dark).size.width == 20)
    #expect(asset.image(with: UITraitCollection(displayScale: 2)).size.width == 10)
    asset.unregister(dark)
    #expect(asset.image(with: dark).size.width == 10)
    #expect(UIImageAsset().image(with: dark).size == .zero)
  }

  @Test func registeringAddsToTheAssetOfAnImage() {
    let day = UIImage(name: "day", size: CGSize(width: 10, height: 10))
    day.imageAsset?.register(
      UIImage(name: "night", size: CGSize(width: 20, height: 20)), with: dark)
    #expect(day.withConfiguration(dark.imageConfiguration).size.width == 20)
    #expect(day.withConfiguration(light.imageConfiguration).size.width == 10)
    #expect(day.size.width == 10)
  }

  @Test func theImageWithMoreMatchingTraitsIsReturned() {
    let asset = UIImageAsset()
    let darkHigh = UITraitCollection(traitsFrom: [dark, .init(accessibilityContrast: .high)])
    asset.register(UIImage(name: "both", size: CGSize(width: 30, height: 30)), with: darkHigh)
    asset.register(UIImage(name: "dark", size: CGSize(width: 20, height: 20)), with: dark)
    #expect(asset.image(with: darkHigh).size.width == 30)
    #expect(asset.image(with: dark).size.width == 20)
  }

  @Test func assetsAreReleasedWithTheirImages() {
    weak var asset: UIImageAsset?
    do {
      let image = UIImage(name: "a", size: CGSize(width: 1, height: 1))
      asset = image.imageAsset
      #expect(asset != nil)
    }
    #expect(asset == nil)
  }
}
