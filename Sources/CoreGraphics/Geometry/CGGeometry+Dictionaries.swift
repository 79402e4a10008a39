// SPDX-License-Identifier: MIT

public import Foundation

// The dictionaries that Core Graphics writes into property lists.

extension CGPoint {
  public var dictionaryRepresentation: CFDictionary { dictionary(["X": x, "Y": y]) }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = number("X", dict), let y = number("Y", dict) else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  public var dictionaryRepresentation: CFDictionary {
    dictionary(["Width": width, "Height": height])
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = number("Width", dict), let height = number("Height", dict) else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  public var dictionaryRepresentation: CFDictionary {
    dictionary([
      "X": origin.x, "Y": origin.y, "Width": size.width, "Height": size.height,
    ])
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict),
      let size = CGSize(dictionaryRepresentation: dict)
    else { return nil }
    self.init(origin: origin, size: size)
  }
}

private func dictionary(_ values: [String: CGFloat]) -> CFDictionary {
  NSDictionary(dictionary: values.mapValues { NSNumber(value: Double($0)) })
}

private func number(_ key: String, _ dictionary: CFDictionary) -> CGFloat? {
  switch dictionary.object(forKey: key) {
  case let number as NSNumber: CGFloat(number.doubleValue)
  case let number as Double: CGFloat(number)
  case let number as CGFloat: number
  case let number as Int: CGFloat(number)
  default: nil
  }
}
