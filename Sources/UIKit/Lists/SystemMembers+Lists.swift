// SPDX-License-Identifier: MIT

import FoundationAdditions

extension SystemMembers {
  static let lists: [any MemberTable] = [
    ClassMembers<UITableView>([
      "reloadData": .method(UITableView.reloadData), "rowHeight": .property(\.rowHeight),
      "tableHeaderView": .property(\.tableHeaderView),
      "tableFooterView": .property(\.tableFooterView),
    ]),
    ClassMembers<UICollectionView>(["reloadData": .method(UICollectionView.reloadData)]),
    ClassMembers<UITableViewCell>([
      "contentView": .reading(\.contentView), "textLabel": .reading(\.textLabel),
      "detailTextLabel": .reading(\.detailTextLabel), "imageView": .reading(\.imageView),
      "accessoryType": .property(\.accessoryType), "accessoryView": .property(\.accessoryView),
      "selectionStyle": .property(\.selectionStyle),
    ]),
    ClassMembers<UITableViewHeaderFooterView>([
      "contentView": .reading(\.contentView), "textLabel": .reading(\.textLabel),
      "detailTextLabel": .reading(\.detailTextLabel),
    ]),
    ClassMembers<UICollectionViewCell>(["contentView": .reading(\.contentView)]),
  ]
}
