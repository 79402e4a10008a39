// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@objc protocol Opening { func open() }

class Page: NSObject {
  private(set) var title = ""
  let undoing = UndoManager()

  @objc func rename(_ title: String) {
    (undoing.prepare(withInvocationTarget: self) as AnyObject).rename(self.title)
    self.title = title
  }

  @objc func half(_ x: NSNumber) -> NSNumber { NSNumber(value: x.intValue / 2) }
}

/// Source: Apple's documentation of the Objective-C runtime and of `UndoManager`.
final class MethodsTests: XCTestCase {
  func testImplementationsSendTheObjectTheirSelector() {
    typealias Rename = @convention(c) (AnyObject, Selector, NSString) -> Void
    typealias Half = @convention(c) (AnyObject, Selector, NSNumber) -> NSNumber
    let page = Page()
    let selector = #selector(Page.rename(_:))
    let rename = unsafeBitCast(page.method(for: selector), to: Rename.self)
    rename(page, selector, "a")
    XCTAssertEqual(page.title, "a")
    let half = #selector(Page.half(_:))
    XCTAssertEqual(unsafeBitCast(page.method(for: half), to: Half.self)(page, half, 8), 4)
    if let method = class_getInstanceMethod(Page.self, selector) {
      unsafeBitCast(method_getImplementation(method), to: Rename.self)(page, selector, "b")
    }
    XCTAssertEqual(page.title, "a")
  }

  func testRuntimeFunctionsReturnNames() {
    XCTAssertEqual(String(cString: class_getName(UIView.self)), "UIView")
    XCTAssertEqual(String(cString: object_getClassName(Page())), "RuntimeTests.Page")
    XCTAssertEqual(String(cString: sel_getName(#selector(Page.rename(_:)))), "rename:")
    XCTAssertEqual(NSStringFromProtocol(UITableViewDelegate.self), "UITableViewDelegate")
    let name = NSStringFromProtocol(Opening.self)
    XCTAssertEqual(name, "RuntimeTests.Opening")
    XCTAssertTrue(NSProtocolFromString(name) == Opening.self)
    XCTAssertTrue(NSProtocolFromString("UITextFieldDelegate") == UITextFieldDelegate.self)
    XCTAssertNil(NSProtocolFromString("Nothing"))
    let known: Protocol = NSObjectProtocol.self
    XCTAssertTrue(Page().conforms(to: known))
    XCTAssertFalse(Page().conforms(to: Opening.self))
  }

  func testUndoInvocationsSendTheirMessage() {
    let page = Page()
    page.undoing.groupsByEvent = false
    for title in ["a", "b"] {
      page.undoing.beginUndoGrouping()
      page.rename(title)
      page.undoing.endUndoGrouping()
    }
    page.undoing.undo()
    XCTAssertEqual(page.title, "a")
    page.undoing.undo()
    XCTAssertEqual(page.title, "")
    page.undoing.redo()
    XCTAssertEqual(page.title, "a")
  }
}
