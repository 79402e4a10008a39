// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import UIKit

/// Members are looked up on the thread of the caller, as in the Objective-C runtime.
///
/// Source: key-value coding and `perform` of Apple's `NSObject` do not check the thread.
@MainActor
struct LookupThreadTests {
  /// An object of a class without isolation, which any thread may use.
  private struct Box: @unchecked Sendable { var value: NSObject }

  private final class Known: @unchecked Sendable {
    var count = 0
    var isOfClass = false
  }

  private func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.start()
    while !thread.isFinished { usleep(1000) }
  }

  @Test func propertiesAreReadAndSetOnAnyThread() {
    let (label, layer) = (UILabel(), CALayer())
    let (object, drawn) = (Box(value: label), Box(value: layer))
    elsewhere {
      object.value.setValue("a", forKey: "text")
      object.value.setValue(0.5, forKeyPath: "alpha")
      _ = object.value.value(forKey: "backgroundColor")
      drawn.value.setValue(0.25, forKey: "opacity")
      drawn.value.setValue(CGColor(gray: 0, alpha: 1), forKey: "borderColor")
      _ = drawn.value.value(forKey: "cornerRadius")
    }
    #expect(label.text == "a" && label.alpha == 0.5)
    #expect(layer.opacity == 0.25 && layer.borderColor != nil)
  }

  @Test func methodsArePerformedOnAnyThread() {
    let (view, field) = (UIView(), UITextField())
    let objects = [Box(value: view), Box(value: field)]
    let known = Known()
    elsewhere {
      objects[0].value.perform("setNeedsDisplay")
      objects[1].value.perform("copy:", with: nil)
      for _ in 0..<1000 { known.count += String(format: "%@", NSString("ab")).count }
    }
    #expect(known.count == 2000)
  }

  @Test func membersAreFoundOnAnyThread() {
    let known = Known()
    let objects: [(Box, [String])] = [
      (Box(value: UIView()), ["hidden", "tag", "frame", "layer", "superview", "subviews"]),
      (Box(value: UIButton()), ["enabled", "titleLabel", "currentTitle"]),
      (Box(value: UIViewController()), ["title", "navigationItem", "dismiss"]),
      (Box(value: UITableView()), ["rowHeight", "reloadData"]),
      (Box(value: UITextField()), ["text", "placeholder"]),
      (Box(value: UIBarButtonItem()), ["title", "enabled"]),
      (Box(value: NSLayoutConstraint()), ["constant", "priority"]),
      (Box(value: CALayer()), ["opacity", "backgroundColor", "bounds"]),
    ]
    elsewhere {
      for (object, names) in objects {
        for name in names where object.value.responds(to: Selector(name)) { known.count += 1 }
      }
      known.isOfClass = UIView.instancesRespond(to: "setNeedsLayout")
    }
    #expect(known.count == objects.map(\.1.count).reduce(0, +) && known.isOfClass)
  }
}
