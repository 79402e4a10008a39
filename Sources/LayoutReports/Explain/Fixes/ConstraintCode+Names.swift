// SPDX-License-Identifier: MIT

extension ConstraintCode {
  static func variable(_ item: LoggedItem) -> String {
    if let name = item.name, let identifier = name.identifier { return identifier }
    switch item.title {
    case "UIViewSafeAreaLayoutGuide": return "safeAreaLayoutGuide"
    case "UIViewLayoutMarginsGuide": return "layoutMarginsGuide"
    default: break
    }
    let className = item.shortClassName ?? "view"
    if className.hasSuffix("ContentView") { return "contentView" }
    var name = className[...]
    for prefix in ["_UI", "UI", "NS", "_NS"]
    where name.hasPrefix(prefix) && name.count > prefix.count {
      name = name.dropFirst(prefix.count)
      break
    }
    return String(name).identifier ?? "view"
  }
}

extension String {
  /// The text as a variable name; nil if it cannot be one.
  fileprivate var identifier: String? {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard let first = words.first, first.first?.isLetter ?? false else { return nil }
    let head = first.prefix(while: { $0.isUppercase })
    // `URLView` begins with a word of three letters.
    let lowered =
      head.count > 1 && head.count < first.count
      ? head.dropLast().lowercased() + first.dropFirst(head.count - 1)
      : first.prefix(max(1, head.count)).lowercased() + first.dropFirst(max(1, head.count))
    let name =
      lowered + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return ["switch", "default", "in", "self", "class", "case", "is", "as"].contains(name)
      ? "\(name)View" : name
  }
}
