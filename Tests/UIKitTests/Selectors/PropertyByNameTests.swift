// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Properties by name. Source: Apple's documentation of key-value coding, and ordinary app code,
/// which uses UIKit's results for undeclared keys.
@MainActor
@Suite(.serialized)
struct PropertyByNameTests {
  /// Runs code, and expects that it raises no exception.
  private func quietly(_ body: () -> Void) {
    final class Log: @unchecked Sendable { var names: [String] = [] }
    let log = Log()
    let handler = LayoutException.handler
    LayoutException.handler = { log.names.append($0.reason) }
    defer { LayoutException.handler = handler }
    body()
    #expect(log.names == [])
  }

  @Test func propertiesHaveTheirObjectiveCNames() {
    quietly {
      let (view, label) = (UIView(), UILabel())
      view.addSubview(label)
      label.setValue(UIFont.systemFont(ofSize: 3), forKey: "font")
      label.setValue(UIColor.red, forKey: "textColor")
      #expect(label.font.pointSize == 3 && label.textColor == .red)
      #expect(label.value(forKey: "superview") as? UIView === view)
      #expect((view.value(forKey: "subviews") as? [UIView])?.count == 1)
      view.setValue(false, forKey: "userInteractionEnabled")
      view.setValue(5, forKeyPath: "layer.cornerRadius")
      #expect(!view.isUserInteractionEnabled && view.layer.cornerRadius == 5)
      view.setValue(false, forKey: "translatesAutoresizingMaskIntoConstraints")
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
      let width = view.widthAnchor.constraint(equalToConstant: 4)
      width.setValue(9, forKey: "constant")
      width.setValue(750, forKey: "priority")
      #expect(width.constant == 9 && width.priority == .defaultHigh)
      let scroll = UIScrollView()
      scroll.setValue(CGPoint(x: 0, y: 8), forKey: "contentOffset")
      #expect(scroll.contentOffset.y == 8)
    }
  }

  /// A key names an accessor, which may be an ordinary method. Programs print view trees with it.
  @Test func keysNameMethodsWithoutArguments() {
    quietly {
      let view = UIView()
      #expect(view.value(forKey: "recursiveDescription") as? String == view.recursiveDescription())
    }
  }

  @Test func undeclaredKeysOfUIKitHaveValues() throws {
    quietly {
      let bar = UISearchBar()
      #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
      bar.setValue("Done", forKey: "cancelButtonText")
      #expect(bar.value(forKey: "cancelButton") == nil)
      UIDatePicker().setValue(UIColor.white, forKeyPath: "textColor")
      let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
      alert.setValue(NSAttributedString(string: "c"), forKey: "attributedTitle")
      alert.setValue(NSAttributedString(string: "d"), forKey: "attributedMessage")
      #expect(alert.title == "c" && alert.message == "d")
      let action = UIAlertAction(title: "a", style: .default)
      action.setValue(UIColor.red, forKey: "titleTextColor")
      #expect(action.value(forKey: "titleTextColor") as? UIColor == .red)
      UIDevice.current.setValue(1, forKey: "orientation")
      #expect(UIApplication.shared.value(forKey: "statusBar") == nil)
      #expect(UIBarButtonItem().value(forKey: "view") == nil)
      UINavigationController().setValue(UINavigationBar(), forKey: "navigationBar")
      let field = UITextField()
      field.placeholder = "Name"
      field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
      let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
      #expect(attributes?[.foregroundColor] as? UIColor == .red)
    }
  }

  @Test func collectionsReturnValuesOfTheirElements() {
    let list: NSArray = [["a": 1], ["a": 2], ["a": 2]] as [NSDictionary] as NSArray
    #expect(list.value(forKey: "a") as? [Int] == [1, 2, 2])
    #expect(list.value(forKeyPath: "@sum.a") as? Int == 5)
    #expect(list.value(forKeyPath: "@count") as? Int == 3)
    #expect(list.value(forKeyPath: "@max.a") as? Int == 2)
    #expect((list.value(forKeyPath: "@distinctUnionOfObjects.a") as? [Int])?.count == 2)
  }

  @Test func partsOfTransformsAreSetByKeyPath() throws {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(layer.value(forKeyPath: "transform.translation.x") as? CGFloat == 7)
    let scale = try #require(layer.value(forKeyPath: "transform.scale.y") as? CGFloat)
    let turn = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(scale - 2) < 1e-9 && abs(turn - .pi / 2) < 1e-9)
    let view = UIView()
    view.setValue(3, forKeyPath: "layer.transform.scale.x")
    #expect(view.layer.transform.m11 == 3)
    let controller = UIViewController()
    controller.setValue(2, forKeyPath: "view.layer.transform.scale.y")
    #expect(controller.view.layer.transform.m22 == 2)
  }
}
