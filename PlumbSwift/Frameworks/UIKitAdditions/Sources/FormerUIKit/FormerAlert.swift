// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The buttons of a `UIAlertView` or `UIActionSheet`, and the alert controller that shows them.
@MainActor
final class FormerAlert {
  enum Field { case plain, secure }

  private(set) var titles: [String] = []
  private(set) var controller: UIAlertController?
  private var actions: [Int: UIAlertAction] = [:]

  /// - Returns: the index of the button.
  func add(_ title: String) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

  /// The alert controller. The first call creates it.
  func prepared(as style: UIAlertController.Style, fields: [Field]) -> UIAlertController {
    if let controller { return controller }
    let made = UIAlertController(title: nil, message: nil, preferredStyle: style)
    for field in fields { made.addTextField { $0.isSecureTextEntry = field == .secure } }
    controller = made
    return made
  }

  /// - Parameter choose: called with the index of the chosen button.
  func present(cancel: Int, destructive: Int = -1, _ choose: @escaping (Int) -> Void) {
    guard let controller, controller.presentingViewController == nil else { return }
    for (index, title) in titles.enumerated() where actions[index] == nil {
      let style: UIAlertAction.Style =
        index == cancel ? .cancel : index == destructive ? .destructive : .default
      let action = UIAlertAction(title: title, style: style) { _ in choose(index) }
      actions[index] = action
      controller.addAction(action)
    }
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let above = presenter?.presentedViewController { presenter = above }
    presenter?.present(controller, animated: true)
  }

  func disable(_ index: Int) { actions[index]?.isEnabled = false }
}
