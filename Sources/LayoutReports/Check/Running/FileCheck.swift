// SPDX-License-Identifier: MIT

import Diagnostics
package import InterfaceBuilder
import LayoutCore

/// Checks one file in any number of conditions.
package struct FileCheck: Sendable {
  package let file: String
  private let bytes: [UInt8]
  private let document: IBDocument
  private let index: ElementIndex
  private let resources: CheckResources

  /// - Parameter complete: adds what the host knows of catalogs to the document's own resources.
  /// - Throws: for bytes that are no document.
  package init(
    _ bytes: [UInt8], file: String, resources: CheckResources,
    complete: (inout IBResources) -> Void = { _ in }
  ) throws(IBFileError) {
    var document = try IBFile.load(bytes, file: file)
    complete(&document.resources)
    self.bytes = bytes
    self.file = file
    self.document = document
    self.resources = resources
    index = ElementIndex(document)
  }

  /// The languages in which the file's texts are there, in alphabetical order.
  package var locales: [String] { resources.strings.keys.sorted() }

  /// The findings of every condition, each list in the order of the file.
  ///
  /// A condition in a language that the file is not in has the file's own texts.
  package func outcomes(_ conditions: [CheckCondition]) -> [CheckOutcome] {
    let fixed = fileFindings()
    let found = layoutFindings(conditions)
    // Only what was found needs places.
    let isClean = fixed.isEmpty && found.allSatisfy(\.isEmpty)
    let source = isClean ? nil : SourceIndex(bytes, file: file)
    return zip(conditions, found).map { condition, findings in
      let all = (fixed + findings).filter { !isSilenced($0) }
        .map { source?.completed($0) ?? $0 }
      return CheckOutcome(file: file, condition: condition, findings: all)
    }
  }

  // MARK: Whatever the condition

  private func fileFindings() -> [Finding] {
    let rules = ConstraintRules(document, index)
    return rules.findings() + FontRule(index: index).findings()
      + StaleFrameRule(index: index, constraints: rules.constraints).findings()
      + CellRule(index: index, constraints: rules.constraints).findings()
      + ReferenceRules(document: document, index: index, resources: resources).findings()
  }

  // MARK: In conditions

  /// Colours alone differ between light and dark: one layout serves both.
  private func layoutFindings(_ conditions: [CheckCondition]) -> [[Finding]] {
    var results = Array(repeating: [Finding](), count: conditions.count)
    var groups: [CheckCondition: [Int]] = [:]
    var order: [CheckCondition] = []
    for (place, condition) in conditions.enumerated() {
      var plain = condition
      plain.style = nil
      if groups[plain] == nil { order.append(plain) }
      groups[plain, default: []].append(place)
    }
    for condition in order {
      let places = groups[condition] ?? []
      let builder = SceneBuilder(document(in: condition.locale), options: condition.options)
      for scene in builder.document.scenes {
        let layout = SceneCheck(builder, scene, index)
        for place in places {
          results[place] += layout.findings
          results[place] += layout.contrastFindings(conditions[place].style)
        }
      }
    }
    return results
  }

  private func document(in locale: String?) -> IBDocument {
    locale.flatMap { resources.strings[$0] }.map { document.localized($0.texts) } ?? document
  }

  // MARK: Silencing

  /// Whether the object's notes in Interface Builder say `plumb:ignore`, alone or with the rule.
  private func isSilenced(_ finding: Finding) -> Bool {
    guard let id = finding.diagnostic.place.elementID, let notes = index.notes[id] else {
      return false
    }
    return notes.contains { line in
      guard let range = line.firstRange(of: "plumb:ignore") else { return false }
      let rules = line[range.upperBound...].split { $0 == " " || $0 == "," }
      return rules.isEmpty || rules.contains { $0 == finding.diagnostic.rule.rawValue }
    }
  }
}
