// SPDX-License-Identifier: MIT

import MarkupTree
import Testing

/// A changed value moves everything behind it. The expectation is the changed text, read again.
@Suite struct AttributeValueTests {
  private static let text = """
    <?xml version="1.0"?>
    <a x="1">text<!-- c --><b id="" y='22' z="&amp;"/>
      <c>more<d/></c>
    </a>

    """

  @Test(arguments: ["", "7", "123456.75"])
  func theDocumentIsThatOfTheChangedText(value: String) throws {
    let document = try MarkupDocument(Array(Self.text.utf8))
    let elements = document.nodes.indices.filter { document.nodes[$0].kind == .element }
    let attributes = elements.flatMap { index in
      ["x", "id", "y", "z"].compactMap {
        document.attribute($0, of: MarkupDocument.NodeID(Int32(index)))
      }
    }
    #expect(attributes.count == document.attributes.count)
    for attribute in attributes {
      let changed = document.replacingValue(of: attribute, with: value)
      let expected = try MarkupDocument(changed.bytes)
      #expect(changed.text == expected.text)
      #expect(changed.nodes == expected.nodes)
      #expect(changed.attributes == expected.attributes)
      #expect(changed.value(of: attribute) == value)
      for offset in changed.text.indices {
        #expect(changed.position(of: offset) == expected.position(of: offset))
      }
    }
  }
}
