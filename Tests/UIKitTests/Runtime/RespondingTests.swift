// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Apple's documentation of NSObject: proxy objects override `responds(to:)` and
/// `forwardingTarget(for:)`.
@MainActor
@Suite struct RespondingTests {
  private final class Screen: UIViewController {
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == Selector("known") || super.responds(to: aSelector)
    }
  }

  private final class Proxy: KeyValueObject {
    let target: UITextField
    init(_ target: UITextField) { self.target = target }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
  }

  @Test func anOverrideIsAskedWhateverTheTypeOfTheVariable() {
    let object: NSObject = Screen()
    #expect(object.responds(to: Selector("known")))
    #expect(!object.responds(to: Selector("unknown")))
    #expect(object.responds(to: Selector("setTitle:")))
  }

  @Test func unimplementedMethodsAreForwardedToTheTarget() {
    let proxy = Proxy(UITextField())
    proxy.perform(Selector("setText:"), with: "a")
    #expect(proxy.target.text == "a")
  }

  /// Source: a keyboard manager checks the selector before it sets its toolbar.
  @Test func fieldsRespondToSettersOfTheirInputViews() {
    #expect(UITextField().responds(to: Selector("setInputAccessoryView:")))
    #expect(UITextView().responds(to: Selector("setInputView:")))
  }

  @Test func keyPathsThatAreValuesAreObserved() {
    final class Model: NSObject {
      var size = 1 {
        willSet { KeyValueObserving.willChange(self, "size") }
        didSet { KeyValueObserving.didChange(self, "size") }
      }
      var other = 1 {
        willSet { KeyValueObserving.willChange(self, "other") }
        didSet { KeyValueObserving.didChange(self, "other") }
      }
    }
    var heard: [Int] = []
    func watch<Value>(_ model: Model, _ path: KeyPath<Model, Value>) -> NSKeyValueObservation {
      model.observe(path, options: [.initial, .new]) { _, change in
        heard.append(change.newValue as? Int ?? 0)
      }
    }
    let model = Model()
    let observation = watch(model, \.size)
    model.other = 5
    model.size = 2
    #expect(heard == [1, 2])
    observation.invalidate()
    model.size = 3
    #expect(heard == [1, 2])
  }

  @Test func exceptionsOfCodeGoToTheHandler() {
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    nonisolated(unsafe) var raised: [LayoutException] = []
    LayoutException.handler = { raised.append($0) }
    NSException(name: .invalidArgumentException, reason: "no", userInfo: nil).raise()
    #expect(raised == [LayoutException(name: "NSInvalidArgumentException", reason: "no")])
  }
}
