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
  /// The result of a body on another thread. This one waits, so the two never run at the same time.
  private func elsewhere<Result>(_ body: @escaping () -> Result) -> Result? {
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result: Result?
    let done = DispatchSemaphore(value: 0)
    Thread {
      result = body()
      done.signal()
    }.start()
    done.wait()
    return result
  }

  @Test func propertiesAreReadAndSetOnAnyThread() {
    let (label, layer) = (UILabel(), CALayer())
    layer.cornerRadius = 3
    let radius = elsewhere {
      label.setValue("a", forKey: "text")
      label.setValue(0.5, forKeyPath: "alpha")
      layer.setValue(0.25, forKey: "opacity")
      layer.setValue(CGColor(gray: 0, alpha: 1), forKey: "borderColor")
      return layer.value(forKey: "cornerRadius") as? CGFloat
    }
    #expect(label.text == "a" && label.alpha == 0.5)
    #expect(layer.opacity == 0.25 && layer.borderColor != nil && radius == 3)
  }

  @Test func methodsArePerformedOnAnyThread() {
    let (view, field) = (UIView(), UITextField())
    let isDone = elsewhere {
      view.perform("setNeedsDisplay")
      field.perform("copy:", with: nil)
      return true
    }
    #expect(isDone == true)
  }

  /// The text of `%@` outlives a turn of the main queue on another thread.
  @Test func textsOfFormatsAreKeptForTheirThread() async {
    let length = await withCheckedContinuation { continuation in
      Thread {
        let text: NSObject = NSString(string: String(repeating: "a", count: 100))
        let address = text._cVarArgEncoding[0]
        DispatchQueue.main.sync {}
        let kept = UnsafeRawPointer(bitPattern: address)
          .map { Unmanaged<NSString>.fromOpaque($0).takeUnretainedValue() }
        continuation.resume(returning: kept?.length)
      }.start()
    }
    #expect(length == 100)
  }

  /// A result without an owner is released, as by an autorelease pool.
  @Test func resultsAreReleasedAfterATurnOfTheMainQueue() async {
    final class Owner: NSObject, NamedMembers {
      func _namedMember(_ name: String) -> NamedMember? { .method { _ in NSObject() } }
    }
    weak var result: AnyObject?
    result = Owner().perform("make")?.takeUnretainedValue()
    #expect(result != nil)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(result == nil)
  }

  @Test func membersAreFoundOnAnyThread() {
    let objects: [(NSObject, [String])] = [
      (UIView(), ["hidden", "tag", "frame", "layer", "superview", "subviews"]),
      (UIButton(), ["enabled", "titleLabel", "currentTitle"]),
      (UIViewController(), ["title", "navigationItem", "dismiss"]),
      (UITableView(), ["rowHeight", "reloadData"]),
      (UITextField(), ["text", "placeholder"]),
      (UIBarButtonItem(), ["title", "enabled"]),
      (NSLayoutConstraint(), ["constant", "priority"]),
      (CALayer(), ["opacity", "backgroundColor", "bounds"]),
    ]
    let missing = elsewhere {
      // Closures for functions of the standard library would need the main actor's thread.
      var missing: [String] = []
      for (object, names) in objects {
        for name in names where !object.responds(to: Selector(name)) { missing.append(name) }
      }
      return missing
    }
    #expect(missing == [])
    #expect(elsewhere { UIView.instancesRespond(to: "setNeedsLayout") } == true)
  }
}
