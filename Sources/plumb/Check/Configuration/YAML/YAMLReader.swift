// SPDX-License-Identifier: MIT

import CYaml

/// Reads a YAML document, with the places of its values.
///
/// It uses libyaml, which is part of the package Yams. Yams itself is not used, because it needs
/// all of Foundation.
final class YAMLReader {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var event = yaml_event_t()
  private var anchors: [String: YAMLNode] = [:]
  private var depth = 0
  /// The number of characters in the text.
  private let end: Int

  /// - Returns: the root value; nil for an empty text.
  static func read(_ text: String) throws(YAMLError) -> YAMLNode? {
    guard !text.isEmpty else { return nil }
    return try Array(text.utf8).withUnsafeBufferPointer { bytes throws(YAMLError) in
      try YAMLReader(bytes, end: text.unicodeScalars.count).document()
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.end = end
    parser = .allocate(capacity: 1)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(&event)
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  private func advance() throws(YAMLError) {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) != 0 else { throw problem }
  }

  private var problem: YAMLError {
    let state = parser.pointee
    let texts = [state.context, state.problem].compactMap { $0.map(String.init(cString:)) }
    // An unterminated construct is reported at its start.
    let isUnended = state.context != nil && state.problem_mark.index >= end
    let mark =
      state.error == YAML_READER_ERROR
      ? state.mark : isUnended ? state.context_mark : state.problem_mark
    return YAMLError(texts.joined(separator: ", "), at: YAMLNode.Place(mark))
  }

  private func document() throws(YAMLError) -> YAMLNode? {
    try advance()
    try advance()
    guard event.type == YAML_DOCUMENT_START_EVENT else { return nil }
    try advance()
    let root = try node()
    try advance()
    try advance()
    guard event.type == YAML_STREAM_END_EVENT else {
      throw YAMLError("expected a single document", at: YAMLNode.Place(event.start_mark))
    }
    return root
  }

  /// Reads the node that starts with the current event.
  private func node() throws(YAMLError) -> YAMLNode {
    let place = YAMLNode.Place(event.start_mark)
    guard depth < 100 else { throw YAMLError("nested more than 100 levels deep", at: place) }
    depth += 1
    defer { depth -= 1 }
    let anchor: UnsafeMutablePointer<UInt8>?
    switch event.type {
    case YAML_ALIAS_EVENT:
      let name = String(cString: event.data.alias.anchor)
      guard let node = anchors[name] else {
        throw YAMLError("there is no anchor '\(name)' before this", at: place)
      }
      return node
    case YAML_SEQUENCE_START_EVENT: anchor = event.data.sequence_start.anchor
    case YAML_MAPPING_START_EVENT: anchor = event.data.mapping_start.anchor
    default: anchor = event.data.scalar.anchor
    }
    let name = anchor.map { String(cString: $0) }
    let node = YAMLNode(content: try content(), place: place)
    if let name { anchors[name] = node }
    return node
  }

  private func content() throws(YAMLError) -> YAMLNode.Content {
    switch event.type {
    case YAML_SEQUENCE_START_EVENT:
      var items: [YAMLNode] = []
      try advance()
      while event.type != YAML_SEQUENCE_END_EVENT {
        items.append(try node())
        try advance()
      }
      return .list(items)
    case YAML_MAPPING_START_EVENT:
      var entries: [YAMLNode.Entry] = []
      try advance()
      while event.type != YAML_MAPPING_END_EVENT {
        let key = try node()
        try checkKey(on: key, among: entries)
        try advance()
        entries.append(YAMLNode.Entry(key: key, value: try node()))
        try advance()
      }
      return .map(entries)
    default:
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .text(
        String(decoding: text, as: UTF8.self), isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE)
    }
  }

  /// Checks that a key is a scalar and that the map does not contain it yet.
  private func checkKey(
    on key: YAMLNode, among entries: [YAMLNode.Entry]
  ) throws(YAMLError) {
    guard let text = key.text else {
      throw YAMLError("a list or a map cannot be a key", at: key.place)
    }
    if let first = entries.first(where: { $0.key.text == text }) {
      throw YAMLError(
        "duplicate key '\(text)', first in line \(first.key.place.line)", at: key.place)
    }
  }
}

extension YAMLNode.Place {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
