// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Frames of extended visual formats. The expected values are computed by hand from the rules in
/// `VisualFormatReference.md`.
@MainActor
struct ExtendedFormatTests {
  private func frames(_ format: String, _ names: [String]) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    var views: [String: UIView] = [:]
    for name in names {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withExtendedVisualFormat: format, views: views))
    root.layoutIfNeeded()
    return names.compactMap { views[$0]?.frame }
  }

  @Test func sharesAndCentringHoldOnBothAxes() {
    #expect(
      frames("HV:|~[logo(25%)]~|", ["logo"]) == [CGRect(x: 120, y: 45, width: 80, height: 30)])
  }

  @Test func equalGapsAreGuidesOfTheSuperview() {
    let frames = frames("H:|~[a(40)]~[b(40)]~|\nV:|[a(10)]\nV:|[b(10)]", ["a", "b"])
    #expect(frames.map(\.minX) == [80, 200])
  }
}
