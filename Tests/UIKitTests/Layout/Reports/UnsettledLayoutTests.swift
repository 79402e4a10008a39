// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A view that requests another layout in every layout. UIKit hangs or raises, here the pass stops.
@MainActor
struct UnsettledLayoutTests {
  private final class RestlessView: UIView {
    var isRestless = true
    private(set) var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if isRestless { frame.size.width += 1 }
    }
  }

  @Test func anEndlessLayoutStopsAndIsReportedOnce() {
    let handler = LayoutDiagnostic.handler
    defer { LayoutDiagnostic.handler = handler }
    var diagnostics: [LayoutDiagnostic] = []
    LayoutDiagnostic.handler = { diagnostics.append($0) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = RestlessView(frame: root.bounds)
    root.addSubview(view)

    root.layoutIfNeeded()
    #expect((2...16).contains(view.layouts))
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diagnostics.map(\.view) == [root])
    #expect(diagnostics.first?.message.contains("did not settle after 16 rounds") == true)

    view.isRestless = false
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diagnostics.count == 1)
    view.isRestless = true
    view.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(diagnostics.count == 2)
  }
}
