// SPDX-License-Identifier: MIT

public import Foundation

extension IndexPath {
  /// The path to a row of a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path to an item of a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 where the path has none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The row within its section; 0 where the path has none.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// The item within its section; 0 where the path has none.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }
}
