// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Foundation's methods with selectors. Source: Apple's documentation of NSObject, NSArray, NSSet
/// and Thread.
@MainActor
struct SelectorIdiomTests {
  @Test func arraysPerformSelectorsOnTheirElements() {
    let superview = UIView()
    for _ in 0..<3 { superview.addSubview(UIView()) }
    NSArray(array: superview.subviews).makeObjectsPerform(Selector("removeFromSuperview"))
    #expect(superview.subviews.isEmpty)
    let listeners = [Listener(), Listener()]
    NSArray(array: listeners).makeObjectsPerform(Selector("tap:"), with: "x")
    #expect(listeners.map(\.heard) == [["tap:"], ["tap:"]])
  }

  @Test func collectionsSetValuesOfTheirElements() {
    let labels = [UILabel(), UILabel()]
    NSArray(array: labels).setValue(UIColor.red, forKey: "textColor")
    #expect(labels.allSatisfy { $0.textColor == .red })
    NSSet(array: labels).setValue("a", forKey: "text")
    NSArray(array: labels).setValue(3, forKeyPath: "layer.cornerRadius")
    #expect(labels.allSatisfy { $0.text == "a" && $0.layer.cornerRadius == 3 })
    #expect((NSSet(array: labels).value(forKey: "text") as? NSSet)?.count == 1)
    #expect(NSSet(array: labels).value(forKeyPath: "@count") as? Int == 2)
  }

  @Test func arraysAreSortedByASelector() {
    let names = NSArray(array: ["b", "C", "a"])
    let sorted = names.sortedArray(using: Selector("localizedCaseInsensitiveCompare:"))
    #expect(sorted as? [String] == ["a", "b", "C"])
    let numbers = NSMutableArray(array: [3, 1, 2])
    numbers.sort(using: Selector("compare:"))
    #expect(numbers.compactMap { $0 as? Int } == [1, 2, 3])
  }

  @Test func performingANilSelectorDoesNothing() {
    let listener = Listener()
    let action: Selector? = nil
    #expect(listener.perform(action) == nil)
    #expect(listener.perform(action, with: 1) == nil)
    let item = UIBarButtonItem(
      title: nil, style: .plain, target: listener, action: Selector("tap:"))
    _ = (item.target as? NSObject)?.perform(item.action, with: item)
    #expect(listener.heard == ["tap:"])
  }

  @Test func methodsRunOnOtherThreads() {
    let worker = Worker()
    worker.performSelector(inBackground: Selector("work"), with: nil)
    worker.done.wait()
    #expect(!worker.wasOnMainThread)
    let thread = Thread(target: worker, selector: Selector("work"), object: nil)
    thread.start()
    worker.done.wait()
    #expect(!worker.wasOnMainThread)
    worker.perform(Selector("work"), on: Thread.main, with: nil, waitUntilDone: true)
    #expect(worker.done.wait(timeout: .now()) == .success)
    worker.perform(Selector("work"), on: thread, with: nil, waitUntilDone: false)
    worker.done.wait()
  }

  @Test func classesReportSuperclassProtocolsAndMethods() {
    let field: NSObject = UITextField()
    #expect(field.superclass == UIControl.self)
    #expect(UIControl.superclass() == UIView.self)
    #expect(BothSides().conforms(to: (any UITextFieldDelegate).self))
    #expect(!field.conforms(to: (any UITextFieldDelegate).self))
    #expect(UILabel.instancesRespond(to: Selector("setTextColor:")))
    #expect(UILabel.instancesRespond(to: Selector("removeFromSuperview")))
    #expect(!UIView.instancesRespond(to: Selector("setTextColor:")))
  }
}

private final class BothSides: NSObject, UITextFieldDelegate {}

private final class Worker: NSObject, NamedMembers, @unchecked Sendable {
  let done = DispatchSemaphore(value: 0)
  var wasOnMainThread = false

  func _namedMember(_ name: String) -> NamedMember? {
    name == "work" ? .method { _ in self.work() } : nil
  }

  func work() {
    wasOnMainThread = Thread.isMainThread
    done.signal()
  }
}
