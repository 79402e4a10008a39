// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Autoresizing masks as constraints.
@MainActor
@Suite(.serialized)
struct AutoresizingTests {
  private static func generated(_ view: UIView) -> [NSLayoutConstraint] {
    (view.constraintsAffectingLayout(for: .horizontal)
      + view.constraintsAffectingLayout(for: .vertical))
      .filter { "\($0)".hasPrefix("<NSAutoresizingMaskLayoutConstraint") && $0.firstItem === view }
  }

  /// A controller with a view of 400 × 400 and a small view below it.
  private final class Experiment: UIViewController {
    let large = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let small = UIView()
    /// The generated constraints of the large view after each layout of its superview.
    var seen: [[NSLayoutConstraint]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      large.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(large)
    }

    func refer() {
      small.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(small)
      NSLayoutConstraint.activate([
        small.topAnchor.constraint(equalTo: large.bottomAnchor),
        large.leftAnchor.constraint(equalTo: view.leftAnchor),
        small.widthAnchor.constraint(equalToConstant: 50),
        small.heightAnchor.constraint(equalToConstant: 50),
        small.leftAnchor.constraint(equalTo: view.leftAnchor),
      ])
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      seen.append(AutoresizingTests.generated(large))
    }
  }

  /// The description without class, address, mask and the names at its end.
  private func equation(_ constraint: NSLayoutConstraint) -> String {
    var text = "\(constraint)"
    if let end = text.range(of: "   (active") { text = String(text[..<end.lowerBound]) }
    let start = text.range(of: "v=-&- ").map(\.upperBound) ?? text.startIndex
    return text[start...].split(separator: " ").map { word in
      // `UIView:0x7f….width` without the address.
      word.contains(":0x") ? word.split(separator: ".").last.map(String.init) ?? "" : String(word)
    }.joined(separator: " ")
  }

  /// Source: a published experiment with a view of 400 × 400 in a root of 375 × 667, logged in
  /// `viewDidLayoutSubviews`, in the formats of iOS 12 and later and of iOS 11.
  @Test(arguments: [
    (
      Quirks.standard, ["width == width + 25", "minX == 0", "height == height - 267", "minY == 0"]
    ),
    (
      Quirks.standard.union(.masksPlaceCenters),
      [
        "width == width + 25", "midX == midX + 12.5", "height == height - 267",
        "midY == midY - 133.5",
      ]
    ),
  ])
  func viewThatIsReferredToGetsFourConstraints(quirks: Quirks, equations: [String]) throws {
    Quirks.current = quirks
    defer { Quirks.current = .standard }
    let controller = Experiment()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.large.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(controller.seen.allSatisfy { $0.isEmpty })

    controller.refer()
    window.layoutIfNeeded()
    let constraints = try #require(controller.seen.last)
    let first = constraints.map { equation($0) }
    #expect(first == equations)
    for constraint in constraints {
      #expect("\(constraint)".hasPrefix("<NSAutoresizingMaskLayoutConstraint:0x"))
      #expect("\(constraint)".contains(" h=-&- v=-&- UIView:0x"))
      #expect(constraint.isActive)
    }
    #expect(controller.large.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(controller.small.frame == CGRect(x: 0, y: 400, width: 50, height: 50))

    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPhone SE", isLandscape: true))
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(controller.large.frame == CGRect(x: 0, y: 0, width: 692, height: 108))
    let turned = controller.seen.last?.map { equation($0) }
    #expect(turned == equations)

    controller.large.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(controller.seen.last == [])
    #expect(controller.large.frame.size == .zero)
  }

  /// For every mask, the engine computes the frame of frame-based autoresizing.
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

  @Test func subviewsKeepTheirFramesWhereTheSuperviewDoesNotAutoresize() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    root.autoresizesSubviews = false
    root.frame.size = CGSize(width: 200, height: 200)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    // Afterwards the mask starts from the current frame.
    root.autoresizesSubviews = true
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
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
