// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import Testing

/// Safe area insets of root views from bars. Source: the same frames as for ``SafeAreaRules``. Each
/// line is an observed combination. Counts are in brackets.
@Suite struct BarSafeAreaRules {
  private static let bars = RuleLine.lines(
    """
    # Navigation bars: 44, 50 on pads (8), 32 on phones in landscape.
    retina4_7 14490 nav = 64 0
    retina4_7 15505 top:nav = 44 0
    retina4_7 20037 nav = 44 0
    retina4_7 21701 nav = 64 0
    retina4_0 22154 nav = 64 0
    retina5_9 16097 nav = 88 34
    retina5_9 22154 nav = 94 34
    retina6_0 22154 nav = 91 34
    retina6_1 14490 nav = 88 34
    retina6_1 20037 nav = 88 34
    retina6_1 22154 nav = 92 34
    retina6_12 22154 nav = 103 34
    retina6_9 22154 nav = 106 34
    ipad9_7 20037 nav = 50 0
    ipad9_7 23504 nav = 70 0
    # No bar if it is hidden or simulated as missing; a simulated bar counts.
    retina4_7 14490 top:nil = 20 0
    retina4_7 14490 nav top:nil = 20 0
    retina6_7 17506 nav hidden = 44 34
    # Large titles: 52 more unless the first view scrolls or the title is never large (8, 5, 2 of as many).
    retina4_7 14490 nav large = 116 0
    retina4_7 22154 tab nav large push = 116 49
    retina6_0 22154 nav large:automatic push = 143 34
    retina6_1 22154 nav large:always push = 144 34
    retina6_1 22154 nav large:automatic first:label = 144 34
    retina6_0 22154 nav large first:scrollView = 91 34
    retina6_1 17506 nav large first:tableView = 88 34
    retina6_1 22154 nav large first:collectionView = 92 34
    retina6_1 22154 nav large first:textView = 92 34
    retina5_9 17506 nav large:always first:scrollView push = 88 34
    retina6_1 22154 nav large root:tableView = 92 34
    retina5_9 17506 nav large:never = 88 34
    retina4_7 17506 nav large:never first:scrollView = 44 0
    # Tab bars: 49. Toolbars: 49 above a home indicator (7), else 44 (5), also without a device.
    retina4_7 15505 tab nav = 44 49
    retina6_1 17506 tab = 44 83
    retina6_1 17506 bottom:tab = 44 83
    retina6_5 16097 bottom:tab = 44 83
    retina6_12 22154 tab nav = 103 83
    retina4_7 14490 nav toolbar = 64 44
    retina4_7 14490 nav bottom:toolbar = 64 44
    retina4_7 20037 nav toolbar = 44 44
    retina6_1 17506 bottom:toolbar = 44 83
    retina6_1 20037 nav bottom:toolbar = 88 83
    retina6_1 22154 nav toolbar = 92 83
    none 10117 nav toolbar = 0 0
    # The navigation controller's simulated bars apply to its whole stack (5).
    retina6_1 20037 nav stack:toolbar = 88 83
    retina6_1 20037 nav stack:toolbar push = 88 83
    retina4_7 17506 nav stack:tab push = 44 49
    retina6_1 20037 nav stack:toolbar bottom:nil push = 88 34
    # Below opaque bars, the root view begins at the bar (12).
    retina4_7 14490 nav opaque 375x603 = 0 0
    retina4_7 16097 nav opaque 375x623 = 0 0
    retina6_1 20037 nav opaque bottom:toolbar 414x808 = 0 83
    retina5_9 22154 top:opaque 375x718 = 0 34
    """)

  @Test("Bars add to the safe area", arguments: bars)
  func barsAddToTheSafeArea(line: String) throws { try SafeAreaRules.check(line) }
}
