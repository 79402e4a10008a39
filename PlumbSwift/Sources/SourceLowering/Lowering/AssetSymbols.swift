// SPDX-License-Identifier: MIT

/// The static members that Xcode generates for the colors and images of a module's asset catalogs,
/// such as `UIColor.brandTint` for `BrandTintColor.colorset`.
public struct AssetSymbols: Sendable {
  public var colors: Set<String> = []
  public var images: Set<String> = []

  public init() {}

  /// Adds the color or image set of a path.
  public mutating func add(_ path: String) {
    guard path.contains(".xcassets/"), let last = path.split(separator: "/").last else { return }
    for (kind, set) in [(".colorset", \Self.colors), (".imageset", \.images)]
    where last.hasSuffix(kind) {
      self[keyPath: set].insert(String(last.dropLast(kind.count)))
    }
  }

  /// The declarations of the members that the sources name and do not declare themselves.
  ///
  /// - Parameter folder: The folder of the resources. Nil if SwiftPM makes a bundle for the module.
  public func declarations(for files: [SourceText], folder: String?) -> [String] {
    let bundle = folder.map(FileLowering.bundle) ?? "Foundation.Bundle.module"
    func isWanted(_ symbol: String) -> Bool {
      files.contains { $0.text.contains("." + symbol) }
        && !files.contains { file in
          ["let", "var"].contains { file.text.contains("static \($0) \(symbol)") }
            || file.text.contains("class var \(symbol)")
        }
    }
    return [("Color", colors), ("Image", images)].flatMap { kind, names -> [String] in
      var named: [String: String] = [:]
      for name in names.sorted() {
        let symbol = Self.symbol(name, kind: kind)
        if !symbol.isEmpty, named[symbol] == nil, isWanted(symbol) { named[symbol] = name }
      }
      guard !named.isEmpty else { return [] }
      let resource = "UIKit.\(kind)Resource"
      let resources = named.sorted { $0.key < $1.key }.map { symbol, name in
        "static var \(symbol): \(resource) { \(resource)(name: \"\(name)\", bundle: \(bundle)) }"
      }
      let type = "UIKit.UI\(kind)"
      // UIKit's own members take precedence.
      let values = named.keys.sorted().map { symbol in
        "@_disfavoredOverload static var \(symbol): \(type) "
          + "{ \(type)(resource: \(resource).\(symbol)) }"
      }
      return [
        "extension \(resource) { \(resources.joined(separator: "; ")) }",
        "extension \(type) { \(values.joined(separator: "; ")) }",
      ]
    }
  }

  /// The name of the member: words without separators, in lower camel case, without the kind at the
  /// end. Capitals at the beginning stay together: `URLIcon` gives `urlIcon`.
  static func symbol(_ name: String, kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    var text = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    if text.hasSuffix(kind), text.count > kind.count { text.removeLast(kind.count) }
    let capitals = text.prefix { $0.isUppercase }.count
    let isWhole = capitals == text.count
    let lowered = capitals < 2 || isWhole ? capitals : capitals - 1
    text = text.prefix(lowered).lowercased() + text.dropFirst(lowered)
    return text.first?.isNumber ?? false ? "_" + text : text
  }
}
