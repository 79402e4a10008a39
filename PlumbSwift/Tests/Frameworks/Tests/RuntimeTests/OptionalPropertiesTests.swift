// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@objc protocol Titled {
  @objc optional var title: String? { get }
}

class Empty: NSObject, Titled {}
class Untitled: NSObject, Titled { var title: String? }
class Forwarding: NSObject, Titled {
  var other: Titled = Empty()
  var title: String? { other.title ?? nil }
}
class Below: Empty { @objc var title: String? { "below" } }
extension UIViewController: Titled {}

/// Optional requirements that are properties of an optional type. Source: The Swift Programming
/// Language, "Optional Protocol Requirements".
@MainActor
final class OptionalPropertiesTests: XCTestCase {
  private weak var delegate: Titled?

  private func described(_ object: Titled?) -> String {
    delegate = object
    guard let title = delegate?.title else { return "lacks it" }
    return title ?? "nil"
  }

  func testAMissingPropertyDiffersFromANilValue() {
    let objects: [Titled] = [Empty(), Untitled(), Forwarding(), Below()]
    let untitled = Untitled()
    untitled.title = "a"
    XCTAssertEqual(objects.map(described), ["lacks it", "nil", "nil", "below"])
    XCTAssertEqual(described(untitled), "a")
    XCTAssertEqual(described(nil), "lacks it")
    delegate = untitled
    XCTAssertEqual(delegate?.title ?? nil, "a")
    XCTAssertEqual(delegate?.title??.count, 1)
    if let title = delegate?.title, let known = title {
      XCTAssertEqual(known, "a")
    } else {
      XCTFail("it has one")
    }
    XCTAssertEqual(delegate?.title as? String, "a")
  }

  func testPropertiesOfUIKitClassesCount() {
    let controller = UIViewController()
    XCTAssertEqual(described(controller), "nil")
    controller.title = "b"
    XCTAssertEqual(described(controller), "b")
  }
}
