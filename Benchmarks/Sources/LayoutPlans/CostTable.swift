// SPDX-License-Identifier: MIT

public import AutoLayout
import Foundation

/// Formats costs as text.
public enum CostTable {
  public static let header =
    "workload\tviews\taction\tus\tsolver us\tratio\twritten\tentered\tfound\tplaced\tmeasured\tcopied\tsteps\tentries"

  public static func line(
    _ workload: LayoutWorkload, _ views: Int, _ action: Action, _ cost: Cost, solver: Double?
  ) -> String {
    let share = solver.map {
      String(format: "%.1f\t%.1f", $0, cost.time / max($0, 0.01))
    }
    return "\(workload.rawValue)\t\(views)\t\(action.rawValue)\t"
      + String(format: "%.1f", cost.time) + "\t" + (share ?? "-\t-") + "\t"
      + counts(cost.work).map { "\($0)" }.joined(separator: "\t")
  }

  public static func counts(_ work: LayoutWork) -> [Int] {
    [
      work.rowsWritten, work.rowsEntered, work.framesFound, work.framesPlaced,
      work.contentsMeasured, work.itemsCopied, work.steps, work.entriesTouched,
    ]
  }

  /// The exponent with which the time grows between two numbers of views.
  public static func growth(_ times: (Double, Double), _ views: (Int, Int)) -> Double {
    log(times.1 / times.0) / log(Double(views.1) / Double(views.0))
  }
}

/// Compares the work of all actions with the thresholds in a file.
public struct WorkCheck {
  private var allowed: [String: [Int]] = [:]

  /// - Parameter path: lines of workload, action and up to eight counts, separated by tabs. Missing
  ///   counts at the end are not checked.
  public init(path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count >= 8, !line.hasPrefix("#") else { continue }
      allowed[fields[0] + " " + fields[1]] = fields[2...].map { Int($0) ?? 0 }
    }
  }

  public static func line(_ workload: LayoutWorkload, _ action: Action, _ work: LayoutWork)
    -> String
  {
    "\(workload.rawValue)\t\(action.rawValue)\t"
      + CostTable.counts(work).map { "\($0)" }.joined(separator: "\t")
  }

  /// The counts that exceed their threshold by more than a twentieth and by more than five.
  public func complaints(
    _ workload: LayoutWorkload, _ action: Action, _ work: LayoutWork
  ) -> [String] {
    guard let allowed = allowed[workload.rawValue + " " + action.rawValue] else {
      return ["\(workload.rawValue) \(action.rawValue): no threshold"]
    }
    let names = [
      "written", "entered", "found", "placed", "measured", "copied", "steps", "entries",
    ]
    return zip(zip(names, CostTable.counts(work)), allowed).compactMap { entry, allowed in
      let (name, found) = entry
      guard found > max(allowed + allowed / 20, allowed + 5) else { return nil }
      return "\(workload.rawValue) \(action.rawValue): \(name) \(found), threshold \(allowed)"
    }
  }
}
