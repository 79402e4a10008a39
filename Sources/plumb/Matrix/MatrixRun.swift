// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutRendering
import LayoutReports

/// Lays out files under all conditions, on all processors. Each file is read once, and each layout
/// is a task.
struct MatrixRun: Sendable {
  /// A file, its conditions, and the ids of the scenes to lay out; nil for all scenes.
  struct Job: Sendable {
    var check: FileCheck
    var conditions: [CheckCondition]
    var scenes: Set<String>?
  }

  struct Result: Sendable {
    var file: MatrixFile
    /// The pictures of each scene of the file; empty if no pictures are drawn.
    var pictures: [[MatrixPicture]]
  }

  var drawsPictures: Bool

  /// The results in the order of the jobs. Progress is printed on standard error.
  func results(of jobs: [Job]) async -> [Result] {
    let units = jobs.enumerated().flatMap { index, job in
      job.conditions.sharingLayouts.map { Unit(job: index, places: $0.places) }
    }
    var progress = Progress(total: units.count, noun: "layouts")
    var gathered = jobs.map { FileAccumulator($0) }
    await units.mapConcurrently {
      laidOut($0, of: jobs[$0.job])
    } handing: { part in
      gathered[part.job].add(part)
      progress.advance {}
    }
    return gathered.map(\.result)
  }

  /// The conditions of a file that share a layout.
  private struct Unit: Sendable {
    var job: Int
    var places: [Int]
  }

  fileprivate struct Part: Sendable {
    var job: Int
    var places: [Int]
    var findings: [[Finding]]
    var scenes: [(scene: IBScene, layout: MatrixLayout, lists: [DisplayList])] = []
  }

  private func laidOut(_ unit: Unit, of job: Job) -> Part {
    let conditions = unit.places.map { job.conditions[$0] }
    let names = job.check.names
    var part = Part(job: unit.job, places: unit.places, findings: [])
    part.findings = job.check.layoutFindings(conditions, scenes: job.scenes) { checked, indices in
      var lists: [DisplayList] = []
      for index in drawsPictures ? indices : [] {
        var shown = checked.shown
        if let style = conditions[index].style { shown.setStyle(style) }
        lists.append(shown.displayList(RenderingOptions(title: checked.scene.title)))
      }
      part.scenes.append(
        (checked.scene, MatrixLayout(checked, file: job.check.file, names: names), lists))
    }
    return part
  }
}

/// The result for a file, collected from its parts.
private struct FileAccumulator {
  private let job: MatrixRun.Job
  private var scenes: [MatrixScene]
  private var pictures: [MatrixPictures]
  private var findings: [[Finding]]

  init(_ job: MatrixRun.Job) {
    self.job = job
    let wanted = job.check.scenes.filter { job.scenes?.contains($0.id) ?? true }
    scenes = wanted.map {
      MatrixScene(id: $0.id, title: $0.title, conditionCount: job.conditions.count)
    }
    pictures = wanted.map { _ in MatrixPictures() }
    findings = job.conditions.map { _ in [] }
  }

  mutating func add(_ part: MatrixRun.Part) {
    for (place, found) in zip(part.places, part.findings) { findings[place] = found }
    // Ids may be repeated in a damaged file, so scenes are identified by their order in the file.
    for (index, (_, layout, lists)) in part.scenes.enumerated() where index < scenes.count {
      scenes[index].add(layout, at: part.places)
      for (place, list) in zip(part.places, lists) { pictures[index].add(list, at: place) }
    }
  }

  var result: MatrixRun.Result {
    MatrixRun.Result(
      file: MatrixFile(
        file: job.check.file, conditions: job.conditions, scenes: scenes,
        findings: job.check.outcomes(job.conditions, findings).merged),
      pictures: pictures.map(\.pictures))
  }
}
