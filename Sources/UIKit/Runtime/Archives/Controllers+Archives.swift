// SPDX-License-Identifier: MIT

public import Foundation

extension UIViewController: @preconcurrency NSCoding {
  func writeArchive(_ coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(restorationIdentifier, forKey: "UIRestoration")
  }

  func readArchive(_ archive: NSKeyedUnarchiver) {
    title = archive.text("UITitle")
    restorationIdentifier = archive.text("UIRestoration")
  }
}

extension UIBarItem: @preconcurrency NSCoding {
  func writeArchive(_ coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    if let image { coder.encode(image, forKey: "UIImage") }
    coder.encode(tag, forKey: "UITag")
    coder.encode(isEnabled, forKey: "UIEnabled")
  }

  func readArchive(_ archive: NSKeyedUnarchiver) {
    title = archive.text("UITitle")
    image = archive.image("UIImage")
    archive.integer("UITag") { tag = $0 }
    archive.bool("UIEnabled") { isEnabled = $0 }
  }
}

extension UINavigationItem: @preconcurrency NSCoding {}
