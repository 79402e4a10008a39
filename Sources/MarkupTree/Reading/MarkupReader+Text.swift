// SPDX-License-Identifier: MIT

extension MarkupReader {
  /// Reads character data up to the next markup.
  mutating func readText() throws(MarkupFault) {
    let start = position
    skipSpace()
    if open.isEmpty {
      // White space around the outermost element does not become a node.
      guard position < end, text[position] != UInt8(ascii: "<") else { return }
      try requireElement(at: position)
    }
    while position < end, text[position] != UInt8(ascii: "<") {
      switch text[position] {
      case UInt8(ascii: "&"):
        try skipReference()
      case UInt8(ascii: "]") where starts("]]>", at: position):
        throw MarkupFault(.bracketsInText, at: position)
      default:
        position += 1
      }
    }
    let stop = position
    position = start
    add(.text, to: stop)
  }

  /// Skips the reference at the current position.
  mutating func skipReference() throws(MarkupFault) {
    let reference = MarkupReference(in: text, at: position, end: end)
    switch reference.meaning {
    case .character: position = reference.end
    case .unknown(let name): throw MarkupFault(.unknownEntity(quoted(name)), at: position)
    case .badCharacter: throw MarkupFault(.badCharacterReference, at: position)
    case .none:
      // If the text ends within the reference, the fault is the early end.
      let isCut = text[position..<end].allSatisfy {
        MarkupNames.isPart(UInt32($0)) || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "&")
      }
      throw isCut ? endOfText() : MarkupFault(.strayAmpersand, at: position)
    }
  }

  mutating func readComment() throws(MarkupFault) {
    guard let hyphens = next("--", from: position + 4), hyphens + 2 < end else {
      throw MarkupFault(.unclosed(.comment), at: position)
    }
    guard text[hyphens + 2] == UInt8(ascii: ">") else {
      throw MarkupFault(.hyphensInComment, at: hyphens)
    }
    add(.comment, to: hyphens + 3)
  }

  mutating func readCDATA() throws(MarkupFault) {
    try requireElement(at: position)
    guard let brackets = next("]]>", from: position + 9) else {
      throw MarkupFault(.unclosed(.cdata), at: position)
    }
    add(.cdata, to: brackets + 3)
  }

  mutating func readInstruction() throws(MarkupFault) {
    let nameEnd = nameEnd(from: position + 2)
    guard nameEnd > position + 2 || position + 2 == end else {
      throw MarkupFault(.badInstruction, at: position)
    }
    guard let stop = next("?>", from: nameEnd) else {
      throw MarkupFault(.unclosed(.instruction), at: position)
    }
    guard stop == nameEnd || text[nameEnd].isMarkupSpace else {
      throw MarkupFault(.badInstruction, at: position)
    }
    let isDeclaration = text[position + 2..<nameEnd].elementsEqual("xml".utf8)
    if isDeclaration, isAtStart {
      try MarkupDeclaration(text, nameEnd..<stop).check(in: text, start: position)
    } else if nameEnd - position == 5,
      text[position + 2..<nameEnd].map({ $0 | 0x20 }).elementsEqual("xml".utf8)
    {
      throw MarkupFault(.declarationNotFirst, at: position)
    }
    add(isDeclaration ? .declaration : .instruction, to: stop + 2, nameEnd: nameEnd)
  }
}
