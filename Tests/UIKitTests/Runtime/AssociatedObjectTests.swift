// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Associated values of objects of any class. Source: the Objective-C runtime's reference.
@MainActor
struct AssociatedObjectTests {
  private static var key: UInt8 = 0

  private final class Token {}

  /// Whether an associated value is released together with the object that `make` creates.
  private func valueDies<Object: AnyObject>(with make: () -> Object) -> Bool {
    weak var token: Token?
    do {
      let object = make()
      let made = Token()
      token = made
      objc_setAssociatedObject(object, &Self.key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &Self.key) as? Token === made)
    }
    return token == nil
  }

  @Test func associatedValuesAreReleasedWithTheLibrarysObjects() {
    #expect(valueDies { UIView() })
    #expect(valueDies { UIViewController() })
    #expect(valueDies { UILayoutGuide() })
    #expect(valueDies { UITapGestureRecognizer() })
    #expect(valueDies { NSLayoutConstraint() })
    #expect(valueDies { CALayer() })
  }

  @Test func reusedAddressesHaveNoAssociatedValues() {
    for number in 0..<200 {
      let object = NSObject()
      #expect(objc_getAssociatedObject(object, &Self.key) == nil)
      objc_setAssociatedObject(object, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.key) as? Int == number)
    }
  }

  @Test func associatedValuesOfForeignObjectsAreReleasedEventually() {
    weak var token: Token?
    do {
      let object = NSObject()
      let made = Token()
      token = made
      objc_setAssociatedObject(object, &Self.key, made, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<2000).map { _ in NSObject() }
    for object in others {
      objc_setAssociatedObject(object, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(token == nil)
  }

  @Test func deinitCanReadAssociatedValues() {
    final class Observer: NSObject {
      nonisolated(unsafe) static var key: UInt8 = 0
      let report: (Int?) -> Void
      init(report: @escaping (Int?) -> Void) { self.report = report }
      deinit { report(objc_getAssociatedObject(self, &Self.key) as? Int) }
    }
    var found: Int?
    do {
      let observer = Observer { found = $0 }
      objc_setAssociatedObject(observer, &Observer.key, 7, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(found == 7)
  }

  @Test func policiesDetermineHowValuesAreStored() {
    let view = UIView()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(view, &Self.key, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect((objc_getAssociatedObject(view, &Self.key) as? NSString)?.length == 1)
    do {
      let token = Token()
      objc_setAssociatedObject(view, &Self.key, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.key) as? Token === token)
    }
    #expect(objc_getAssociatedObject(view, &Self.key) == nil)
  }
}
