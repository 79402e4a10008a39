// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A scroll view scrolls back if its visible area extends beyond the content. Source: UIKit's
/// behaviour when the content shrinks or grows, or the view does. No reference describes it.
@MainActor
struct ScrollRangeTests {
  private func view(_ height: CGFloat = 100, content: CGFloat = 500) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    view.contentSize = CGSize(width: 100, height: content)
    return view
  }

  @Test func shorterContentIsScrolledBack() {
    let view = view()
    view.contentOffset.y = 400
    view.contentSize.height = 300
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 50
    #expect(view.contentOffset.y == 0)
    view.contentInset.top = 20
    #expect(view.contentOffset.y == -20)
  }

  @Test func aLargerViewScrollsBack() {
    let view = view()
    view.contentOffset.y = 400
    view.frame.size.height = 250
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 250)
  }

  @Test func offsetsSetBeyondTheEndStay() {
    let view = view()
    view.layoutIfNeeded()
    view.contentOffset.y = 450
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 450)
  }

  private final class Rows: NSObject, UITableViewDataSource {
    var count = 50
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func tablesWithFewerRowsAreScrolledBack() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 40
    table.dataSource = rows
    table.layoutIfNeeded()
    table.contentOffset.y = 1600
    table.layoutIfNeeded()
    rows.count = 20
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 400)
    #expect(table.indexPathsForVisibleRows?.last?.row == 19)
  }

  @Test func aTextThatWasScrolledShowsFromItsBeginningAgain() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    text.text = String(repeating: "line\n", count: 20)
    text.layoutIfNeeded()
    text.contentOffset.y = 200
    text.text = ""
    text.layoutIfNeeded()
    #expect(text.contentOffset.y == 0)
  }
}
