// SPDX-License-Identifier: MIT

import UIKit

final class TrailCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  @Outlet var regionLabel: UILabel!
  @Outlet var lengthLabel: UILabel!

  func show(_ trail: Trail) {
    nameLabel.text = trail.name
    regionLabel.text = trail.region
    lengthLabel.text = "\(trail.kilometres) km"
  }
}
