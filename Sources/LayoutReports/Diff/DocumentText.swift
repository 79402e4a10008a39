// SPDX-License-Identifier: MIT

public import InterfaceBuilder

/// Writes a document as lines for `git diff` and `grep`: one object or property per line, in file
/// order, without the properties that Xcode changes on its own.
public enum DocumentText {
  public static func lines(of document: IBDocument) -> [String] {
    let index = DocumentIndex(document)
    let names = ObjectNames(index)
    let words = ChangeWords(DocumentComparison(index, index))
    var lines: [String] = []
    for id in index.order {
      guard let object = index[id] else { continue }
      if object.element.name == "constraint" {
        var line = words.equation(object, index)
        if let priority = object.properties["priority"] { line += " @\(priority)" }
        lines.append("\(names[object.parent]): \(line)")
        continue
      }
      if !id.isEmpty {
        lines.append("\(names[object.parent]): \(words.description(of: object, in: index))")
      }
      for (path, value) in object.properties.sorted(by: { $0.key < $1.key })
      where !path.hasSuffix("‹›")
        && PropertyRules.noise(path, of: object, in: index) == nil
      {
        let text = PropertyRules.isText(path) ? ChangeWords.quoted(value) : value
        lines.append("  \(names[id]).\(path) = \(text)")
      }
    }
    return lines
  }
}
