// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics

extension JSONValue {
  static func rect(_ rect: Rect) -> JSONValue {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }

  static func size(_ size: Size) -> JSONValue {
    .array([.number(size.width), .number(size.height)])
  }

  static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
