// SPDX-License-Identifier: MIT

import Foundation

// The archived content of UIKit's view classes.

extension UILabel {
  func writeLabel(_ coder: NSCoder) {
    coder.encode(text, forKey: "UIText")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment.rawValue, forKey: "UIAlignment")
    coder.encode(numberOfLines, forKey: "UILines")
  }

  func readLabel(_ archive: NSKeyedUnarchiver) {
    text = archive.text("UIText")
    archive.font("UIFont").map { font = $0 }
    archive.color("UITextColor").map { textColor = $0 }
    archive.integer("UIAlignment") {
      textAlignment = NSTextAlignment(rawValue: $0) ?? textAlignment
    }
    archive.integer("UILines") { numberOfLines = $0 }
  }
}

extension UIImageView {
  func writeImage(_ coder: NSCoder) {
    if let image = image { coder.encode(image, forKey: "UIImage") }
  }

  func readImage(_ archive: NSKeyedUnarchiver) {
    image = archive.image("UIImage")
  }
}

extension UIButton {
  func writeButton(_ coder: NSCoder) {
    coder.encode(title(for: .normal), forKey: "UIText")
    if let image = image(for: .normal) { coder.encode(image, forKey: "UIImage") }
    coder.encode(titleColor(for: .normal), forKey: "UITextColor")
    coder.encode(titleLabel?.font, forKey: "UIFont")
  }

  func readButton(_ archive: NSKeyedUnarchiver) {
    setTitle(archive.text("UIText"), for: .normal)
    setImage(archive.image("UIImage"), for: .normal)
    archive.color("UITextColor").map { setTitleColor($0, for: .normal) }
    archive.font("UIFont").map { titleLabel?.font = $0 }
  }
}

extension UITextField {
  func writeField(_ coder: NSCoder) {
    coder.encode(text, forKey: "UIText")
    coder.encode(placeholder, forKey: "UIPlaceholder")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
    coder.encode(textAlignment.rawValue, forKey: "UIAlignment")
    coder.encode(borderStyle.rawValue, forKey: "UIBorderStyle")
  }

  func readField(_ archive: NSKeyedUnarchiver) {
    text = archive.text("UIText")
    placeholder = archive.text("UIPlaceholder")
    archive.font("UIFont").map { font = $0 }
    archive.color("UITextColor").map { textColor = $0 }
    archive.integer("UIAlignment") {
      textAlignment = NSTextAlignment(rawValue: $0) ?? textAlignment
    }
    archive.integer("UIBorderStyle") {
      borderStyle = UITextField.BorderStyle(rawValue: $0) ?? borderStyle
    }
  }
}

extension UITextView {
  func writeTextView(_ coder: NSCoder) {
    coder.encode(text, forKey: "UIText")
    coder.encode(font, forKey: "UIFont")
    coder.encode(textColor, forKey: "UITextColor")
  }

  func readTextView(_ archive: NSKeyedUnarchiver) {
    text = archive.text("UIText")
    archive.font("UIFont").map { font = $0 }
    archive.color("UITextColor").map { textColor = $0 }
  }
}

extension UISwitch {
  func writeSwitch(_ coder: NSCoder) {
    coder.encode(isOn, forKey: "UIOn")
  }

  func readSwitch(_ archive: NSKeyedUnarchiver) {
    archive.bool("UIOn") { isOn = $0 }
  }
}

extension UISlider {
  func writeSlider(_ coder: NSCoder) {
    coder.encode(
      numbers: [minimumValue, maximumValue, value].map { CGFloat($0) },
      forKey: "UIValues")
  }

  func readSlider(_ archive: NSKeyedUnarchiver) {
    guard let n = archive.numbers("UIValues", count: 3) else { return }
    (minimumValue, maximumValue) = (Float(n[0]), Float(n[1]))
    value = Float(n[2])
  }
}

extension UIStackView {
  func writeStack(_ coder: NSCoder) {
    coder.encode(axis.rawValue, forKey: "UIAxis")
    coder.encode(alignment.rawValue, forKey: "UIAlignment")
    coder.encode(distribution.rawValue, forKey: "UIDistribution")
    coder.encode(Double(spacing), forKey: "UISpacing")
    let places = arrangedSubviews.compactMap { subviews.firstIndex(of: $0) }
    coder.encode(numbers: places.map { CGFloat($0) }, forKey: "UIArranged")
    coder.encode(places.count, forKey: "UIArrangedCount")
  }

  func readStack(_ archive: NSKeyedUnarchiver) {
    archive.integer("UIAxis") {
      axis = NSLayoutConstraint.Axis(rawValue: $0) ?? axis
    }
    archive.integer("UIAlignment") {
      alignment = UIStackView.Alignment(rawValue: $0) ?? alignment
    }
    archive.integer("UIDistribution") {
      distribution = UIStackView.Distribution(rawValue: $0) ?? distribution
    }
    archive.number("UISpacing") { spacing = $0 }
    var count = 0
    archive.integer("UIArrangedCount") { count = $0 }
    let children = subviews
    for place in archive.numbers("UIArranged", count: count) ?? []
    where children.indices.contains(Int(place)) { addArrangedSubview(children[Int(place)]) }
  }
}

extension UIScrollView {
  func writeScroll(_ coder: NSCoder) {
    let (size, offset) = (contentSize, contentOffset)
    coder.encode(
      numbers: [size.width, size.height, offset.x, offset.y], forKey: "UIContentArea")
  }

  func readScroll(_ archive: NSKeyedUnarchiver) {
    guard let n = archive.numbers("UIContentArea", count: 4) else { return }
    contentSize = CGSize(width: n[0], height: n[1])
    contentOffset = CGPoint(x: n[2], y: n[3])
  }
}
