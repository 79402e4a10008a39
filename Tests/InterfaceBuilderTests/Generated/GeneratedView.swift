// SPDX-License-Identifier: MIT

import AutoLayout

/// A view of a generated file, with the data that the margin rules need.
struct GeneratedView {
  /// The kind of view, which determines the default margins.
  enum Role {
    case plain, root, tableCell, tableCellContent
    /// A view of a collection view. As a document it has other margins than in a storyboard.
    case collectionCell(isDocument: Bool)
  }

  var tag: String
  var id: String
  var key: String?
  var role = Role.plain
  var attributes: [String: String] = [:]
  var frame = Rect(x: 0, y: 0, width: 50, height: 50)
  /// Whether constraints place the view.
  var isConstrained = true
  var mask: String?
  /// The margins that the file sets, in the order top, left, bottom, right.
  var margins: EdgeInsets?
  var guides: [(key: String, id: String)] = []
  /// The views in `<subviews>`.
  var children: [GeneratedView] = []
  /// Child views with a key, or in a list with a different tag, such as `prototypes`.
  var parts: [(list: String?, view: GeneratedView)] = []
  var constraints: [String] = []
  /// Additional XML in the element.
  var more = ""

  init(_ tag: String, id: String, key: String? = nil) {
    self.tag = tag
    self.id = id
    self.key = key
  }

  func flag(_ name: String) -> Bool? { attributes[name].map { $0 == "YES" } }

  /// Calls `body` for the view and all descendants, superviews first.
  func forEach(_ body: (GeneratedView) -> Void) {
    body(self)
    for part in parts { part.view.forEach(body) }
    for child in children { child.forEach(body) }
  }

  /// The element in Interface Builder's format. Frames in `saved` replace the view's own frames.
  func xml(saved: [String: Rect] = [:]) -> String {
    var text = "<\(tag) id=\"\(id)\""
    if let key { text += " key=\"\(key)\"" }
    if isConstrained { text += " translatesAutoresizingMaskIntoConstraints=\"NO\"" }
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      text += " \(name)=\"\(value)\""
    }
    let rect = saved[id] ?? frame
    text += "><rect key=\"frame\" \(Self.rect(rect))/>"
    if let mask { text += "<autoresizingMask key=\"autoresizingMask\" \(mask)/>" }
    if let margins {
      text +=
        "<edgeInsets key=\"layoutMargins\" top=\"\(margins.top)\" left=\"\(margins.left)\""
        + " bottom=\"\(margins.bottom)\" right=\"\(margins.right)\"/>"
    }
    text += more
    for part in parts where part.list == nil { text += part.view.xml(saved: saved) }
    for list in Set(parts.compactMap(\.list)).sorted() {
      let views = parts.filter { $0.list == list }.map { $0.view.xml(saved: saved) }.joined()
      text +=
        list == "sections"
        ? "<sections><tableViewSection headerTitle=\"Head\" footerTitle=\"A line below\" id=\"\(id)s\">"
          + "<cells>\(views)</cells></tableViewSection></sections>"
        : "<\(list)>\(views)</\(list)>"
    }
    if !children.isEmpty {
      text += "<subviews>\(children.map { $0.xml(saved: saved) }.joined())</subviews>"
    }
    for guide in guides { text += "<viewLayoutGuide key=\"\(guide.key)\" id=\"\(guide.id)\"/>" }
    if !constraints.isEmpty { text += "<constraints>\(constraints.joined())</constraints>" }
    return text + "</\(tag)>\n"
  }

  static func rect(_ rect: Rect) -> String {
    "x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
  }
}
