// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Values by name in code for the Objective-C runtime. Source: Apple's documentation.
@MainActor
struct SortDescriptorTests {
  @Test func objectsAreSortedByTheValueOfAKey() {
    let views = [3, 1, 2].map { tag in
      let view = UIView()
      view.tag = tag
      return view
    }
    let up = NSSortDescriptor(key: "tag", ascending: true)
    let down = NSSortDescriptor(key: "tag", ascending: false)
    #expect(views.sorted { up.compare($0, to: $1) == .orderedAscending }.map(\.tag) == [1, 2, 3])
    #expect(views.sorted { down.compare($0, to: $1) == .orderedAscending }.map(\.tag) == [3, 2, 1])
  }

  @Test func dictionariesAreOrderedByTheirValues() {
    let names: [NSDictionary] = [["name": "b"], ["name": "a"], [:]]
    let order = NSSortDescriptor(key: "name", ascending: true)
    let sorted = names.sorted { order.compare($0, to: $1) == .orderedAscending }
    #expect(sorted.map { $0.value(forKey: "name") as? String } == [nil, "a", "b"])
  }

  @Test func integersOfAnySizeAreOrdered() {
    let counts: [NSDictionary] = [["n": UInt64.max], ["n": -1], ["n": UInt8(7)]]
    let order = NSSortDescriptor(key: "n", ascending: true)
    let sorted = counts.sorted { order.compare($0, to: $1) == .orderedAscending }
    #expect(sorted == [counts[1], counts[2], counts[0]])
  }

  @Test func transformsAreValues() {
    let scale = CATransform3DMakeScale(2, 3, 4)
    #expect(NSValue(caTransform3D: scale).caTransform3DValue == scale)
    #expect(NSValue(caTransform3D: scale) == NSValue(caTransform3D: scale))
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
  }

  /// A delegate that implements both methods receives only the newer one at the end of editing. A
  /// change of the selection is reported before a change of the text.
  @Test func fieldsCallTheirDelegatesInOrder() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { calls.append("end for a reason") }
      func textFieldDidChangeSelection(_ textField: UITextField) { calls.append("selection") }
    }
    let (window, field, delegate) = (UIWindow(), UITextField(), Delegate())
    window.addSubview(field)
    field.delegate = delegate
    field.addAction(UIAction { _ in delegate.calls.append("changed") }, for: .editingChanged)
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(delegate.calls == ["selection", "changed", "end for a reason"])
  }

  /// Source: descriptions in published messages and logs.
  @Test func descriptionsNameColorsAndFonts() {
    #expect("\(UIColor.systemBackground)".hasPrefix("<UIDynamicSystemColor: 0x"))
    #expect("\(UIColor.systemBackground)".hasSuffix("; name = systemBackgroundColor>"))
    #expect("\(UIColor.red)" == "UIExtendedSRGBColorSpace 1 0 0 1")
    let font = "\(UIFont.boldSystemFont(ofSize: 17))"
    #expect(font.hasSuffix("font-weight: bold; font-style: normal; font-size: 17.00pt"))
    let view = UIView()
    #expect(!view.description.contains("gestureRecognizers"))
    view.addGestureRecognizer(UITapGestureRecognizer())
    #expect(view.description.contains("; gestureRecognizers = <NSArray: 0x"))
    #expect(UIScrollView().description.contains("; gestureRecognizers = <NSArray: 0x"))
    #expect("\(UIViewController())".hasPrefix("<UIViewController: 0x"))
  }
}
