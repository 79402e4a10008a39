// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import UIKitComponents

/// The `Contents.json` of an image in an asset catalog.
///
/// Source: Apple's Asset Catalog Format Reference, "Image Set Type".
struct ImageSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [ColorSet.Appearance]?
    var direction: String?
    var resizing: Resizing?
    /// The language that the entry is for.
    var locale: String?

    private enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, appearances, resizing, locale
      case direction = "language-direction"
    }
  }

  struct Resizing: Decodable {
    var capInsets: [String: Double]?

    private enum CodingKeys: String, CodingKey {
      case capInsets = "cap-insets"
    }
  }

  struct Properties: Decodable {
    var intent: String?

    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  var images: [Entry]?
  var properties: Properties?

  /// The image with the files of the set's folder; nil where none can be read.
  func asset(in folder: URL, _ language: AppLanguage? = nil) -> ImageAsset? {
    let meant = AppLanguage.chosen(from: images ?? [], in: language, by: \.locale)
    let variants = meant.compactMap { $0.variant(in: folder) }
    guard !variants.isEmpty else { return nil }
    let isTemplate: Bool? =
      switch properties?.intent {
      case "template": true
      case "original": false
      default: nil
      }
    return ImageAsset(variants, isTemplate: isTemplate)
  }

  /// The image of the set at `folder`.
  static func asset(at folder: URL, _ language: AppLanguage?) -> ImageAsset? {
    let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let set = contents.flatMap { try? JSONDecoder().decode(ImageSet.self, from: $0) }
    return set?.asset(in: folder, language)
  }
}

extension ImageSet.Entry {
  /// nil for another kind of device and for an empty slot.
  fileprivate func variant(in folder: URL) -> ImageAsset.Variant? {
    let idioms: [String: Device.Idiom?] = [
      "universal": nil, "iphone": .phone, "ipad": .pad, "mac": .mac,
    ]
    // A name is a file in the set, whatever else it says.
    guard let idiom = idioms[idiom ?? "universal"], let filename, !filename.contains("/"),
      let data = try? Data(contentsOf: folder.appendingPathComponent(filename)),
      let file = ImageFile(data)
    else { return nil }
    let scale = self.scale.flatMap { Double($0.dropLast()) } ?? 1
    var variant = ImageAsset.Variant(file, scale: scale)
    variant.idiom = idiom
    for condition in appearances ?? [] {
      switch (condition.appearance, condition.value) {
      case ("luminosity", "dark"): variant.style = .dark
      case ("luminosity", "light"): variant.style = .light
      case ("contrast", "high"): variant.contrast = .high
      default: return nil
      }
    }
    switch direction {
    case "left-to-right": variant.direction = .leftToRight
    case "right-to-left": variant.direction = .rightToLeft
    default: break
    }
    if let insets = resizing?.capInsets {
      func length(_ edge: String) -> Double { max(0, insets[edge] ?? 0) / max(scale, 1) }
      variant.capInsets = EdgeInsets(
        top: length("top"), left: length("left"), bottom: length("bottom"), right: length("right"))
    }
    return variant
  }
}

extension ImageAsset.Variant {
  /// - Parameter scale: the pixels of a point, which a drawing has none of.
  init(_ file: ImageFile, scale: Double) {
    let factor = file.isDrawing || !(0.5...8).contains(scale) ? 1 : scale
    self.init(
      size: Size(width: file.size.width / factor, height: file.size.height / factor),
      scale: file.isDrawing ? nil : factor, picture: file.picture)
  }
}
