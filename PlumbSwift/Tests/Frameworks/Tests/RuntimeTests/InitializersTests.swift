// SPDX-License-Identifier: MIT

import UIKit
import XCTest

extension UIView {
  @objc convenience init(color: UIColor) {
    self.init(frame: .zero)
    backgroundColor = color
  }
}

extension UIViewController {
  convenience init?(number: Int) {
    self.init(nibName: nil, bundle: nil)
    title = "extension"
  }
}

private class Coloured: UIView {
  var name = ""

  convenience init(color: UIColor) {
    self.init(frame: .zero)
    name = "own"
  }
}

private class Designated: UIView {
  let name: String

  init(color: UIColor) {
    name = "designated"
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

private class Numbered: UIViewController {
  convenience init?(number: Int) {
    guard number > 0 else { return nil }
    self.init(nibName: nil, bundle: nil)
    title = "own"
  }
}

/// Initialisers that a subclass declares again. Source: The Swift Programming Language,
/// "Initializer Inheritance and Overriding".
@MainActor
final class InitializersTests: XCTestCase {
  func testARedeclaredInitialiserIsCalled() {
    let own = Coloured(color: .red)
    XCTAssertEqual(own.name, "own")
    XCTAssertNil(own.backgroundColor)
    XCTAssertEqual(Designated(color: .red).name, "designated")
    XCTAssertEqual(UIView(color: .red).backgroundColor, .red)
    XCTAssertEqual(UILabel(color: .blue).backgroundColor, .blue)
    let inferred: Coloured = .init(color: .red)
    XCTAssertEqual(inferred.name, "own")
  }

  func testInitialisersCanBeValues() {
    let views = [UIColor.red, .blue].map(UIView.init(color:))
    XCTAssertEqual(views.map(\.backgroundColor), [.red, .blue])
  }

  func testInitialisersMayFail() {
    XCTAssertNil(Numbered(number: 0))
    XCTAssertEqual(Numbered(number: 1)?.title, "own")
    XCTAssertEqual(UIViewController(number: 0)?.title, "extension")
  }
}
