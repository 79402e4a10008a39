// SPDX-License-Identifier: MIT

import AutoLayout
import EssentialFoundation
import UIKitComponents

/// Images that lie in folders under their names: `Logo.png`, `Logo@2x.png`, `Logo@3x~ipad.png`.
struct LooseImages: Hashable, Sendable {
  private var files: [String: [URL]] = [:]

  static let kinds: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "pdf", "svg"]

  /// Whether a file is an image, by its name.
  static func holds(_ file: URL) -> Bool { kinds.contains(file.pathExtension.lowercased()) }

  mutating func add(_ file: URL) { files[Self.parts(of: file).name, default: []].append(file) }

  /// The image with this name, with or without the ending of its files; nil where there is none.
  func asset(named name: String) -> ImageAsset? {
    var urls = files[name] ?? []
    if urls.isEmpty {
      let url = URL(fileURLWithPath: name)
      guard Self.holds(url) else { return nil }
      urls = (files[Self.parts(of: url).name] ?? []).filter {
        $0.pathExtension.lowercased() == url.pathExtension.lowercased()
      }
    }
    // Files of one name in several folders are different images: the first folder's count.
    guard let folder = urls.first?.deletingLastPathComponent() else { return nil }
    let variants = urls.filter { $0.deletingLastPathComponent() == folder }.compactMap { url in
      (try? Data(contentsOf: url)).flatMap(ImageFile.init).map { file in
        let parts = Self.parts(of: url)
        var variant = ImageAsset.Variant(file, scale: parts.scale)
        variant.idiom = parts.idiom
        return variant
      }
    }
    return variants.isEmpty ? nil : ImageAsset(variants)
  }

  private static func parts(of file: URL) -> (name: String, scale: Double, idiom: Device.Idiom?) {
    var name = file.deletingPathExtension().lastPathComponent
    var idiom: Device.Idiom?
    for (ending, meant) in [("~ipad", Device.Idiom.pad), ("~iphone", .phone)]
    where name.hasSuffix(ending) {
      name.removeLast(ending.count)
      idiom = meant
    }
    for scale in [2.0, 3.0] where name.hasSuffix("@\(Int(scale))x") {
      name.removeLast(3)
      return (name, scale, idiom)
    }
    return (name, 1, idiom)
  }
}
