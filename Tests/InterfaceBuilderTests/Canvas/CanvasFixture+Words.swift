// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

extension CanvasFixture {
  /// Reads a fixture from words: a device (`none` for a document without one), a build of Interface
  /// Builder, and in any order what is around the view and in it, containers outermost first.
  init(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    let device = words.removeFirst()
    self.init(device == "none" ? nil : device, Int(words.removeFirst()) ?? 0)
    for word in words { add(word) }
  }

  private mutating func add(_ word: String) {
    let parts = word.split(separator: ":").map(String.init)
    switch (parts[0], parts.count > 1 ? parts[1] : nil) {
    case ("landscape", _): isLandscape = true
    case ("nav", _): containers.append(.navigation)
    case ("tab", _): containers.append(.tab)
    case ("embed", _): lead = .embed
    case ("push", _): lead = .push
    case ("show", _): lead = .show
    case ("present", let style): lead = .present(style: style)
    case ("opaque", _): navigation.bar += " translucent='NO'"
    case ("large", let mode):
      navigation.bar += " largeTitles='YES'"
      let item = "<navigationItem key='navigationItem' id='item'"
      if let mode { controller.more += item + " largeTitleDisplayMode='\(mode)'/>" }
    case ("first", let tag?):
      let frame = "<rect key='frame' width='9' height='9'/>"
      root.content += "<subviews><\(tag) id='first'>\(frame)</\(tag)></subviews>"
    case ("root", let tag?): root.tag = tag
    case ("own", let style?): controller.attributes += " modalPresentationStyle='\(style)'"
    case ("hides", _): controller.attributes += " hidesBottomBarWhenPushed='YES'"
    case ("hidden", _): navigation.attributes += " navigationBarHidden='YES'"
    case ("toolbar", _): navigation.attributes += " toolbarHidden='NO'"
    case ("stack", let bar?): navigation.more += Self.simulated(bar, "Bottom")
    case ("top", let bar?): controller.more += Self.simulated(bar, "Top")
    case ("bottom", let bar?): controller.more += Self.simulated(bar, "Bottom")
    case ("status", _): controller.more += "<nil key='simulatedStatusBarMetrics'/>"
    case ("free", _):
      controller.more += "<freeformSimulatedSizeMetrics key='simulatedDestinationMetrics'/>"
    default:
      let lengths = word.split(separator: "x").compactMap { Double($0) }
      precondition(lengths.count == 2, "'\(word)' means nothing here")
      size = Size(width: lengths[0], height: lengths[1])
    }
  }

  private static func simulated(_ bar: String, _ edge: String) -> String {
    let key = "key='simulated\(edge)BarMetrics'"
    return switch bar {
    case "nav": "<simulatedNavigationBarMetrics \(key) prompted='NO'/>"
    case "opaque": "<simulatedNavigationBarMetrics \(key) translucent='NO' prompted='NO'/>"
    case "toolbar": "<simulatedToolbarMetrics \(key)/>"
    case "tab": "<simulatedTabBarMetrics \(key)/>"
    default: "<nil \(key)/>"
    }
  }
}

/// A line of a table of rules: the words of a fixture, `=`, and numbers.
struct RuleLine {
  var fixture: CanvasFixture
  var numbers: [Double]

  init(_ line: String) {
    let parts = line.split(separator: "=").map(String.init)
    fixture = CanvasFixture(parts[0])
    numbers = parts[1].split(separator: " ").compactMap { Double($0) }
  }

  /// The lines of a table, without those that comment.
  static func lines(_ table: String) -> [String] {
    table.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }
}
