// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Messages to `AnyObject`. Source: Apple, "AnyObject": "you can call any `@objc` method or property".
@MainActor
final class AnyObjectTests: XCTestCase {
  typealias JSON = [String: AnyObject]

  func testElementsOfCollectionsGetMessages() {
    let parent = UIView()
    let views: [AnyObject] = [UIView(), UILabel()]
    for view in views { parent.addSubview(view as! UIView) }
    views.forEach { $0.setNeedsLayout() }
    views[0].removeFromSuperview()
    XCTAssertEqual(parent.subviews.count, 1)
    views.last?.removeFromSuperview()
    XCTAssertEqual(parent.subviews.count, 0)
    for view in views { parent.addSubview(view as! UIView) }
    for view in views { view.removeFromSuperview() }
    XCTAssertEqual(parent.subviews.count, 0)
    (views[0] as! UIView).tag = 3
    XCTAssertEqual(views.map { $0.tag ?? -1 }, [3, 0])
    XCTAssertEqual(views.first { $0.tag == 3 } as? UIView, views[0] as? UIView)
    if let first = views.first { XCTAssertEqual(first.tag, 3) }
  }

  func testPropertiesOfDictionaryValuesAreRead() {
    let json: JSON = [
      "a": NSNumber(value: 2.5), "b": NSString(string: "7"), "c": NSArray(array: [1, 2]),
      "d": UILabel(),
    ]
    XCTAssertEqual(json["a"]?.doubleValue, 2.5)
    XCTAssertEqual(json["b"]?.integerValue, 7)
    XCTAssertEqual(json["c"]?.count, 2)
    XCTAssertNil(json["d"]?.doubleValue ?? nil)
    XCTAssertNil(json["e"]?.doubleValue ?? nil)
    let width: CGFloat = json["d"]!.frame.width
    XCTAssertEqual(width, 0)
  }

  func testTheClassOfTheObjectSelectsTheMethod() {
    let objects: [AnyObject] = [UIActivityIndicatorView(), UIImageView()]
    objects.forEach { $0.startAnimating() }
    XCTAssertEqual((objects[0] as? UIActivityIndicatorView)?.isAnimating, true)
    let table: AnyObject = UITableView()
    table.reloadData()
    XCTAssertNotNil(table.contentOffset)
    XCTAssertNil((UIView() as AnyObject).contentOffset)
    let closing: [AnyObject] = [Door(), Box()]
    for object in closing { object.shut() }
    XCTAssertEqual((closing[0] as? Door)?.count, 1)
    XCTAssertEqual((closing[1] as? Box)?.isShut, true)
    let maybe: AnyObject? = UIView()
    XCTAssertNil(maybe?.indexPathsForVisibleRows ?? nil)
    maybe?.startAnimating?()
  }

  func testTheReceiverIsEvaluatedOnce() {
    var count = 0
    @MainActor func next() -> AnyObject {
      count += 1
      return UIImageView()
    }
    (next() as AnyObject).startAnimating()
    XCTAssertEqual(count, 1)
  }

  func testUnknownMembersAreCalledByName() {
    let object: AnyObject = Hidden()
    XCTAssertNil(object.nowhere)
  }
}

private class Pool {
  let view = UIView()
  subscript(place: Int) -> AnyObject? { place == 0 ? view : nil }
}

extension AnyObjectTests {
  func testSubscriptResultsOfOwnTypesAreObjects() {
    let pool = Pool()
    let parent = UIView()
    parent.addSubview(pool.view)
    pool[1]?.removeFromSuperview()
    XCTAssertNotNil(pool.view.superview)
    pool[0]?.removeFromSuperview()
    XCTAssertNil(pool.view.superview)
  }
}

private class Hidden: NSObject {}

class Door: NSObject {
  var count = 0
  @objc func shut() { count += 1 }
}

class Box: NSObject {
  var isShut = false
  @objc func shut() { isShut = true }
}
