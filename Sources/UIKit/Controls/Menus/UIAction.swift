// SPDX-License-Identifier: MIT

import Foundation

open class UIAction: UIMenuElement {
  public typealias UIActionHandler = (UIAction) -> Void

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  /// No effect.
  open var discoverabilityTitle: String?
  /// Only `disabled` has an effect.
  open var attributes: Attributes
  open var state: State
  override var activeElements: [UIMenuElement] { state == .on ? [self] : [] }
  override var attributesInMenu: Attributes { attributes }

  override func mark(isChosen: Bool) { state = isChosen ? .on : .off }

  override func choose(from sender: AnyObject?) { performWithSender(sender, target: nil) }

  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler

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

  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender as AnyObject?
    handler(self)
    self.sender = nil
  }
}
