// SPDX-License-Identifier: MIT

import Testing
import UIKitComponents

@testable import UIKit

/// Source: Apple's documentation of `UIBarButtonItemGroup`.
@MainActor @Suite struct BarButtonItemGroupTests {
  @Test func groupsHoldTheirItems() {
    let item = UIBarButtonItem(systemItem: .add)
    #expect(UIBarButtonItemGroup.fixedGroup(items: [item]).barButtonItems == [item])
    let away = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "a", isInDefaultCustomization: false, items: [item])
    #expect(away.barButtonItems.isEmpty)
    let navigation = UINavigationItem(title: "a")
    let group = UIBarButtonItemGroup.fixedGroup(items: [item])
    navigation.trailingItemGroups = [group]
    #expect(navigation.content(above: nil, hasLargeTitle: false).trailingItems.count == 1)
    item.isHidden = true
    #expect(navigation.content(above: nil, hasLargeTitle: false).trailingItems.isEmpty)
    item.isHidden = false
    group.isHidden = true
    #expect(navigation.content(above: nil, hasLargeTitle: false).trailingItems.isEmpty)
  }
}
