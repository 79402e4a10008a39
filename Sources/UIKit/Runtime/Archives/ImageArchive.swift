// SPDX-License-Identifier: MIT

import Foundation
import UIKitComponents

/// Images in archives: symbols and those of catalogs by their names, others as PNG.
enum ImageArchive {
  static func write(_ image: UIImage, to coder: NSCoder) {
    coder.encode(image.renderingMode.rawValue, forKey: "UIRenderingMode")
    if image.isSymbolImage {
      coder.encode(image.content.name, forKey: "UISymbol")
    } else if let data = image.pngData() {
      coder.encode(data as NSData, forKey: "UIPNG")
      coder.encode(Double(image.scale), forKey: "UIScale")
    }
  }

  static func read(_ archive: NSKeyedUnarchiver) -> UIImage? {
    var image: UIImage?
    if let name = archive.text("UISymbol") {
      image = UIImage(systemName: name)
    } else if archive.containsValue(forKey: "UIPNG"),
      let data = archive.decodeObject(of: NSData.self, forKey: "UIPNG")
    {
      var scale = 1.0
      archive.number("UIScale") { scale = $0 }
      image = UIImage(data: data as Data, scale: scale)
    }
    archive.integer("UIRenderingMode") {
      guard $0 != 0, let mode = UIImage.RenderingMode(rawValue: $0) else { return }
      image = image?.withRenderingMode(mode)
    }
    return image
  }
}
