// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Masks as constraints.
@MainActor
struct AutoresizingTests {
  private func generated(_ view: UIView) -> [NSLayoutConstraint] {
    (view.constraintsAffectingLayout(for: .horizontal)
      + view.constraintsAffectingLayout(for: .vertical))
      .filter { "\($0)".hasPrefix("<NSAutoresizingMaskLayoutConstraint") && $0.firstItem === view }
  }

  /// Source: a published experiment with a view of 400 × 400 in a root of 375 × 667, in the form of
  /// iOS 12 and later.
  @Test func viewThatIsReferredToGetsFourConstraints() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(generated(view).isEmpty)

    let small = UIView()
    small.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(small)
    NSLayoutConstraint.activate([
      small.topAnchor.constraint(equalTo: view.bottomAnchor),
      small.leftAnchor.constraint(equalTo: view.leftAnchor),
      small.widthAnchor.constraint(equalToConstant: 50),
      small.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    let constraints = generated(view)
    #expect(constraints.count == 4)
    let sizes = constraints.filter { $0.firstAttribute == .width || $0.firstAttribute == .height }
    #expect(sizes.map(\.constant) == [25, -267])
    #expect(sizes.allSatisfy { $0.secondItem === root && $0.multiplier == 1 && $0.isActive })
    #expect(constraints.allSatisfy { "\($0)".contains(" h=-&- v=-&- ") })
    #expect(constraints.contains { "\($0)".contains(".minX == 0   (active, names: '|':UIView:0x") })
    let width = try #require(sizes.first)
    #expect("\(width)".contains(".width == UIView:0x"))
    #expect("\(width)".contains(".width + 25   (active)>"))

    view.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    #expect(generated(view).isEmpty)
  }

  /// Engine-made frames equal those of frame-based autoresizing, for every mask.
  @Test(arguments: 0..<64)
  func maskGivesTheSameFrameWithAndWithoutConstraints(mask: UInt) {
    for size in [CGSize(width: 500, height: 900), CGSize(width: 210, height: 310)] {
      let roots = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
      let views = roots.map { root in
        let view = UIView(frame: CGRect(x: 30, y: 60, width: 200, height: 180))
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        root.addSubview(view)
        return view
      }
      let marker = UIView()
      marker.translatesAutoresizingMaskIntoConstraints = false
      roots[0].addSubview(marker)
      NSLayoutConstraint.activate([
        marker.leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
        marker.topAnchor.constraint(equalTo: views[0].topAnchor),
        marker.widthAnchor.constraint(equalTo: views[0].widthAnchor),
        marker.heightAnchor.constraint(equalTo: views[0].heightAnchor),
      ])
      roots[0].layoutIfNeeded()
      for root in roots {
        root.frame = CGRect(origin: .zero, size: size)
        root.layoutIfNeeded()
      }
      #expect(abs(views[0].frame.minX - views[1].frame.minX) <= 0.5)
      #expect(abs(views[0].frame.minY - views[1].frame.minY) <= 0.5)
      #expect(abs(views[0].frame.maxX - views[1].frame.maxX) <= 0.5)
      #expect(abs(views[0].frame.maxY - views[1].frame.maxY) <= 0.5)
      #expect(marker.frame == views[0].frame)
    }
  }

  @Test func settingTheFrameTranslatesAgain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (fixed, follower) = (UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)), UIView())
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(fixed)
    root.addSubview(follower)
    follower.leadingAnchor.constraint(equalTo: fixed.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 15)
    fixed.frame.origin.x = 40
    root.layoutIfNeeded()
    #expect(fixed.frame.minX == 40)
    #expect(follower.frame.minX == 50)
    fixed.autoresizingMask = [.flexibleLeftMargin]
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(fixed.frame.minX == 140)
    #expect(follower.frame.minX == 150)
  }

  @Test func viewsMadeInCodeTranslate() {
    #expect(UIView().translatesAutoresizingMaskIntoConstraints)
    #expect(UILabel().translatesAutoresizingMaskIntoConstraints)
    #expect(UIViewController().view.translatesAutoresizingMaskIntoConstraints)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    let stack = UIStackView(arrangedSubviews: [UIView()])
    #expect(stack.arrangedSubviews[0].translatesAutoresizingMaskIntoConstraints == false)
  }
}
