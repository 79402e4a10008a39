// SPDX-License-Identifier: MIT

// A libFuzzer target for the XML reader. It is not a target of the package, because the fuzzer
// brings its own `main`. `Scripts/fuzz-markup` builds and runs it.

/// Reads arbitrary bytes. Writes a valid document back, walks it, edits it and reads it again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let document: MarkupDocument
  do throws(MarkupError) {
    document = try MarkupDocument(bytes)
  } catch {
    precondition(error.position.line > 0 && error.position.column > 0)
    precondition(!error.reason.message.isEmpty)
    return 0
  }
  precondition(document.bytes == bytes)

  var edits = MarkupEdits(document)
  for index in document.nodes.indices {
    let id = MarkupDocument.NodeID(Int32(index))
    let node = document[id]
    precondition(node.range.upperBound <= document.text.count)
    var position = node.content.lowerBound
    for child in document.children(of: id) {
      precondition(document[child].range.lowerBound == position)
      precondition(document.parent(of: child) == id)
      position = document[child].range.upperBound
    }
    if node.kind == .element { precondition(position == node.content.upperBound) }
    for attribute in document.attributes(of: id) {
      edits.set(document.name(of: attribute), of: id, to: document.value(of: attribute) + "<")
    }
    _ = document.text(of: id)
    guard node.kind == .element else { continue }
    switch index % 3 {
    case 0: edits.set("fuzz", of: id, to: "1")
    case 1 where id != document.root: edits.remove(id)
    default: break
    }
  }
  // The edits are well-formed, so applying them must succeed.
  if let edited = try? edits.applied() {
    precondition(!edited.nodes.isEmpty)
  } else {
    preconditionFailure("well-formed edits of a document make a document")
  }
  return 0
}
