// SPDX-License-Identifier: MIT

import AutoLayout

/// The rules for margins and safe areas that follow from 6,014 frames saved by Xcode. They are
/// written independently of the code under test.
struct RecordedRules {
  var tools: Int
  var screenWidth: Double
  var scale: Double

  /// The side margins of a root view.
  func rootSide(width: Double) -> Double { width >= 400 && tools >= 8_000 ? 20 : 16 }

  /// The margins of a table cell, from its recorded frame.
  func cell(_ frame: Rect, table: GeneratedView?) -> EdgeInsets {
    let width = frame.width + 2 * frame.x
    let narrower = table?.key == "view" ? screenWidth : min(width, screenWidth)
    let side: Double
    if tools < 13_000 {
      side = 8
    } else if tools < 14_800 {
      side = table != nil && table?.key != "view" ? 15 : width < 414 ? 16 : 20
    } else if tools < 17_000 {
      side = screenWidth < 414 ? 15 : 20
    } else if tools < 20_000 {
      side = narrower < 414 ? 16 : 20
    } else {
      side = narrower < (tools < 23_727 || tools == 32_700 ? 390 : 393) ? 16 : 20
    }
    let vertical: Double = tools < 13_000 ? 8 : tools < 24_000 || tools == 32_700 ? 11 : 15
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The margins of a table cell's content view.
  func cellContent(_ frame: Rect, hasAccessory: Bool, table: GeneratedView?) -> EdgeInsets {
    var margins = cell(frame, table: table)
    if hasAccessory { margins.right = 8 }
    if (13_000..<14_800).contains(tools) { margins.bottom -= 1 / scale }
    return margins
  }

  /// The top inset of a portrait phone's screen without bars; `nil` if it was not recorded.
  func statusBar(_ device: String) -> Double? {
    let doubled = tools >= 23_727 && tools != 32_700
    switch device {
    case "retina3_5", "retina4_0", "retina4_7", "retina5_5":
      return tools < 14_800 || tools >= 21_600 ? 20 : 0
    case "retina6_1": return doubled ? 96 : tools < 21_225 ? 44 : 48
    case "retina6_12": return doubled ? 118 : 59
    default: return nil
    }
  }

  /// The bottom inset of a portrait phone's screen without bars.
  func homeIndicator(_ device: String) -> Double {
    guard ["retina5_9", "retina6_1", "retina6_0", "retina6_12"].contains(device) else { return 0 }
    return tools >= 23_727 && tools != 32_700 ? 68 : 34
  }
}
