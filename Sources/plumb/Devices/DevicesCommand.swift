// SPDX-License-Identifier: MIT

import ArgumentParser
import AutoLayout
import EssentialFoundation
import UIKitComponents

/// `plumb devices`: the devices whose names other commands take.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that --device takes, with their screens.",
    discussion: """
      For every device: the name Interface Builder gives it, the size of its screen in points and its \
      scale, the safe area in portrait (top, bottom), and the models with this screen.

      EXAMPLES
        plumb devices
        plumb devices --format json
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Option(help: "How to print the list.")
  var format: Format = .text

  func run() throws {
    switch format {
    case .text: Self.table().forEach(StandardOutput.write)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      StandardOutput.write(bytes: try encoder.encode(Device.all.map(Entry.init)) + [0x0A])
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
