// SPDX-License-Identifier: MIT

import AutoLayout
import Typography
import UIKitComponents

/// Describes in words which of the checked conditions a finding holds in.
package struct ConditionWords: Sendable {
  /// All checked conditions, in order.
  private let checked: [CheckCondition]
  private let dimensions: [Dimension]

  package init(_ checked: [CheckCondition]) {
    self.checked = checked
    dimensions = Dimension.allCases.filter { dimension in
      Set(checked.map { dimension.value(of: $0) }).count > 1
    }
  }

  /// The description of `holding`, or nil if these are all checked conditions.
  ///
  /// - Precondition: `holding` is in the order of the checked conditions.
  package func text(_ holding: [CheckCondition]) -> String? {
    guard holding.count < checked.count else { return nil }
    if let text = product(holding, dimensions) { return text }
    // Devices whose other values agree share one phrase.
    let rest = dimensions.filter { $0 != .device }
    var groups: [(devices: Set<String>, conditions: [CheckCondition], values: Set<[String]>)] = []
    let byDevice = Dictionary(grouping: holding) { Dimension.device.value(of: $0) }
    for device in values(of: .device, in: checked) {
      guard let conditions = byDevice[device] else { continue }
      let values = Set(conditions.map { condition in rest.map { $0.value(of: condition) } })
      if let index = groups.firstIndex(where: { $0.values == values }) {
        groups[index].devices.insert(device)
        groups[index].conditions += conditions
      } else {
        groups.append(([device], conditions, values))
      }
    }
    let phrases = groups.compactMap { product($0.conditions, dimensions) }
    guard phrases.count == groups.count, phrases.count <= 3 else {
      let first = holding.first.map(name) ?? ""
      return "\(holding.count) of \(checked.count) conditions, among them \(first)"
    }
    return phrases.joined(separator: "; ")
  }

  /// The words for conditions that are all combinations of some values; nil for any other set.
  private func product(_ holding: [CheckCondition], _ dimensions: [Dimension]) -> String? {
    var phrases: [String] = []
    var count = 1
    var allowed: [(Dimension, Set<String>)] = []
    for dimension in dimensions {
      let all = values(of: dimension, in: checked)
      let some = Set(holding.map { dimension.value(of: $0) })
      allowed.append((dimension, some))
      count *= some.count
      if some.count < all.count { phrases.append(dimension.phrase(some, of: all, checked)) }
    }
    // A check need not contain every combination: a language determines the direction.
    let covered = checked.count { condition in
      allowed.allSatisfy { dimension, some in some.contains(dimension.value(of: condition)) }
    }
    return covered == holding.count ? phrases.joined(separator: ", ") : nil
  }

  /// The name of a condition: its value in every dimension in which the checked conditions differ.
  package func name(_ condition: CheckCondition) -> String {
    dimensions.map { $0.value(of: condition) }.joined(separator: ", ")
  }

  private func values(of dimension: Dimension, in conditions: [CheckCondition]) -> [String] {
    var seen: Set<String> = []
    return conditions.map { dimension.value(of: $0) }.filter { seen.insert($0).inserted }
  }
}

/// A property in which conditions differ.
enum Dimension: CaseIterable {
  case textSize, device, direction, style, locale, keyboard

  func value(of condition: CheckCondition) -> String {
    switch self {
    case .textSize: condition.textSize?.commandLineName ?? "the file's text size"
    case .device: condition.deviceName
    case .direction: condition.direction == .rightToLeft ? "right to left" : "left to right"
    case .style:
      condition.style == .dark ? "dark" : condition.style == .light ? "light" : "as saved"
    case .locale:
      condition.pseudoLanguage?.words ?? condition.locale ?? "the file's own texts"
    case .keyboard: condition.hasKeyboard ? "with a keyboard" : "without a keyboard"
    }
  }

  /// The words for `some` of the checked values.
  func phrase(_ some: Set<String>, of all: [String], _ checked: [CheckCondition]) -> String {
    let listed = all.filter(some.contains)
    switch self {
    case .textSize:
      let order = listed == Array(all.suffix(listed.count))
      if order, listed.count > 1 { return "\(listed[0]) and larger" }
      if listed.count > 1, listed == Array(all.prefix(listed.count)) {
        return "\(listed[listed.count - 1]) and smaller"
      }
    case .device:
      if let text = widths(some, checked) { return text }
      return "on \(Self.list(listed))"
    case .direction, .style, .locale, .keyboard: break
    }
    return Self.list(listed)
  }

  /// A phrase such as "on widths below 375", or nil if a width does not separate the devices.
  private func widths(_ some: Set<String>, _ checked: [CheckCondition]) -> String? {
    var inside: [Double] = []
    var outside: [Double] = []
    for condition in checked {
      guard let device = condition.device else { return nil }
      let screen = device.screen(condition.isLandscape ? .landscape : .portrait)
      let width = (condition.windowSize ?? screen.size).width
      if some.contains(value(of: condition)) { inside.append(width) } else { outside.append(width) }
    }
    guard let least = inside.min(), let greatest = inside.max(), let low = outside.min(),
      let high = outside.max(), some.count > 1
    else { return nil }
    if greatest < low { return "on widths below \(Int(low))" }
    if least > high { return "on widths above \(Int(high))" }
    return nil
  }

  private static func list(_ values: [String]) -> String {
    guard let last = values.last, values.count > 1 else { return values.first ?? "" }
    let shown = values.count > 5 ? Array(values.prefix(4)) : Array(values.dropLast())
    let end = values.count > 5 ? "\(values.count - 4) more" : last
    return "\(shown.joined(separator: ", ")) and \(end)"
  }
}
