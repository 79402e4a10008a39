// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Accessibility values of views.
///
/// Source: UIKit's reference of accessibility: labels and traits of controls follow from their
/// content.
@MainActor
@Suite(.serialized)
struct AccessibilityTests {
  @Test func labelsAndTraitsFollowFromTheContent() {
    let label = UILabel()
    label.text = "Name"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityTraits = .link
    button.accessibilityLabel = "Other"
    #expect(button.accessibilityLabel == "Other" && button.accessibilityTraits == .link)
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    let slider = UISlider()
    slider.value = 0.25
    #expect(slider.accessibilityValue == "25%")
    #expect(slider.accessibilityTraits == .adjustable)
    #expect(!UIView().isAccessibilityElement)
  }

  @Test func elementsComeInTheirOrder() {
    let (root, box) = (UIView(), UIView())
    let labels = ["a", "b", "c"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    root.addSubview(labels[0])
    root.addSubview(box)
    box.addSubview(labels[1])
    root.addSubview(labels[2])
    #expect(root.accessibilityElementCount() == 3)
    #expect(root.accessibilityElement(at: 1) as? UILabel === labels[1])
    #expect(root.index(ofAccessibilityElement: labels[2]) == 2)
    box.accessibilityElementsHidden = true
    #expect(root.accessibilityElementCount() == 2)
    box.accessibilityElementsHidden = false
    box.accessibilityViewIsModal = true
    #expect(root.accessibilityElementCount() == 1)
    root.accessibilityElements = [labels[2], labels[0]]
    #expect(root.accessibilityElement(at: 0) as? UILabel === labels[2])
  }
}
