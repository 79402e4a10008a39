// SPDX-License-Identifier: MIT

extension MarkupReader {
  mutating func readStartTag() throws(MarkupFault) {
    let start = position
    let nameEnd = nameEnd(from: start + 1)
    guard nameEnd > start + 1 else { throw MarkupFault(.strayAngle, at: start) }
    let element = try beginElement()
    nodes[element].nameEnd = Int32(nameEnd)
    nodes[element].attributeStart = Int32(attributes.count)
    position = nameEnd
    while true {
      let gap = position
      skipSpace()
      guard position < end else { throw endOfText() }
      if text[position] == UInt8(ascii: ">") {
        try closeStartTag(element, end: position + 1, isSelfClosing: false)
        return
      }
      if text[position] == UInt8(ascii: "/") {
        guard position + 1 < end else { throw endOfText() }
        guard text[position + 1] == UInt8(ascii: ">") else {
          throw MarkupFault(.unexpectedInTag, at: position)
        }
        try closeStartTag(element, end: position + 2, isSelfClosing: true)
        return
      }
      try readAttribute(isApart: position > gap)
    }
  }

  private mutating func closeStartTag(
    _ element: Int, end: Int, isSelfClosing: Bool
  ) throws(MarkupFault) {
    nodes[element].attributeEnd = Int32(attributes.count)
    nodes[element].tagEnd = Int32(end)
    try refuseDuplicates(Int(nodes[element].attributeStart)..<attributes.count)
    if isSelfClosing {
      finish(element, contentEnd: end, end: end)
    } else {
      open.append(Int32(element))
      position = end
    }
  }

  private mutating func readAttribute(isApart: Bool) throws(MarkupFault) {
    let name = position..<nameEnd(from: position)
    guard !name.isEmpty else { throw MarkupFault(.unexpectedInTag, at: position) }
    guard isApart else { throw MarkupFault(.missingSpace, at: position) }
    position = name.upperBound
    skipSpace()
    guard position < end else { throw endOfText() }
    guard text[position] == UInt8(ascii: "=") else {
      throw MarkupFault(.noValue(quoted(name)), at: name.lowerBound)
    }
    position += 1
    skipSpace()
    guard position < end else { throw endOfText() }
    let quote = text[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw MarkupFault(.noQuote(quoted(name)), at: position)
    }
    position += 1
    let start = position
    while position < end, text[position] != quote {
      switch text[position] {
      case UInt8(ascii: "<"): throw MarkupFault(.angleInValue(quoted(name)), at: position)
      case UInt8(ascii: "&"): try skipReference()
      default: position += 1
      }
    }
    guard position < end else { throw endOfText() }
    attributes.append(
      MarkupDocument.Attribute(
        nameStart: Int32(name.lowerBound), nameEnd: Int32(name.upperBound),
        valueStart: Int32(start), valueEnd: Int32(position)))
    position += 1
  }

  /// Throws if two attributes have the same name. Compares a few attributes in pairs and sorts
  /// many, because hostile files can have thousands.
  private func refuseDuplicates(_ range: Range<Int>) throws(MarkupFault) {
    var duplicate: Int?
    if range.count <= 16 {
      search: for index in range.dropFirst() {
        for earlier in range.lowerBound..<index where isSameName(earlier, index) {
          duplicate = index
          break search
        }
      }
    } else {
      let sorted = range.sorted { first, second in
        let (one, other) = (text[attributes[first].name], text[attributes[second].name])
        if one.lexicographicallyPrecedes(other) { return true }
        return first < second && one.elementsEqual(other)
      }
      for (first, second) in zip(sorted, sorted.dropFirst()) where isSameName(first, second) {
        duplicate = min(duplicate ?? second, second)
      }
    }
    guard let duplicate else { return }
    let name = attributes[duplicate].name
    throw MarkupFault(.duplicateAttribute(quoted(name)), at: name.lowerBound)
  }

  private func isSameName(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (attributes[first].name, attributes[second].name)
    return one.count == other.count && text[one].elementsEqual(text[other])
  }

  mutating func readEndTag() throws(MarkupFault) {
    let start = position
    let name = start + 2..<nameEnd(from: start + 2)
    guard name.upperBound < end else { throw endOfText() }
    guard !name.isEmpty else { throw MarkupFault(.badEndTag, at: start) }
    position = name.upperBound
    skipSpace()
    guard position < end else { throw endOfText() }
    guard text[position] == UInt8(ascii: ">") else { throw MarkupFault(.badEndTag, at: start) }
    guard let innermost = open.last else {
      throw MarkupFault(.strayEndTag(quoted(name)), at: start)
    }
    let node = nodes[Int(innermost)]
    guard text[name].elementsEqual(text[Int(node.start) + 1..<Int(node.nameEnd)]) else {
      let (open, line) = describe(innermost)
      throw MarkupFault(.mismatchedEndTag(quoted(name), open: open, line: line), at: start)
    }
    open.removeLast()
    finish(Int(innermost), contentEnd: start, end: position + 1)
  }
}
