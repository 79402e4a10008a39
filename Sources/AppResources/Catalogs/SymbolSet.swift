// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import UIKitComponents

/// A symbol that an app brings: a drawing with guides for weights and scales, as SF Symbols exports templates.
///
/// Source: Apple's "Creating custom symbol images for your app": the variant `Regular-M` between its margins, guides of
/// the baseline and of capital letters, drawn for text of 100 points. It is shown as beside text of 17 points.
///
/// - Unverified: how far the picture reaches above and below the capital letters, which is taken to be a fifth.
struct SymbolSet: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
  }

  var symbols: [Entry]?

  /// The image of the set at `folder`; nil where there is none that can be read.
  static func asset(at folder: URL) -> ImageAsset? {
    let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let set = contents.flatMap { try? JSONDecoder().decode(SymbolSet.self, from: $0) }
    let names = (set?.symbols ?? []).compactMap(\.filename).filter { !$0.contains("/") }
    for name in names {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
      if let variant = variant(of: String(decoding: data, as: UTF8.self)) {
        return ImageAsset([variant], isTemplate: true)
      }
    }
    return nil
  }

  private static func variant(of template: String) -> ImageAsset.Variant? {
    for (weight, scale) in [
      ("Regular", "M"), ("Regular", "S"), ("Regular", "L"), ("Ultralight", "S"),
    ] {
      let name = "\(weight)-\(scale)"
      guard let group = group(named: name, in: template),
        let capline = guide("Capline-\(scale)", "y1", in: template),
        let baseline = guide("Baseline-\(scale)", "y1", in: template), baseline > capline
      else { continue }
      let margins =
        (
          guide("left-margin-\(name)", "x1", in: template),
          guide("right-margin-\(name)", "x1", in: template)
        )
      guard let left = margins.0, let right = margins.1, right > left else { continue }
      let beyond = (baseline - capline) / 5
      let (width, height) = (right - left, baseline - capline + 2 * beyond)
      let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(left) \(capline - beyond) \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\">\(group)</svg>"
      guard let file = ImageFile(Data(drawing.utf8)) else { return nil }
      let factor = 17.0 / 100
      return ImageAsset.Variant(
        size: Size(width: width * factor, height: height * factor), scale: nil,
        picture: file.picture)
    }
    return nil
  }

  /// The element of a guide, by its coordinate.
  private static func guide(_ id: String, _ attribute: String, in text: String) -> Double? {
    guard let place = text.firstRange(of: "id=\"\(id)\""),
      let start = text[..<place.lowerBound].lastIndex(of: "<"),
      let end = text[place.upperBound...].firstIndex(of: ">"),
      let value = text[start..<end].firstRange(of: " \(attribute)=\"")
    else { return nil }
    return Double(text[value.upperBound...].prefix { $0 != "\"" })
  }

  /// A group with everything in it.
  private static func group(named id: String, in text: String) -> Substring? {
    guard let place = text.firstRange(of: "id=\"\(id)\""),
      let start = text[..<place.lowerBound].lastIndex(of: "<"), text[start...].hasPrefix("<g")
    else { return nil }
    var depth = 0
    var rest = text[start...]
    while let tag = rest.firstIndex(of: "<") {
      rest = rest[tag...]
      guard let end = rest.firstIndex(of: ">") else { return nil }
      if rest.hasPrefix("</g>") {
        depth -= 1
        if depth == 0 { return text[start...end] }
      } else if rest.hasPrefix("<g"), rest[rest.index(before: end)] != "/" {
        depth += 1
      }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }
}
