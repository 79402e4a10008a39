// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// Writes the rows that `id` itself produces. Their order depends only on the structure of the
  /// item, so writing them again gives the same rows with other constants.
  func writeItemRows(of id: ItemID, into draft: inout RowDraft) {
    if case .guide(let kind) = items[id.slot].item.kind {
      writeGuideRows(of: id, kind, into: &draft)
      return
    }
    if items[id.slot].item.translatesAutoresizingMask {
      if let parent = parent(of: id) {
        writeAutoresizingRows(of: id, in: parent, into: &draft)
      } else {
        writeRootRows(of: id, into: &draft)
      }
    }
    writeContentSizeRows(of: id, into: &draft)
  }

  /// Writes two required rows: the size that a window or a file imposes on a root.
  private func writeRootRows(of id: ItemID, into draft: inout RowDraft) {
    guard let variables = items[id.slot].variables else { return }
    let size = items[id.slot].item.frame.inset(by: alignmentInsets(of: id)).size
    for axis in Axis.allCases {
      draft.add(variables.length(axis), 1)
      draft.finish(.equal, size[axis], source: .root(id))
    }
  }

  /// Writes one row for each axis on which the item has a content size.
  func writeContentSizeRows(of id: ItemID, into draft: inout RowDraft) {
    guard let variables = items[id.slot].variables else { return }
    let size = contentSize(of: id)
    for axis in Axis.allCases {
      guard let length = size[axis] else { continue }
      draft.add(variables.length(axis), 1)
      draft.finishContentSize(
        length, hugging: items[id.slot].item.hugging[axis],
        compressionResistance: items[id.slot].item.compressionResistance[axis],
        source: .contentSize(id, axis))
    }
  }
}
