// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Property updates (iOS 26) and corners in a layout pass, by Apple's documentation.
@MainActor
struct PropertiesTests {
  private final class Told: UIView {
    var calls: [String] = []

    override func updateProperties() {
      super.updateProperties()
      calls.append("properties")
    }

    override func updateConstraints() {
      super.updateConstraints()
      calls.append("constraints")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("layout")
    }
  }

  @Test func propertiesComeBeforeConstraintsAndLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Told()
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.calls == ["properties", "constraints", "layout"])
    view.calls = []
    window.layoutIfNeeded()
    #expect(view.calls == [])
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(view.calls.first == "properties")
    #expect(view.calls.filter { $0 == "properties" }.count == 1)
    view.calls = []
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["properties"])
  }

  @Test func controllersAreCalledBeforeTheirViews() {
    final class Controller: UIViewController {
      var calls = 0

      override func updateProperties() {
        super.updateProperties()
        calls += 1
        view.backgroundColor = .red
      }
    }
    let controller = Controller()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.calls == 1)
    controller.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(controller.calls == 2)
  }

  @Test func cornersFollowTheFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 30
    view.layoutIfNeeded()
    #expect(view.layer.cornerRadius == 15)
    view.cornerConfiguration = .corners(
      topLeftRadius: 8, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    #expect(view.effectiveRadius(corner: .topLeft) == 8)
    #expect(view.effectiveRadius(corner: .topRight) == 0)
  }

  @Test func concentricCornersFollowTheContainer() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.layer.cornerRadius = 30
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
    outer.addSubview(inner)
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 4))
    #expect(inner.layer.cornerRadius == 20)
    inner.frame = CGRect(x: 40, y: 40, width: 100, height: 100)
    inner.layoutIfNeeded()
    #expect(inner.layer.cornerRadius == 4)
  }
}
