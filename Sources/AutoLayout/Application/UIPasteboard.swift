// SPDX-License-Identifier: MIT

public import Foundation

/// Keeps what the process copies.
@preconcurrency @MainActor
open class UIPasteboard: _UIObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public static let general = UIPasteboard()
  /// Never posted.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  init() {
    super.init(object: ())
  }

  open var strings: [String]? {
    get { _strings }
    set { _strings = newValue }
  }

  private var _strings: [String]? = nil {
    didSet { changeCount += 1 }
  }
  open var urls: [URL]? {
    get { _urls }
    set { _urls = newValue }
  }

  private var _urls: [URL]? = nil {
    didSet { changeCount += 1 }
  }
  open var images: [UIImage]? {
    get { _images }
    set { _images = newValue }
  }

  private var _images: [UIImage]? = nil {
    didSet { changeCount += 1 }
  }
  open var colors: [UIColor]? {
    get { _colors }
    set { _colors = newValue }
  }

  private var _colors: [UIColor]? = nil {
    didSet { changeCount += 1 }
  }
  open var items: [[String: Any]] = []
  open private(set) var changeCount = 0

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  open var hasURLs: Bool { !(urls ?? []).isEmpty }
  open var hasImages: Bool { !(images ?? []).isEmpty }
  open var hasColors: Bool { !(colors ?? []).isEmpty }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items.append([pasteboardType: value])
  }

  open func setItems(_ items: [[String: Any]]) { self.items = items }
}
