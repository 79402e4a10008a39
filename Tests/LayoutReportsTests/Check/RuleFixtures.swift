// SPDX-License-Identifier: MIT

import Diagnostics
import Foundation
import InterfaceBuilder

@testable import LayoutReports

/// One file for every rule, which triggers that rule and no other.
enum RuleFixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent("\(name).storyboard")))
  }

  /// The catalogs and translations of the project, from which the file's names are missing.
  static func resources(_ rule: String) -> CheckResources {
    var resources = CheckResources()
    resources.hasCatalogs = rule.hasPrefix("missing-")
    if rule == "missing-string" {
      resources.strings["de"] = LocalizedTexts(["other.text": "Anderes"])
    }
    return resources
  }

  static func diagnostics(
    _ name: String, _ conditions: [CheckCondition] = [CheckCondition()]
  ) throws -> [Diagnostic] {
    do throws(IBFileError) {
      let check = try FileCheck(
        (try? bytes(name)) ?? [], file: "\(name).storyboard", resources: resources(name))
      return check.outcomes(conditions).merged
    } catch {
      return [error.diagnostic]
    }
  }
}
