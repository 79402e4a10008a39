// SPDX-License-Identifier: MIT

/// Writes a trace, and records the rows of each view.
struct TraceWriter {
  /// A term of a row: a variable and its coefficient.
  typealias Term = (variable: Int, coefficient: Int)

  /// The window's width, which is an edit variable at strength 999. The height is another.
  static let width = 0
  static let height = 1

  private(set) var text = ""
  private var rows: [String] = []
  private var rowsOfOwner: [[Int]] = []
  private var variableCount = 0

  init(width: Int, height: Int) {
    begin("build")
    _ = addVariables(2)
    text += "edit 0 999\nedit 1 999\n"
    resize(width, height)
  }

  /// The number of views that have rows.
  var ownerCount: Int { rowsOfOwner.count }

  mutating func begin(_ phase: String) {
    text += "p \(phase)\n"
  }

  mutating func update() {
    text += "update\n"
  }

  mutating func addVariables(_ count: Int) -> Int {
    text += "v \(count)\n"
    variableCount += count
    return variableCount - count
  }

  mutating func resize(_ width: Int, _ height: Int) {
    text += "suggest 0 \(width)\nsuggest 1 \(height)\n"
  }

  /// Adds a row for a view.
  ///
  /// - Returns: the number of the row.
  @discardableResult
  mutating func add(
    _ owner: Int, _ terms: [Term], _ relation: String, _ constant: Int, at priority: Int = 1000
  ) -> Int {
    let words = terms.map { "\($0.variable):\($0.coefficient)" }.joined(separator: " ")
    rows.append("\(priority) \(relation) \(constant) \(terms.count) \(words)")
    while rowsOfOwner.count <= owner { rowsOfOwner.append([]) }
    rowsOfOwner[owner].append(rows.count - 1)
    text += "add \(rows.count - 1) \(rows[rows.count - 1])\n"
    return rows.count - 1
  }

  /// Adds the two halves of a content size.
  mutating func addContentSize(
    _ owner: Int, _ variable: Int, _ value: Int, hugging: Int, compressionResistance: Int
  ) {
    add(owner, [(variable, 1)], "<=", value, at: hugging)
    add(owner, [(variable, 1)], ">=", value, at: compressionResistance)
  }

  mutating func setConstant(_ value: Int, of row: Int) {
    text += "const \(row) \(value)\n"
  }

  /// Removes all rows of a view and, after an update, adds them again.
  mutating func churn(_ owner: Int) {
    let old = rowsOfOwner[owner]
    for row in old { text += "remove \(row)\n" }
    update()
    rowsOfOwner[owner] = []
    for row in old {
      rows.append(rows[row])
      rowsOfOwner[owner].append(rows.count - 1)
      text += "add \(rows.count - 1) \(rows[row])\n"
    }
    update()
  }
}
