// SPDX-License-Identifier: MIT

#if Macros
  import UIKit
  import Foundation
  import Testing
  import VisualFormatMacros

  /// The macro compiles in real code and creates the constraints that the format has at run time.
  @MainActor
  @Suite struct VisualFormatMacrosTests {
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    private let icon = UIView()
    private let title = UIView()
    private let guide = UILayoutGuide()

    init() {
      for view in [icon, title] {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
      }
      container.addLayoutGuide(guide)
    }

    private var views: [String: Any] { ["icon": icon, "title": title, "guide": guide] }

    private func frames(with constraints: [NSLayoutConstraint]) -> [CGRect] {
      NSLayoutConstraint.activate(constraints)
      container.layoutIfNeeded()
      defer { NSLayoutConstraint.deactivate(constraints) }
      return [icon.frame, title.frame, guide.layoutFrame]
    }

    @Test func framesAreThoseOfTheFormatAtRunTime() {
      let gap = 12
      let width: CGFloat = 80
      let written =
        #visualFormat("H:|-[icon(24)]-gap-[title(>=width@750)]-(>=0)-[guide(icon)]-|")
        + #visualFormat("V:|-20-[icon(44)]", options: .alignAllLeading)
        + #visualFormat("[icon][title(width)]", options: [.alignAllTop, .alignAllBottom])
        .dropFirst()
        + #visualFormat("V:|[guide]|")
      let read = [
        ("H:|-[icon(24)]-gap-[title(>=width@750)]-(>=0)-[guide(icon)]-|", [], 0),
        ("V:|-20-[icon(44)]", .alignAllLeading, 0),
        ("[icon][title(width)]", [.alignAllTop, .alignAllBottom], 1),
        ("V:|[guide]|", [], 0),
      ].flatMap { (format: String, options: NSLayoutConstraint.FormatOptions, dropped: Int) in
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": gap, "width": width],
          views: views
        ).dropFirst(dropped)
      }
      #expect(written.count == read.count)
      #expect(frames(with: written) == frames(with: read))
      #expect(icon.frame == CGRect(x: 8, y: 20, width: 24, height: 44))
    }

    @Test func constraintsAreInactiveAndInTheOrderOfTheText() {
      let constraints = #visualFormat("[icon(24@500)]-(>=8)-[title(==icon)]")
      #expect(constraints.allSatisfy { !$0.isActive })
      #expect(constraints.map(\.firstAttribute) == [.width, .leading, .width])
      #expect(constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .equal])
      #expect(constraints.map(\.constant) == [24, 8, 0])
      #expect(constraints.map(\.priority.rawValue) == [500, 1000, 1000])
      #expect(constraints[1].firstItem === title)
      #expect(constraints[1].secondItem === icon)
    }

    @Test func sizeMayBeAnyNumberOrAViewOrAGuide() {
      let whole = 5
      let half: Float = 2.5
      let points = CGFloat(7)
      func constant(_ constraints: [NSLayoutConstraint]) -> CGFloat? { constraints.first?.constant }
      #expect(constant(#visualFormat("[icon(whole)]")) == 5)
      #expect(constant(#visualFormat("V:[icon(half)]")) == 2.5)
      #expect(constant(#visualFormat("[icon(<=points)]")) == 7)
      #expect(#visualFormat("[icon(title)]").first?.secondItem === title)
      #expect(#visualFormat("V:[icon(guide)]").first?.secondItem === guide)
      #expect(#visualFormat("V:[icon(guide)]").first?.secondAttribute == .height)
    }

    @Test func membersAreInScope() {
      #expect(#visualFormat("[icon]-[title]").first?.firstItem === title)
    }
  }
#endif
