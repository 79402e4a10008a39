// SPDX-License-Identifier: MIT

import Testing

@testable import SourceLowering

/// The members that Xcode generates for asset catalogs.
struct AssetSymbolsTests {
  @Test(arguments: [
    ("TodayPrimaryTint", "Color", "todayPrimaryTint"), ("BrandColor", "Color", "brand"),
    ("brand-red", "Color", "brandRed"), ("URLIcon", "Image", "urlIcon"), ("TV", "Image", "tv"),
    ("Image", "Image", "image"), ("2 cats", "Image", "_2Cats"),
  ])
  func namesBecomeSymbols(_ name: String, _ kind: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name, kind: kind) == symbol)
  }

  @Test func membersThatSourcesUseAreDeclared() {
    var assets = AssetSymbols()
    for path in [
      "Assets.xcassets/BrandTint.colorset", "Assets.xcassets/Unused.colorset",
      "Assets.xcassets/Icons/logo.imageset", "Assets.xcassets/Icons/own.imageset", "a.colorset",
    ] { assets.add(path) }
    #expect(assets.colors == ["BrandTint", "Unused"])
    let file = SourceText(
      path: "A.swift",
      text: """
        let a = [UIColor.brandTint], b = UIImage(resource: .logo), c = UIImage.own
        extension UIImage { static let own = UIImage() }
        """)
    let members = assets.declarations(for: [file], folder: nil)
    #expect(members.count == 4)
    #expect(
      members.first
        == "extension UIKit.ColorResource { static var brandTint: UIKit.ColorResource "
        + "{ UIKit.ColorResource(name: \"BrandTint\", bundle: Foundation.Bundle.module) } }")
    #expect(
      members.last
        == "extension UIKit.UIImage { @_disfavoredOverload static var logo: UIKit.UIImage "
        + "{ UIKit.UIImage(resource: UIKit.ImageResource.logo) } }")
    let lowering = FileLowering(
      file, module: "App", index: SourceIndex([]), conditions: BuildConditions())
    lowering.assetMembers = members
    #expect(lowering.lowered().text?.contains("import UIKit") == true)
  }
}
