// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// An object that is called by name and records the calls, like classes that `plumb swift` lowers.
@MainActor
final class Listener: NSObject, NamedMembers {
  private(set) var heard: [String] = []
  private(set) var senders: [AnyObject?] = []
  var name = "" {
    willSet { KeyValueObserving.willChange(self, "name") }
    didSet { KeyValueObserving.didChange(self, "name") }
  }
  var friend: Listener? {
    willSet { KeyValueObserving.willChange(self, "friend") }
    didSet { KeyValueObserving.didChange(self, "friend") }
  }

  nonisolated override init() {
    super.init()
  }

  func _namedMember(_ name: String) -> NamedMember? {
    switch name {
    case "tap": .method { _ in self.hear("tap", nil) }
    case "tap:": .method { self.hear("tap:", $0[0]) }
    case "tap:event:":
      .method { arguments in
        let event: UIEvent = arguments[1]
        self.hear("tap:event:", arguments[0])
        self.heard.append(event.type == .touches ? "event" : "none")
      }
    case "object:":
      .method { arguments in
        let object: NSObject = arguments[0]
        self.hear("object:", object)
      }
    case "isReady:":
      .method { (arguments: SelectorArguments) -> Bool in
        self.hear("isReady:", arguments[0])
        return true
      }
    case "name": .property({ self.name }, { self.name = $0 })
    case "friend": .property({ self.friend }, { self.friend = $0 })
    default: nil
    }
  }

  private func hear(_ name: String, _ sender: Any?) {
    heard.append(name)
    senders.append(sender as AnyObject?)
  }
}
