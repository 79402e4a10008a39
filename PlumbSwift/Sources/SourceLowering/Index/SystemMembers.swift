// SPDX-License-Identifier: MIT

/// The methods and properties that UIKit classes introduce, for calls on an `AnyObject`.
enum SystemMembers {
  /// Each line names a class and the properties and methods that it introduces. A `?` follows the
  /// label of an argument that may be omitted. A member that several classes have is followed by
  /// its type, in which `~` is a blank.
  static let table = String(decoding: PackageResources.SystemMembers_txt, as: UTF8.self)

  struct Method: Sendable {
    /// The class that introduces the method. Its subclasses inherit it.
    var owner: String
    /// The labels of the parameters, or `_`, and whether an argument may be omitted.
    var parameters: [(label: String, isOptional: Bool)]
    /// The result type. Empty if there is no result or if no other class has a method of that name.
    var result: String
  }

  struct Property: Sendable {
    var owner: String
    /// Empty if no other class has a property of that name or the declaration states no type.
    var type: String
  }

  static func methods(named name: String) -> [Method] { members.methods[name] ?? [] }

  static func properties(named name: String) -> [Property] { members.properties[name] ?? [] }

  private static let members = {
    var methods: [String: [Method]] = [:]
    var properties: [String: [Property]] = [:]
    for line in (table + foundation).split(separator: "\n") {
      let words = line.split(separator: " ")
      let owner = String(words[0])
      for word in words.dropFirst() {
        guard let open = word.firstIndex(of: "("),
          let close = word[open...].firstIndex(of: ")"), !word[..<open].contains("=")
        else {
          let name = word.prefix { $0 != "=" }
          properties[String(name), default: []]
            .append(Property(owner: owner, type: spaced(word.dropFirst(name.count + 1))))
          continue
        }
        let labels = word[word.index(after: open)..<close].split(separator: ":")
        methods[String(word[..<open]), default: []].append(
          Method(
            owner: owner,
            parameters: labels.map { label in
              let isOptional = label.hasSuffix("?")
              return (String(isOptional ? label.dropLast() : label), isOptional)
            },
            result: spaced(word[close...].dropFirst().drop { $0 == "=" })))
      }
    }
    return (methods: methods, properties: properties)
  }()

  private static func spaced(_ text: Substring) -> String {
    String(text.map { $0 == "~" ? " " : $0 })
  }
}
