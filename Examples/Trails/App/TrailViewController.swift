// SPDX-License-Identifier: MIT

import UIKit

final class TrailViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  @Outlet var storyLabel: UILabel!
  @Outlet var walkedButton: UIButton!

  var trail: Trail?
  private(set) var isWalked = false

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = trail?.name
    storyLabel.text = trail?.story
  }

  /// On Apple's platforms the Objective-C runtime finds the action by name.
  override var interfaceActions: [String: InterfaceAction] {
    ["toggleWalked:": InterfaceAction(toggleWalked)]
  }

  func toggleWalked(_ sender: UIButton) {
    isWalked.toggle()
    sender.setTitle(isWalked ? "Walked" : "Mark as walked", for: .normal)
  }
}
