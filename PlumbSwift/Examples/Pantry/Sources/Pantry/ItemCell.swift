// SPDX-License-Identifier: MIT

import UIKit

/// A cell that is as high as its texts.
final class ItemCell: UITableViewCell {
  let nameLabel = UILabel()
  let noteLabel = UILabel()
  let countLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpViews()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpViews()
  }

  private func setUpViews() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .subheadline)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    countLabel.font = .preferredFont(forTextStyle: .title3)
    countLabel.textColor = UIColor(named: "Leaf", in: .module, compatibleWith: nil)
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    countLabel.setContentCompressionResistancePriority(.required, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [nameLabel, noteLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let row = UIStackView(arrangedSubviews: [texts, countLabel])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func show(_ item: Item) {
    nameLabel.text = item.name
    noteLabel.text = item.note
    countLabel.text = "\(item.count)"
  }
}

@available(iOS 17.0, *)
#Preview("Note of two lines", traits: .fixedLayout(width: 320, height: 96)) {
  let cell = ItemCell(style: .default, reuseIdentifier: nil)
  cell.show(Item(name: "Rice", note: "Basmati. The open bag is in the tin on the left.", count: 3))
  return cell
}
