// SPDX-License-Identifier: MIT

import FoundationAdditions

extension SystemMembers {
  /// The members of bar items, alerts, printing and the application.
  static let items: [any MemberTable] = [
    ClassMembers<UIBarItem>([
      "title": .property(\.title), "image": .property(\.image),
      "isEnabled": .property(\.isEnabled), "tag": .property(\.tag),
      "view": .reading(\.itemView),
    ]),
    ClassMembers<UITabBarItem>(["badgeValue": .property(\.badgeValue)]),
    ClassMembers<UINavigationItem>([
      "title": .property(\.title), "prompt": .property(\.prompt),
      "titleView": .property(\.titleView), "hidesBackButton": .property(\.hidesBackButton),
      "backButtonTitle": .property(\.backButtonTitle),
      "backBarButtonItem": .property(\.backBarButtonItem),
      "leftBarButtonItem": .property(\.leftBarButtonItem),
      "leftBarButtonItems": .property(\.leftBarButtonItems),
      "rightBarButtonItem": .property(\.rightBarButtonItem),
      "rightBarButtonItems": .property(\.rightBarButtonItems),
      "leftItemsSupplementBackButton": .property(\.leftItemsSupplementBackButton),
      "largeTitleDisplayMode": .property(\.largeTitleDisplayMode),
      "searchController": .property(\.searchController),
    ]),
    ClassMembers<UIAlertAction>([
      "title": .reading(\.title), "isEnabled": .property(\.isEnabled),
      "style": .reading(\.style), "handler": .reading(\.keyedHandler),
    ]),
    // Does nothing: there is no other app to switch to.
    ClassMembers<UIApplication>(["suspend": .method { _, _ in }]),
  ]
}
