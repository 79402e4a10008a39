// SPDX-License-Identifier: MIT

import Foundation

/// A titled piece of code that a control performs or a menu lists.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What an action does; it is given the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What ``UIControl`` and menus tell actions apart by; a name of its own unless given.
  public let identifier: Identifier
  /// What says more than the action's title; kept.
  open var discoverabilityTitle: String?
  /// How a menu shows the action; kept.
  open var attributes: Attributes
  /// What a menu shows before the action; kept.
  open var state: State
  /// Who performs the action while its handler runs; nil otherwise.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

  /// An action that calls `handler` each time it is performed, and keeps it alive.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler on behalf of `sender`, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = nil
  }
}
