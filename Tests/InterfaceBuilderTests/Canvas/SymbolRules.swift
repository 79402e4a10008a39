// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing
import UIKitComponents

/// Sizes of symbols by the configuration in the file. Source: frames of image views and buttons
/// that are sized by their symbol. Scales differ by a factor of 1.28, and sizes are proportional to
/// the point size. The scale of the image takes precedence over the view's preferred scale. (A
/// chevron 29 points high has an aligned height of 39, as at medium scale.)
@Suite struct SymbolRules {
  private static let resources = """
    <resources><image name="trash" catalog="system" width="117" height="128"/></resources>
    """

  private func size(_ image: String, _ configuration: String = "") throws -> Size {
    let xml = """
      <view id="v"><rect key="frame" width="300" height="300"/><subviews>
      <imageView id="image" \(image.hasPrefix("<") ? "" : image)>
      <rect key="frame" width="20" height="20"/>\(image.hasPrefix("<") ? image : "")
      \(configuration.isEmpty ? "" : "<preferredSymbolConfiguration key='preferredSymbolConfiguration' \(configuration)/>")
      </imageView></subviews></view>
      """
    let file = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505"
        useAutolayout="YES" useTraitCollections="YES"><device id="retina6_12"/>
      <objects>\(xml)</objects>\(Self.resources)</document>
      """
    let document = try IBFile.load(file.utf8, file: "symbol.xib")
    guard case .image(let content)? = try LaidOutScene(document, scene: "v").items["image"]?.content
    else { return .zero }
    return content.size ?? .zero
  }

  @Test(
    "Symbols have the size of their configuration",
    arguments: [
      ("image='trash' catalog='system'", "", 1.0),
      ("image='trash' catalog='system'", "scale='large'", 1.28),
      ("image='trash' catalog='system'", "scale='medium' weight='bold'", 1),
      ("image='trash' catalog='system'", "configurationType='pointSize' pointSize='34'", 2),
      (
        "image='trash' catalog='system'",
        "configurationType='pointSize' pointSize='34' scale='large'", 2.56
      ),
      (
        "<imageReference key='image' image='trash' catalog='system' symbolScale='large'/>", "", 1.28
      ),
      (
        "<imageReference key='image' image='trash' catalog='system' symbolScale='medium'/>",
        "scale='small'", 1
      ),
      (
        "<imageReference key='image' image='trash' catalog='system' symbolScale='large'/>",
        "scale='medium' weight='regular'", 1.28
      ),
      ("<imageReference key='image' image='trash' catalog='system'/>", "scale='large'", 1.28),
    ])
  func scales(image: String, configuration: String, factor: Double) throws {
    let size = try size(image, configuration)
    #expect(abs(size.width - 18.9 * factor) <= 0.3)
  }
}
