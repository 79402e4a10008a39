// SPDX-License-Identifier: MIT

import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none = 0
  case femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera

  var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }

  var symbol: String {
    ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
  }
}

/// A unit: its symbol and its factor to the base unit of its dimensions.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  let factor: Double
  /// The exponents of the base units, by symbol.
  let dimensions: [String: Int]
  /// The offset in the base unit, for temperature scales.
  let offset: Double

  private init(
    _ symbol: String, _ factor: Double, _ dimensions: [String: Int], offset: Double = 0
  ) {
    unitString = symbol
    self.factor = factor
    self.dimensions = dimensions
    self.offset = offset
  }

  private static func prefixed(
    _ prefix: HKMetricPrefix, _ symbol: String, _ factor: Double, _ dimension: String
  ) -> HKUnit { HKUnit(prefix.symbol + symbol, prefix.factor * factor, [dimension: 1]) }

  open class func count() -> HKUnit { HKUnit("count", 1, [:]) }
  open class func percent() -> HKUnit { HKUnit("%", 1, [:]) }
  open class func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "g", 1, "g") }
  open class func ounce() -> HKUnit { HKUnit("oz", 28.349_523_125, ["g": 1]) }
  open class func pound() -> HKUnit { HKUnit("lb", 453.592_37, ["g": 1]) }
  open class func stone() -> HKUnit { HKUnit("st", 6350.293_18, ["g": 1]) }
  open class func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "m", 1, "m") }
  open class func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
  open class func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
  open class func yard() -> HKUnit { HKUnit("yd", 0.9144, ["m": 1]) }
  open class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
  open class func liter() -> HKUnit { HKUnit("L", 1, ["L": 1]) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { prefixed(prefix, "L", 1, "L") }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.029_573_53, ["L": 1]) }
  open class func cupUS() -> HKUnit { HKUnit("cup_us", 0.236_588_2, ["L": 1]) }
  open class func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
    prefixed(prefix, "s", 1, "s")
  }
  open class func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
  open class func hour() -> HKUnit { HKUnit("hr", 3600, ["s": 1]) }
  open class func day() -> HKUnit { HKUnit("d", 86_400, ["s": 1]) }
  open class func joule() -> HKUnit { HKUnit("J", 1, ["J": 1]) }
  open class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, ["J": 1]) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, ["J": 1]) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, ["J": 1]) }
  open class func watt() -> HKUnit { HKUnit("W", 1, ["J": 1, "s": -1]) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, ["K": 1], offset: 273.15) }
  open class func degreeFahrenheit() -> HKUnit {
    HKUnit("degF", 5.0 / 9, ["K": 1], offset: 459.67 * 5 / 9)
  }
  open class func kelvin() -> HKUnit { HKUnit("K", 1, ["K": 1]) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322_39, ["Pa": 1]) }
  open class func pascal() -> HKUnit { HKUnit("Pa", 1, ["Pa": 1]) }
  open class func hertz() -> HKUnit { HKUnit("Hz", 1, ["s": -1]) }
  open class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1, ["dB": 1]) }

  /// Parses a symbol, a product or a quotient of symbols, such as `count/min` or `mg/dL`.
  /// `ml/kg*min` without parentheses is read from left to right.
  public convenience init(from string: String) {
    let factors = string.split(separator: "/", maxSplits: 1).map { side in
      side.filter { $0 != "(" && $0 != ")" }.split { "*·".contains($0) }
        .map { Self.named(String($0)) }.reduce(HKUnit("", 1, [:])) { $0.unitMultiplied(by: $1) }
    }
    let unit = factors.count > 1 ? factors[0].unitDivided(by: factors[1]) : factors.first
    self.init(string, unit?.factor ?? 1, unit?.dimensions ?? [:], offset: unit?.offset ?? 0)
  }

  private static func named(_ symbol: String) -> HKUnit {
    let known = [
      count(), percent(), gram(), ounce(), pound(), stone(), meter(), inch(), foot(), yard(),
      mile(), liter(), second(), minute(), hour(), day(), joule(), smallCalorie(), largeCalorie(),
      kilocalorie(), watt(), degreeCelsius(), degreeFahrenheit(), kelvin(), millimeterOfMercury(),
      pascal(), hertz(),
    ]
    if let unit = known.first(where: { $0.unitString == symbol }) { return unit }
    for prefix in (1...13).compactMap(HKMetricPrefix.init) where symbol.hasPrefix(prefix.symbol) {
      let rest = symbol.dropFirst(prefix.symbol.count)
      if let unit = known.first(where: { $0.unitString.lowercased() == rest.lowercased() }) {
        return HKUnit(symbol, prefix.factor * unit.factor, unit.dimensions)
      }
    }
    return HKUnit(symbol, 1, [symbol: 1])
  }

  private func combined(_ other: HKUnit, _ sign: Int, _ mark: String) -> HKUnit {
    var all = dimensions
    for (name, exponent) in other.dimensions {
      all[name, default: 0] += sign * exponent
      if all[name] == 0 { all[name] = nil }
    }
    let symbol = unitString.isEmpty ? other.unitString : unitString + mark + other.unitString
    return HKUnit(symbol, factor * (sign > 0 ? other.factor : 1 / other.factor), all)
  }

  open func unitMultiplied(by unit: HKUnit) -> HKUnit { combined(unit, 1, "·") }
  open func unitDivided(by unit: HKUnit) -> HKUnit { combined(unit, -1, "/") }
  open func reciprocal() -> HKUnit { HKUnit("", 1, [:]).combined(self, -1, "/") }
  open func unitRaised(toPower power: Int) -> HKUnit {
    power == 0
      ? HKUnit("", 1, [:])
      : (1..<max(abs(power), 1)).reduce(power > 0 ? self : reciprocal()) { unit, _ in
        unit.unitMultiplied(by: power > 0 ? self : reciprocal())
      }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return factor == other.factor && dimensions == other.dimensions && offset == other.offset
  }
  open override var hash: Int { dimensions.hashValue }
  open override var description: String { unitString }
}

/// A value with a unit, which can be converted to other units of the same dimensions.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimensions == self.unit.dimensions }

  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit),
      "Attempt to convert incompatible units: \(self.unit), \(unit)")
    return (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  open override var description: String { "\(value) \(unit)" }
}
