// SPDX-License-Identifier: MIT

import AutoLayout

/// Writes an explanation for reading in a terminal.
public struct ExplanationText: Sendable {
  /// Whether the text is coloured.
  public var usesColors: Bool

  /// The sources in which to search for the constraints, or nil.
  public var sources: ConstraintSources?

  public init(usesColors: Bool = false, sources: ConstraintSources? = nil) {
    self.usesColors = usesColors
    self.sources = sources
  }

  /// A part of an explanation: a title and lines below it. Code is indented by four spaces.
  public struct Section: Hashable, Sendable {
    /// The title; empty if the section belongs to the one before.
    public var title: String
    public var lines: [String]
    /// Whether each line is an entry of a list.
    public var isList = false
  }

  /// The explanation, each line ended by a newline.
  ///
  /// `source` is the name of the text that contains the message.
  public func text(_ explanation: ConflictExplanation, source: String) -> String {
    var lines = ["\(bold("\(source):\(explanation.log.line)")): \(red(explanation.sentence))", ""]
    for section in sections(explanation) {
      if !section.title.isEmpty { lines.append(bold("  \(section.title)")) }
      lines += section.lines.map { "    \($0)" } + [""]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The parts of the explanation after its sentence. No part is empty.
  public func sections(_ explanation: ConflictExplanation) -> [Section] {
    let core = Set(explanation.core)
    let all = Array(explanation.log.entries.indices)
    var sections = [Section(title: "Views", lines: views(explanation), isList: true)]
    func add(_ title: String, _ lines: [String], isList: Bool = false) {
      sections.append(Section(title: title, lines: lines, isList: isList))
    }
    if core.isEmpty {
      add("Constraints", all.map { entry($0, explanation) }, isList: true)
    } else {
      add(
        "These contradict each other", explanation.core.map { entry($0, explanation) },
        isList: true)
      add(
        "Listed as well, but not needed for the conflict",
        all.filter { !core.contains($0) }.map { entry($0, explanation) }, isList: true)
    }
    add("What \(explanation.log.framework) does", recovery(explanation))
    add("Possible source lines", places(explanation), isList: true)
    add("Why", wrapped(explanation.causeText) + ["[\(explanation.cause.id)]"])
    for (index, fix) in explanation.fixes.enumerated() {
      add(index == 0 ? "Change this" : index == 1 ? "Or" : "", body(of: fix, explanation))
    }
    return sections.filter { !$0.lines.isEmpty }
  }

  // MARK: Parts

  /// Each view with its class and superview.
  private func views(_ explanation: ConflictExplanation) -> [String] {
    let tree = explanation.tree
    return tree.items.indices.filter { !tree.items[$0].isGuide }.map { index in
      let name = explanation.names[index]
      var details: [String] = []
      if let className = tree.items[index].readableClassName, !name.hasPrefix(className) {
        details.append(className)
      }
      if let parent = tree.parents[index] { details.append("in \(explanation.names[parent])") }
      return details.isEmpty ? name : "\(name): \(details.joined(separator: ", "))"
    }
  }

  private func entry(_ index: Int, _ explanation: ConflictExplanation) -> String {
    let entry = explanation.log.entries[index]
    let mark = index == explanation.broken ? "✗" : "•"
    guard let line = entry.constraint else { return "? not understood: \(entry.text.excerpt)" }
    var text = "\(mark) \(ConstraintWords(explanation.names).statement(line))"
    if let identifier = line.identifier { text += "   \(dim("'\(identifier)'"))" }
    if line.isAutoresizing { text += "   \(dim("autoresizing mask"))" }
    if let origin = line.origin { text += "   \(dim(origin))" }
    return text
  }

  private func recovery(_ explanation: ConflictExplanation) -> [String] {
    guard let broken = explanation.broken, let line = explanation.log.entries[broken].constraint
    else { return [] }
    let words = ConstraintWords(explanation.names)
    let isStated = explanation.log.brokenEntry != nil
    var lines = [
      (isStated ? "It breaks " : "It would break ") + "\(words.noun(line))."
    ]
    if let value = explanation.resultingConstant, line.relation == .equal {
      lines.append("Its value is then \(value.printed) instead of \(line.constant.printed).")
    }
    let known = explanation.frames.filter { $0.isWidthKnown || $0.isHeightKnown }
    let touched = Set(line.items.compactMap { explanation.tree.index(of: $0) })
    for frame in known where touched.contains(frame.item) {
      lines.append("\(explanation.names[frame.item]) is then \(size(frame)).")
    }
    if explanation.isConflictLeft {
      lines.append("The others still contradict each other: expect another message after this one.")
    }
    return lines
  }

  /// The lines of sources that may have created the constraints.
  private func places(_ explanation: ConflictExplanation) -> [String] {
    guard let sources else { return [] }
    let entries =
      explanation.core.isEmpty ? Array(explanation.log.entries.indices) : explanation.core
    var lines: [String] = []
    for entry in entries {
      guard let line = explanation.log.entries[entry].constraint else { continue }
      let places = sources.places(of: line)
      guard !places.isEmpty else { continue }
      lines.append(ConstraintWords(explanation.names).statement(line))
      lines += places.map {
        "  \($0.file):\($0.line): \($0.text.prefix(100))   \(dim("by \($0.reason)"))"
      }
    }
    return lines
  }

  private func size(_ frame: LoggedFrame) -> String {
    var parts: [String] = []
    if frame.isWidthKnown { parts.append("\(frame.frame.width.printed) wide") }
    if frame.isHeightKnown { parts.append("\(frame.frame.height.printed) high") }
    return parts.joined(separator: " and ")
  }

  private func body(of fix: ConflictFix, _ explanation: ConflictExplanation) -> [String] {
    var lines = wrapped(fix.text)
    if !fix.code.isEmpty {
      lines += fix.code.split(separator: "\n").map { "    \(green(String($0)))" }
    }
    let changed = fix.entry.flatMap { explanation.log.entries[$0].constraint }
    let touched = Set(
      changed?.items.compactMap { explanation.tree.index(of: $0) } ?? [])
    for frame in fix.frames
    where touched.contains(frame.item) && (frame.isWidthKnown || frame.isHeightKnown)
      && fix.endsConflict
    {
      lines.append("→ \(explanation.names[frame.item]) is \(size(frame)).")
    }
    if !fix.endsConflict, !explanation.isHarmless {
      lines.append("→ not enough alone: the other constraints still contradict each other.")
    }
    return lines
  }

  // MARK: Wrapping and colours

  private func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count >= 88 {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private func bold(_ text: String) -> String { color(text, "1") }
  private func dim(_ text: String) -> String { color(text, "2") }
  private func red(_ text: String) -> String { color(text, "31") }
  private func green(_ text: String) -> String { color(text, "32") }

  private func color(_ text: String, _ code: String) -> String {
    usesColors ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
