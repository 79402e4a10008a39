// SPDX-License-Identifier: MIT

import Diagnostics
package import InterfaceBuilder

/// Checks one file in any number of conditions.
package struct FileCheck: Sendable {
  package let file: String
  private let bytes: [UInt8]
  private let document: IBDocument
  private let index: ElementIndex
  private let resources: CheckResources
  /// Ids that several objects have. Findings in layouts would be wrong for these objects.
  private let duplicates: Set<String>
  /// The findings that do not depend on the condition.
  private let fixed: [Finding]

  /// - Parameter complete: adds the host's catalogs to the document's own resources.
  /// - Throws: an error if the bytes are not an Interface Builder document.
  package init(
    _ bytes: [UInt8], file: String, resources: CheckResources,
    complete: (inout IBResources) -> Void = { _ in }
  ) throws(IBFileError) {
    var document = try IBFile.load(bytes, file: file)
    complete(&document.resources)
    self.init(document, bytes, resources: resources)
  }

  /// - Parameter bytes: the source of the document, for the places of findings.
  package init(_ document: IBDocument, _ bytes: [UInt8], resources: CheckResources) {
    self.bytes = bytes
    self.document = document
    self.resources = resources
    file = document.file
    index = ElementIndex(document)
    duplicates = DuplicateIDRule(document, index).ids
    fixed = Self.fileFindings(document, index, resources)
  }

  /// The languages for which the project has the file's texts, in alphabetical order.
  package var locales: [String] { resources.strings.keys.sorted() }

  /// The findings of every condition, each list in file order.
  ///
  /// A condition in a language without a translation uses the file's own texts.
  package func outcomes(_ conditions: [CheckCondition]) -> [CheckOutcome] {
    outcomes(conditions, layoutFindings(conditions))
  }

  /// The outcomes of `conditions`, from the findings in their layouts.
  package func outcomes(
    _ conditions: [CheckCondition], _ found: [[Finding]]
  ) -> [CheckOutcome] {
    // Places are computed only if there is a finding.
    let isClean = fixed.isEmpty && found.allSatisfy { $0.isEmpty }
    let source = isClean ? nil : SourceIndex(bytes, file: file)
    return zip(conditions, found).map { condition, findings in
      CheckOutcome(file: file, condition: condition, findings: completed(findings, source))
    }
  }

  /// The file's findings and those in a layout, with their places, without silenced ones.
  private func completed(_ found: [Finding], _ source: SourceIndex?) -> [Finding] {
    (fixed + found.filter { !isOfDuplicate($0) }).filter { !isSilenced($0) }
      .map { source?.completed($0) ?? $0 }
  }

  // MARK: Findings for every condition

  private static func fileFindings(
    _ document: IBDocument, _ index: ElementIndex, _ resources: CheckResources
  ) -> [Finding] {
    let rules = ConstraintRules(document, index)
    return rules.findings() + FontRule(index: index).findings(in: document)
      + StaleFrameRule(index: index, constraints: rules.constraints).findings(in: document)
      + CellRule(index: index, constraints: rules.constraints).findings()
      + DanglingRule(document: document, index: index).findings()
      + DuplicateIDRule(document, index).findings()
      + LaunchScreenRule(document: document, index: index).findings()
      + DeviceRule.findings(document)
      + ReferenceRules(document: document, index: index, resources: resources).findings()
  }

  // MARK: Findings in layouts

  /// The findings in the layouts of every condition, without places.
  ///
  /// Light and dark share a layout, because they differ only in colours.
  ///
  /// - Parameters:
  ///   - scenes: the ids of the scenes to lay out, or nil for all.
  ///   - visit: called with every layout and the indices of its conditions in `conditions`.
  package func layoutFindings(
    _ conditions: [CheckCondition], scenes: Set<String>? = nil,
    visit: (CheckedScene, _ conditions: [Int]) -> Void = { _, _ in }
  ) -> [[Finding]] {
    var results = Array(repeating: [Finding](), count: conditions.count)
    for (condition, indices) in conditions.sharingLayouts {
      let builder = SceneBuilder(document(in: condition), options: condition.options)
      for scene in builder.document.scenes where scenes?.contains(scene.id) ?? true {
        let layout = SceneCheck(builder, scene, index)
        for number in indices {
          results[number] += layout.findings
          results[number] += layout.contrastFindings(conditions[number].style)
        }
        visit(layout.scene, indices)
      }
    }
    return results
  }

  /// The findings on one canvas, with their places.
  ///
  /// - Parameter scenes: the ids of the scenes to lay out, or nil for all.
  func findings(on options: SceneOptions, scenes: Set<String>?) -> [Finding] {
    let builder = SceneBuilder(document, options: options)
    let found = document.scenes.filter { scenes?.contains($0.id) ?? true }.flatMap { scene in
      let layout = SceneCheck(builder, scene, index)
      return layout.findings + layout.contrastFindings(nil)
    }
    let isClean = fixed.isEmpty && found.isEmpty
    return completed(found, isClean ? nil : SourceIndex(bytes, file: file))
  }

  /// The scenes of the file, without a condition's changes.
  package var scenes: [IBScene] { document.scenes }

  /// The id of the scene that has this id, or whose controller or root view has it.
  package func scene(_ id: String) -> String? { document.scene(id)?.id }

  /// The names of the file's objects in reports.
  package var names: ViewNames { ViewNames(document) }

  /// The changes in the file since `old`, without a comparison of frames.
  package func difference(from old: IBDocument) -> FileDifference {
    FileDifference(file, from: old, to: document, on: [])
  }

  private func document(in condition: CheckCondition) -> IBDocument {
    var result = document
    if let texts = condition.locale.flatMap({ resources.strings[$0] }) {
      result = result.localized(texts.texts)
    }
    return condition.pseudoLanguage.map { result.mappingTexts($0.transform) } ?? result
  }

  /// Whether an object with the id of another one is part of the finding.
  private func isOfDuplicate(_ finding: Finding) -> Bool {
    guard !duplicates.isEmpty else { return false }
    let places = [finding.diagnostic.place] + finding.diagnostic.related.map { $0.place }
    return places.contains { $0.elementID.map(duplicates.contains) ?? false }
  }

  // MARK: Silencing

  /// Whether the object's notes in Interface Builder contain `plumb:ignore`, alone or with the
  /// rule.
  private func isSilenced(_ finding: Finding) -> Bool {
    guard let id = finding.diagnostic.place.elementID, let notes = index.notes[id] else {
      return false
    }
    return notes.contains { line in
      guard let rest = line.text(after: "plumb:ignore") else { return false }
      let rules = rest.split { $0 == " " || $0 == "," }
      return rules.isEmpty || rules.contains { $0 == finding.diagnostic.rule.rawValue }
    }
  }
}
