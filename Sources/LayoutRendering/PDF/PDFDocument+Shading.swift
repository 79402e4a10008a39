// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension PDFDocument {
  /// The object of a gradient; of anything else nothing.
  mutating func addShading(_ paint: Paint) -> Int {
    switch paint {
    case .color(let color):
      let stop = LinearGradient.Stop(0, color)
      return addShading("2", [0, 0, 1, 0], [stop])
    case .gradient(let gradient):
      let (start, end) = (gradient.start, gradient.end)
      return addShading("2", [start.x, start.y, end.x, end.y], gradient.stops)
    case .pattern: return addShading("2", [0, 0, 1, 0], [])
    case .radial(let gradient):
      let center = gradient.center
      return addShading(
        "3", [center.x, center.y, 0, center.x, center.y, gradient.radius], gradient.stops)
    }
  }

  private mutating func addShading(
    _ kind: String, _ coordinates: [Double], _ stops: [LinearGradient.Stop]
  ) -> Int {
    var body = PictureBuffer()
    body.writeRaw("<< /ShadingType \(kind) /ColorSpace /DeviceRGB /Extend [true true] /Coords [")
    for coordinate in coordinates {
      body.write(coordinate)
      body.write(" ")
    }
    body.write("] /Function ")
    body.writeFunction(of: stops)
    body.write(" >>")
    return add(body.bytes)
  }
}

extension Paint {
  /// The opacity as a whole: a gradient's stops on average.
  var opacity: Double {
    func mean(_ stops: [LinearGradient.Stop]) -> Double {
      stops.isEmpty ? 1 : stops.reduce(0) { $0 + $1.color.alpha } / Double(stops.count)
    }
    return switch self {
    case .color(let color): color.alpha
    case .gradient(let gradient): mean(gradient.stops)
    case .radial(let gradient): mean(gradient.stops)
    case .pattern(let pattern): pattern.opacity
    }
  }
}

extension PictureBuffer {
  /// The colours from 0 to 1: one interpolation between each two stops, sewn together.
  fileprivate mutating func writeFunction(of stops: [LinearGradient.Stop]) {
    guard let first = stops.first, let last = stops.last else { return }
    var all = stops
    if first.offset > 0 { all.insert(LinearGradient.Stop(0, first.color), at: 0) }
    if last.offset < 1 { all.append(LinearGradient.Stop(1, last.color)) }
    if all.count == 1 { all.append(LinearGradient.Stop(1, last.color)) }
    write("<< /FunctionType 3 /Domain [0 1] /Functions [")
    for (from, to) in zip(all, all.dropFirst()) {
      write("<< /FunctionType 2 /N 1 /Domain [0 1] /C0 ")
      write(components: from.color)
      write(" /C1 ")
      write(components: to.color)
      write(" >> ")
    }
    write("] /Bounds [")
    for stop in all.dropFirst().dropLast() {
      write(stop.offset)
      write(" ")
    }
    write("] /Encode [")
    for _ in all.dropFirst() { write("0 1 ") }
    write("] >>")
  }

  private mutating func write(components color: Color) {
    write("[")
    write(color.red)
    write(" ")
    write(color.green)
    write(" ")
    write(color.blue)
    write("]")
  }
}
