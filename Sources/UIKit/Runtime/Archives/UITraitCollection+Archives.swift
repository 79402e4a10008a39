// SPDX-License-Identifier: MIT

import Foundation

extension UITraitCollection {
  func writeArchive(_ coder: NSCoder) {
    coder.encode(userInterfaceIdiom.rawValue, forKey: "UIIdiom")
    coder.encode(userInterfaceStyle.rawValue, forKey: "UIStyle")
    coder.encode(horizontalSizeClass.rawValue, forKey: "UIHorizontal")
    coder.encode(verticalSizeClass.rawValue, forKey: "UIVertical")
    coder.encode(layoutDirection.rawValue, forKey: "UIDirection")
    coder.encode(Double(displayScale), forKey: "UIScale")
    coder.encode(preferredContentSizeCategory.rawValue, forKey: "UITextSize")
  }
}

extension TraitValues {
  init(archive: NSKeyedUnarchiver) {
    self.init {
      if archive.containsValue(forKey: "UIIdiom") {
        $0.userInterfaceIdiom =
          UIUserInterfaceIdiom(rawValue: archive.decodeInteger(forKey: "UIIdiom")) ?? .unspecified
        $0.userInterfaceStyle =
          UIUserInterfaceStyle(rawValue: archive.decodeInteger(forKey: "UIStyle")) ?? .unspecified
        $0.horizontalSizeClass =
          UIUserInterfaceSizeClass(rawValue: archive.decodeInteger(forKey: "UIHorizontal"))
          ?? .unspecified
        $0.verticalSizeClass =
          UIUserInterfaceSizeClass(rawValue: archive.decodeInteger(forKey: "UIVertical"))
          ?? .unspecified
        $0.layoutDirection =
          UITraitEnvironmentLayoutDirection(rawValue: archive.decodeInteger(forKey: "UIDirection"))
          ?? .unspecified
        $0.displayScale = CGFloat(archive.decodeDouble(forKey: "UIScale"))
      }
      if let size = archive.text("UITextSize") {
        $0.preferredContentSizeCategory = UIContentSizeCategory(rawValue: size)
      }
    }
  }
}
