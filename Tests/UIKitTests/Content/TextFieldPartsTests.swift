// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Views beside the text of a field, and attributed text.
///
/// Source: Apple's documentation of `leftView`, `leftViewMode`, `clearButtonMode` and of the
/// methods that subclasses override.
@MainActor
struct TextFieldPartsTests {
  private func icon() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }

  @Test func theLeftViewIsBeforeTheText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let icon = icon()
    field.leftView = icon
    #expect(icon.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    #expect(icon.superview === field)
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 180, height: 40))
    field.leftViewMode = .never
    #expect(icon.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
  }

  @Test func fromRightToLeftTheLeftViewIsAtTheRight() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.semanticContentAttribute = .forceRightToLeft
    let icon = icon()
    field.leftView = icon
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame.maxX == 200)
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 180, height: 40))
  }

  @Test func modesFollowEditing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    window.addSubview(field)
    window.makeKeyAndVisible()
    let (left, right) = (icon(), icon())
    field.leftView = left
    field.leftViewMode = .whileEditing
    field.rightView = right
    field.rightViewMode = .unlessEditing
    #expect(left.superview == nil && right.superview === field)
    field.becomeFirstResponder()
    #expect(left.superview === field && right.superview == nil)
    field.resignFirstResponder()
    #expect(left.superview == nil && right.superview === field)
  }

  @Test func theClearButtonIsDrawnWithTextOnly() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let empty = field.svg()
    field.clearButtonMode = .always
    #expect(field.svg() == empty)
    field.text = "Text"
    let shown = field.svg()
    field.clearButtonMode = .never
    #expect(shown != field.svg())
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
  }

  private final class InsetField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 30, dy: 0)
    }
  }

  @Test func overriddenRectsPlaceTheText() throws {
    let field = InsetField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.placeholder = "Name"
    #expect(field.svg().contains(#/<text[^>]* x="30"/#))
    field.text = "Ada"
    #expect(field.svg().contains(#/<text[^>]* x="16"/#))
  }

  @Test func attributedTextAndPlaceholderKeepTheirAttributes() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
    #expect(field.placeholder == "Name")
    #expect(field.svg().lowercased().contains("#ff0000"))
    field.attributedText = NSAttributedString(
      string: "Ada", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let large = field.intrinsicContentSize.width
    field.text = "Ada"
    #expect(field.intrinsicContentSize.width < large)
    #expect(field.attributedText?.string == "Ada")
  }
}
