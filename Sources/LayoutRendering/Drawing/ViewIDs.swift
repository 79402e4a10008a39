// SPDX-License-Identifier: MIT

import AutoLayout

/// Ids of the views of a picture: made from the identifiers in the source where these are usable and
/// unique, so that they stay the same when a view is added elsewhere.
struct ViewIDs {
  private var ids: [String]

  init(_ snapshot: LayoutSnapshot) {
    var taken: Set<String> = []
    ids = snapshot.nodes.enumerated().map { index, node in
      if let identifier = node.identifier {
        let name = "v-" + XMLName.cleaned(identifier)
        if name.utf8.count > 2, name.utf8.count < 64, taken.insert(name).inserted { return name }
      }
      // An underscore after the letter keeps numbers apart from identifiers.
      return "v_\(index)"
    }
  }

  subscript(index: Int) -> String { ids[index] }
}
