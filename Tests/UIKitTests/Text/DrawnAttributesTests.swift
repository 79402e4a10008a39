// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Text attributes in pictures. Source: the references of `NSAttributedString.Key`.
@MainActor
struct DrawnAttributesTests {
  private func picture(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
    return label.svg()
  }

  private func baseline(_ svg: String) -> Double {
    let line = svg.split(separator: "\n").first { $0.hasPrefix("<text") || $0.contains("<text") }
    return Double(line?.firstMatch(of: /\ y="([0-9.]+)"/)?.1 ?? "") ?? 0
  }

  @Test func backgroundsOfRunsAreDrawn() {
    let svg = picture([.backgroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)])
    let ground = svg.range(of: "#00ff00"), text = svg.range(of: ">Text<")
    #expect(ground != nil && text != nil && ground!.lowerBound < text!.lowerBound)
  }

  @Test func kernedTextIsSpaced() {
    #expect(picture([.kern: 5]).contains("letter-spacing=\"5\""))
    #expect(!picture([:]).contains("letter-spacing"))
  }

  @Test func runsAreRaised() {
    #expect(baseline(picture([:])) - baseline(picture([.baselineOffset: 6])) == 6)
  }

  @Test func symbolsOfAttachmentsHaveTheirOwnColor() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "heart.fill")?.withTintColor(
      UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    label.attributedText = NSAttributedString(attachment: attachment)
    #expect(label.svg().contains("#00ff00"))
  }

  private final class Field: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
      super.editingRect(forBounds: bounds).insetBy(dx: 12, dy: 0)
    }
  }

  @Test func rectanglesOfTextAndEditingAreIndependent() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(field.textRect(forBounds: field.bounds).minX == 12)
    #expect(field.editingRect(forBounds: field.bounds).minX == 12)
  }
}
