// SPDX-License-Identifier: MIT

import AutoLayout
public import Diagnostics

/// Reports about widths and heights as JSON. Every scene has its cells with the frames at their
/// corners, the proved rules, the refuted rules and the undecided areas. An area is a list of
/// corners, each with width and height.
public enum PlaneJSON {
  /// - Parameter reports: the reports, each with its text size if there are several text sizes.
  public static func value(
    of reports: [(report: PlaneReport, textSize: String?)]
  ) -> JSONValue {
    .array(
      reports.map { report, textSize in
        .object([
          "file": .string(report.file),
          "scene": .string(report.scene),
          "textSize": textSize.map(JSONValue.string),
          "widths": range(report.layout.widths),
          "heights": range(report.layout.heights),
          "layouts": .int(report.layout.layouts),
          "undecided": .array(report.layout.undecided.map(area)),
          "cells": .array(report.layout.cells.map { cell($0, report) }),
          "proved": .array(report.proved.map { .string($0.rawValue) }),
          "refuted": .array(report.refutations.map(refutation)),
        ])
      })
  }

  private static func cell(_ cell: PlaneCell, _ report: PlaneReport) -> JSONValue {
    let frames = cell.area.corners.map { cell.frames(at: $0.size) }
    return .object([
      "area": area(cell.area),
      "views": .array(
        report.views.map { index, view in
          .object([
            "id": .string(view.id),
            "class": .string(view.className),
            "name": .string(view.name),
            // One frame for each corner.
            "frames": .array(
              frames.compactMap { $0.indices.contains(index) ? rect($0[index]) : nil }),
          ])
        }),
    ])
  }

  private static func refutation(_ refutation: PlaneReport.Refutation) -> JSONValue {
    .object([
      "rule": .string(refutation.rule.rawValue),
      "message": .string(refutation.rule.statement),
      "views": .array(refutation.views.map { .string($0.id) }),
      "line": .int(refutation.views.first?.line ?? 0),
      "first": .array([.number(refutation.first.width), .number(refutation.first.height)]),
      "areas": .array(refutation.areas.map(area)),
      "constraints": .array(refutation.constraints.map(JSONValue.string)),
      "frames": .array(refutation.frames.map(rect)),
    ])
  }

  private static func area(_ area: ConvexPolygon) -> JSONValue {
    .array(area.corners.map { .array([.number($0.x), .number($0.y)]) })
  }

  private static func range(_ range: ClosedRange<Double>) -> JSONValue {
    .array([.number(range.lowerBound), .number(range.upperBound)])
  }

  private static func rect(_ rect: Rect) -> JSONValue {
    .array([rect.x, rect.y, rect.width, rect.height].map(JSONValue.number))
  }
}
