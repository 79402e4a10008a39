// SPDX-License-Identifier: MIT

import AppResources
import EssentialFoundation
import InterfaceBuilder
import LayoutReports

/// A file to check and the conditions to check it under.
struct CheckJob: Sendable {
  var path: String
  var conditions: [CheckCondition]

  /// Checks the file. A file that cannot be read gives a finding too.
  func run(
    _ project: ProjectResources,
    localize: @Sendable ([CheckCondition], [String]) -> [CheckCondition]
  ) -> [CheckOutcome] {
    do throws(IBFileError) {
      let check = try project.fileCheck(of: path)
      return check.outcomes(localize(conditions, check.locales))
    } catch {
      return conditions.map {
        CheckOutcome(file: path, condition: $0, unreadable: error)
      }
    }
  }
}

extension ProjectResources {
  /// Loads the file at `path` for checking, with the resources of its project.
  func fileCheck(of path: String) throws(IBFileError) -> FileCheck {
    let file = path == "-" ? InputFile.standardInput : InputFile(path: path, relativePath: path)
    let isFile = file != .standardInput
    return try FileCheck(
      try file.bytes(), file: file.name, resources: isFile ? resources(of: path) : CheckResources()
    ) { known in
      guard isFile else { return }
      let app = app(of: path)
      known.catalogColors = app.colors
      known.fontFiles = app.fonts
      known.catalogImages = app.images(named: known.images.keys)
    }
  }
}
