// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// A test case that is a data source and a target. On Apple platforms that works because it derives
/// from `NSObject`.
class DelegateTests: XCTestCase, UITableViewDataSource {
  private var isHeard = false

  func testATestCaseCanBeADataSource() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = self
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["0", "1", "2"])
    XCTAssertTrue(isEqual(self))
  }

  func testATestCaseCanBeATarget() {
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    XCTAssertTrue(isHeard)
  }

  @objc private func tapped() { isHeard = true }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
