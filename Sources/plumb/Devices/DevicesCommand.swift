// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout
import EssentialFoundation
import LayoutReports
import UIKitComponents

/// `plumb devices`: lists the devices that other commands accept.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that --device accepts, with their screens.",
    discussion: """
      Prints for each device its name in Interface Builder, the size of its screen in points and its \
      scale, the safe area in portrait (top, bottom), and the models with this screen.

      EXAMPLES
        plumb devices
        plumb devices --format json
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "The output format.")
  var format: Format = .text

  func run() throws {
    switch format {
    case .text: Self.table().forEach(StandardOutput.write)
    case .json:
      StandardOutput.write(
        bytes: try JSONEncoder.document.encode(Device.all.map(Entry.init)) + [0x0A])
    }
  }

  private static func table() -> [String] {
    let rows = Device.all.map { device in
      let screen = device.portrait
      return [
        device.identifier, "\(number(screen.size.width)) × \(number(screen.size.height))",
        "@\(number(device.scale))x",
        "\(number(screen.safeArea.top)), \(number(screen.safeArea.bottom))",
        device.models.joined(separator: ", "),
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return padded.joined(separator: "  ") + "  " + row[4]
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? value.printed(as: "%.0f") : "\(value)"
  }

  private struct Entry: Encodable {
    var id: String
    var models: [String]
    var width: Double
    var height: Double
    var scale: Double
    /// Top, left, bottom, right.
    var safeArea: [Double]
    var landscapeSafeArea: [Double]

    init(_ device: Device) {
      id = device.identifier
      models = device.models
      (width, height) = (device.portrait.size.width, device.portrait.size.height)
      scale = device.scale
      safeArea = Self.numbers(device.portrait.safeArea)
      landscapeSafeArea = Self.numbers(device.landscape.safeArea)
    }

    private static func numbers(_ insets: EdgeInsets) -> [Double] {
      [insets.top, insets.left, insets.bottom, insets.right]
    }
  }
}
