// SPDX-License-Identifier: MIT

extension Device {
  /// The device with this name: an identifier of Interface Builder (`retina6_12`) or a model
  /// ("iPhone 15", "iphone15", "iPad Pro 11-inch", "iPhone 8+").
  ///
  /// Case, spaces and punctuation do not count. A model without its generation is the latest one.
  ///
  /// - Parameter toolsVersion: which canvas of Interface Builder to take the safe areas of; nil takes
  ///   those of the hardware.
  /// - Throws: ``UnknownDevice`` with the names that come nearest.
  public static func named(
    _ name: String, byTools toolsVersion: Int? = nil
  ) throws(UnknownDevice) -> Device {
    let lowercased = name.lowercased()
    if let device = all.first(where: { $0.identifier.lowercased() == lowercased }) {
      return device.asDrawn(byTools: toolsVersion)
    }
    let key = DeviceName(name)
    guard let device = all.first(where: { $0.models.contains { DeviceName($0) == key } }) else {
      throw UnknownDevice(name: name, suggestions: suggestions(for: key))
    }
    return device.asDrawn(byTools: toolsVersion)
  }

  /// Up to three names near to one that is unknown, nearest first.
  private static func suggestions(for key: DeviceName) -> [String] {
    guard !key.isEmpty, key.length <= 64 else { return [] }
    let names = all.flatMap { [$0.identifier] + $0.models }
    let near = names.enumerated().compactMap { order, name -> (Int, Int, String)? in
      let distance = key.distance(to: DeviceName(name))
      return distance <= 4 ? (distance, order, name) : nil
    }
    return near.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(3).map { $0.2 }
  }
}
