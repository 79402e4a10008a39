// SPDX-License-Identifier: MIT

public import Foundation

/// The contents are limited to the process.
open class UIPasteboard: _UIObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public static let general = UIPasteboard(name: .general)

  public let name: Name
  /// No effect.
  open var isPersistent: Bool { self === Self.general }

  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create else { return nil }
    self.init(name: pasteboardName)
  }

  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(rawValue: UUID().uuidString))
  }

  public static func remove(withName pasteboardName: Name) {}
  /// Never posted.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// Never posted.
  nonisolated public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  init(name: Name) {
    self.name = name
    super.init(object: ())
  }

  @_Observed(UIPasteboard.countChange) open var strings: [String]? = nil

  @_Observed(UIPasteboard.countChange) open var urls: [URL]? = nil

  @_Observed(UIPasteboard.countChange) open var images: [UIImage]? = nil

  @_Observed(UIPasteboard.countChange) open var colors: [UIColor]? = nil

  private func countChange() { changeCount += 1 }

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

  // MARK: Data by type

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: value]])
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setItems([[pasteboardType: data]])
  }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = []
    (strings, urls, images, colors) = (nil, nil, nil, nil)
    addItems(items)
  }

  open func addItems(_ items: [[String: Any]]) {
    self.items += items
    for value in items.flatMap(\.values) {
      switch value {
      case let value as String: strings = (strings ?? []) + [value]
      case let value as URL: urls = (urls ?? []) + [value]
      case let value as UIImage: images = (images ?? []) + [value]
      case let value as UIColor: colors = (colors ?? []) + [value]
      default: changeCount += 1
      }
    }
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var numberOfItems: Int {
    max(
      items.count, strings?.count ?? 0, urls?.count ?? 0, images?.count ?? 0, colors?.count ?? 0)
  }

  /// The types of the first item, and those of stored texts, URLs and images.
  open var types: [String] {
    var types = items.first.map { $0.keys.sorted() } ?? []
    if hasStrings { types.append("public.utf8-plain-text") }
    if hasURLs { types.append("public.url") }
    if hasImages { types.append("public.png") }
    return types
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
      || pasteboardTypes.contains { type in
        hasStrings && ["public.text", "public.plain-text"].contains(type)
          || hasImages && type == "public.image"
      }
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    if let value = items.lazy.compactMap({ $0[pasteboardType] }).first { return value }
    guard contains(pasteboardTypes: [pasteboardType]) else { return nil }
    switch pasteboardType {
    case "public.url": return url
    case "public.png", "public.image": return image
    default: return string
    }
  }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// The type of an object that provides its own types.
  nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
  nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
  nonisolated public static let typeListURL = ["public.url"]
  nonisolated public static let typeListImage = ["public.png", "public.jpeg"]
  nonisolated public static let typeListColor = ["com.apple.uikit.color"]

  /// Stores texts, URLs, images and colours. They do not expire, and do not leave the process.
  open func setObjects(
    _ objects: [Any], localOnly: Bool = false, expirationDate: Date? = nil
  ) { setItems(objects.map { [Self.typeAutomatic: $0] }) }

  open var itemProviders: [NSItemProvider] = []

  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { self.itemProviders = itemProviders }
}
