// SPDX-License-Identifier: MIT

import AutoLayout

/// The ids of the views of a picture.
///
/// Identifiers from the source are used if they are valid and unique. Such ids stay the same when a
/// view is added elsewhere.
struct ViewIDs {
  private var ids: [String]

  init(_ snapshot: LayoutSnapshot) {
    var taken: Set<String> = []
    ids = snapshot.nodes.enumerated().map { index, node in
      if let identifier = node.identifier {
        let name = "v-" + XMLName.cleaned(identifier)
        if name.utf8.count > 2, name.utf8.count < 64, taken.insert(name).inserted { return name }
      }
      // The underscore keeps numbers distinct from identifiers.
      return "v_\(index)"
    }
  }

  subscript(index: Int) -> String { ids[index] }
}
