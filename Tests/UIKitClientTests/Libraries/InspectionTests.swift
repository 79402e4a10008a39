// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Code that walks a hierarchy and reads its properties, like inspectors and layout snapshots.
@MainActor
struct InspectionTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Source: lists of constraints of stack views in published messages.
  @Test func stackViewsListTheConstraintsThatArrange() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = root.bounds
    root.addSubview(stack)
    #expect(stack.constraints == [])
    root.layoutIfNeeded()
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(names.isSuperset(of: ["UISV-canvas-connection", "UISV-spacing", "UISV-fill-equally"]))
    #expect(stack.constraints.allSatisfy { $0.isActive })
    #expect(stack.constraints == stack.constraints)
    #expect(first.frame.width == 95)
    // The constraints belong to the stack view, so code cannot deactivate them.
    NSLayoutConstraint.deactivate(stack.constraints)
    stack.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(first.frame.width == 95)
  }

  /// A constraint with a single view is held by this view. Source: the reference of
  /// `addConstraint(_:)`.
  @Test func hiddenArrangedViewsListWhatHidesThem() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = root.bounds
    root.addSubview(stack)
    second.isHidden = true
    root.layoutIfNeeded()
    #expect(second.constraints.map(\.identifier) == ["UISV-hiding"])
    #expect(second.constraints.first?.firstAttribute == .width)
    #expect(first.constraints == [])
    #expect(!stack.constraints.contains { $0.identifier == "UISV-hiding" })
    second.isHidden = false
    root.layoutIfNeeded()
    #expect(second.constraints == [])
  }

  @Test func contentSizesAreListedOnceLayoutHasMeasuredThem() {
    let label = UILabel()
    label.text = "Hello"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(label.constraints == [])
    root.layoutIfNeeded()
    let classes = label.constraints.map { String(describing: type(of: $0)) }
    #expect(classes == Array(repeating: "NSContentSizeLayoutConstraint", count: 2))
    #expect(root.constraints.map(\.firstAttribute) == [.top, .left])
  }

  @Test func aWalkFindsEveryViewWithItsFrame() {
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    let button = UIButton(type: .custom)
    root.addSubview(inner)
    inner.addSubview(button)
    func lines(_ view: UIView, _ depth: Int = 0) -> [String] {
      let line = String(repeating: "  ", count: depth) + "\(type(of: view)) \(view.frame)"
      return [line] + view.subviews.flatMap { lines($0, depth + 1) }
    }
    #expect(
      lines(root) == [
        "UIView (0.0, 0.0, 200.0, 100.0)", "  UIView (5.0, 6.0, 7.0, 8.0)",
        "    UIButton (0.0, 0.0, 0.0, 0.0)",
      ])
    #expect(Array(sequence(first: button as UIView, next: \.superview)).last === root)
    #expect(
      Dictionary(grouping: [root, inner, button]) { ObjectIdentifier(type(of: $0)) }.count == 2)
  }
}
