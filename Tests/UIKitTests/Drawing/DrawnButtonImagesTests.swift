// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Drawn images in buttons. Source: Apple's documentation of `setBackgroundImage(_:for:)` and
/// rendering modes. Apps use images of one colour as backgrounds.
@MainActor
struct DrawnButtonImagesTests {
  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private func picture(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> String {
    let button = UIButton(type: type)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 44)
    button.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    change(button)
    return button.svg()
  }

  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func backgroundsAreDrawnAsTheyAre() {
    let shown = picture(.system) { $0.setBackgroundImage(image(green), for: .normal) }
    #expect(shown.contains("#00ff00"))
    let template = picture(.custom) {
      $0.setBackgroundImage(image(green).withRenderingMode(.alwaysTemplate), for: .normal)
    }
    #expect(template.contains("#0000ff") && !template.contains("#00ff00"))
    let capped = picture(.custom) {
      $0.setBackgroundImage(
        image(green).resizableImage(
          withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)), for: .normal)
    }
    #expect(capped.components(separatedBy: "#00ff00").count == 10)
  }

  @Test func imagesOfSystemButtonsAreTemplates() {
    #expect(picture(.system) { $0.setImage(image(green), for: .normal) }.contains("#0000ff"))
    #expect(picture(.custom) { $0.setImage(image(green), for: .normal) }.contains("#00ff00"))
    let original = picture(.system) {
      $0.setImage(image(green).withRenderingMode(.alwaysOriginal), for: .normal)
    }
    #expect(original.contains("#00ff00"))
  }
}
