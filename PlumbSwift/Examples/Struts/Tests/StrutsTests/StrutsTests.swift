// SPDX-License-Identifier: MIT

import XCTest

@testable import Struts

@MainActor
final class StrutsTests: XCTestCase {
  private var container: StrutsView!
  private var child: StrutsView!

  override func setUp() {
    super.setUp()
    container = StrutsView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    child = StrutsView()
    container.addSubview(child)
  }

  override func tearDown() {
    child = nil
    container = nil
    super.tearDown()
  }

  func testEdgesWithInset() {
    child.struts { $0.edges.equalToSuperview().inset(10) }
    container.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
    XCTAssertEqual(container.constraints.count, 4)
  }

  func testSizeAndCentre() throws {
    let made = child.struts {
      $0.size.equal(to: 40)
      $0.center.equalToSuperview()
    }
    container.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 130, y: 80, width: 40, height: 40))
    XCTAssertEqual(try XCTUnwrap(made.first).firstAttribute, .width)
  }

  func testPriorities() {
    child.struts {
      $0.leading.equalToSuperview()
      $0.top.equalToSuperview()
      $0.height.equal(to: 20)
      $0.width.atLeast(50)
      $0.width.equal(to: 30).priority(999)
    }
    container.layoutIfNeeded()
    XCTAssertEqual(child.frame.width, 50)
  }

  func testRemaking() {
    child.struts { $0.edges.equalToSuperview() }
    child.remakeStruts {
      $0.top.equalToSuperview().offset(5)
      $0.leading.equalToSuperview().offset(7)
      $0.size.equal(to: 11)
    }
    container.layoutIfNeeded()
    XCTAssertEqual(child.frame, CGRect(x: 7, y: 5, width: 11, height: 11))
    XCTAssertEqual(child.madeStruts.count, 4)
  }

  func testAnchorsOfAnyKind() {
    XCTAssertTrue(child.sideAnchors[0] === child.leadingAnchor)
  }

  func testInATurnOfTheMainQueue() {
    let isLaidOut = expectation(description: "laid out")
    child.struts { $0.edges.equalToSuperview() }
    DispatchQueue.main.async {
      self.container.layoutIfNeeded()
      isLaidOut.fulfill()
    }
    wait(for: [isLaidOut], timeout: 10)
    XCTAssertEqual(child.frame.size, container.bounds.size)
  }

  func testAwaiting() async {
    child.struts { $0.edges.equalToSuperview() }
    await Task.yield()
    container.layoutIfNeeded()
    XCTAssertEqual(child.bounds.size, CGSize(width: 300, height: 200))
  }
}
