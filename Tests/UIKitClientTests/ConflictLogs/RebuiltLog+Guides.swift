// SPDX-License-Identifier: MIT

import Foundation
import LayoutReports
import UIKit

extension RebuiltLog {
  /// Whether the item is the top or bottom layout guide of a controller.
  func isSupport(_ index: Int) -> Bool {
    log.constraints.contains {
      $0.className == "_UILayoutSupportConstraint" && tree.index(of: $0.first.item) == index
    }
  }

  /// Gives each view with safe area insets a controller, whose additional insets replace the bars.
  func coverWithBars() {
    for line in log.constraints where line.constant != 0 {
      let isSafeArea = line.identifier?.hasPrefix("UIViewSafeAreaLayoutGuide-") ?? false
      guard isSafeArea, let superview = line.names.first(where: { $0.name == "|" })?.item,
        let view = tree.index(of: superview).flatMap({ views[$0] })
      else { continue }
      let controller = controller(of: view)
      switch line.first.attribute {
      case .top: controller.additionalSafeAreaInsets.top = line.constant
      case .bottom: controller.additionalSafeAreaInsets.bottom = line.constant
      default: break
      }
    }
  }

  private func controller(of view: UIView) -> UIViewController {
    if let known = controllers.first(where: { $0.view === view }) { return known }
    let controller = UIViewController()
    controller.view = view
    controllers.append(controller)
    return controller
  }

  private func makeSupports() {
    for index in tree.items.indices where isSupport(index) {
      guard let parent = tree.parents[index], let owner = views[parent] else { continue }
      guides[index] = controller(of: owner).topLayoutGuide as? UILayoutGuide
    }
  }

  func makeGuides() {
    makeSupports()
    // Stack views create their own spacers.
    for (index, item) in tree.items.enumerated()
    where item.isGuide && item.className != "_UILayoutSpacer" {
      let owner = superview(of: index)
      switch item.title {
      case "UIViewSafeAreaLayoutGuide": guides[index] = owner.safeAreaLayoutGuide
      case "UIViewLayoutMarginsGuide": guides[index] = owner.layoutMarginsGuide
      case "UIViewReadableContentGuide": guides[index] = owner.readableContentGuide
      default:
        let guide = UILayoutGuide()
        guide.identifier = item.title ?? ""
        owner.addLayoutGuide(guide)
        guides[index] = guide
      }
    }
  }

  func setMargins() {
    for view in views.values {
      view.layoutMargins = UIEdgeInsets(
        top: margin, left: margin, bottom: margin, right: margin)
    }
    for line in log.constraints {
      guard let identifier = line.identifier, identifier.hasSuffix("Margin-guide-constraint"),
        let guide = tree.index(
          of: line.form == .toSuperview
            ? line.second?.item ?? line.first.item : line.first.item)
      else { continue }
      let owner = superview(of: guide)
      switch line.first.attribute {
      case .left, .leading: owner.layoutMargins.left = line.constant
      case .right, .trailing: owner.layoutMargins.right = line.constant
      case .top: owner.layoutMargins.top = line.constant
      case .bottom: owner.layoutMargins.bottom = line.constant
      default: break
      }
    }
  }
}
