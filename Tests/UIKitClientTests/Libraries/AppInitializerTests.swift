// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Apps add initializers to UIKit's classes, which set properties after calling another
/// initializer.
///
/// In such an initializer Swift does not call the property observers of stored properties of the
/// same class. So UIKit's properties must not have plain observers.
extension UILabel {
  fileprivate convenience init(own text: String, font: UIFont, lines: Int) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    numberOfLines = lines
  }
}

extension UIStackView {
  fileprivate convenience init(column views: [UIView], spacing: CGFloat) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    self.spacing = spacing
  }
}

extension UISlider {
  fileprivate convenience init(upTo most: Float, at value: Float) {
    self.init()
    maximumValue = most
    self.value = value
  }
}

extension UIView {
  fileprivate convenience init(hidden: Bool) {
    self.init()
    isHidden = hidden
  }
}

@MainActor
struct AppInitializerTests {
  @Test func labelPropertiesSetInAnInitializerApply() {
    let small = UILabel(own: "Text", font: .systemFont(ofSize: 10), lines: 1)
    let large = UILabel(own: "Text", font: .systemFont(ofSize: 40), lines: 1)
    #expect(large.intrinsicContentSize.height > 3 * small.intrinsicContentSize.height)
  }

  @Test func stackPropertiesSetInAnInitializerApply() {
    let views = [UIView(), UIView()]
    for view in views {
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    let stack = UIStackView(column: views, spacing: 5)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 10, height: 45))
  }

  @Test func valuesAreHeldWithinTheirEndsOnce() {
    #expect(UISlider(upTo: 10, at: 7).value == 7)
    #expect(UISlider(upTo: 10, at: 70).value == 10)
  }

  @Test func hiddenViewsTakeNoPlaceInAStack() {
    let shown = UIView()
    shown.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = UIStackView(column: [shown, UIView(hidden: true)], spacing: 5)
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20)
  }
}
