// SPDX-License-Identifier: MIT

import AutoLayout
import Diagnostics
import InterfaceBuilder
import Typography
import UIKitComponents

/// Finds text whose contrast to its background is below 3:1. The 4.5:1 of small text is
/// not required. For a label with an outlet it is only a note, because themes in code set the
/// colours of such labels.
extension CheckedLayout {
  /// The minimum contrast for large text in the Web Content Accessibility Guidelines 2.2, 1.4.3.
  private static let least = 3.0
  /// A contrast at which no text can be read.
  private static let invisible = 1.15

  /// - Parameter namesDark: whether the messages name the dark appearance.
  func contrastFindings(namesDark: Bool = false) -> [Finding] {
    visible.compactMap { index in
      let node = snapshot.nodes[index]
      guard case .label(let label) = node.content, label.text.hasWords,
        let ink = inkRect(of: node)
      else { return nil }
      let palette = Palette(node.colorAppearance, of: platform)
      guard let background = background(of: index, ink, palette) else { return nil }
      let colors = label.text.text.runs.filter { !$0.text.isEmpty }.map { run in
        label.text.colors.indices.contains(run.style)
          ? label.text.colors[run.style] : Color(.label)
      }
      let contrasts = colors.map { color -> Double in
        let text = color.resolved(in: palette)
        guard text.alpha > 0.05 else { return .infinity }
        return text.over(background).contrast(to: background)
      }
      guard let contrast = contrasts.min(), contrast < Self.least else { return nil }
      // Code must set the colour of a text that is invisible in the file.
      let isConnected = view(node).isConnected
      if isConnected, contrast < Self.invisible { return nil }
      if hasReplaceableBackground(index, ink, palette) { return nil }
      let isDark = namesDark && node.colorAppearance.style == .dark
      let shown = (contrast * 10).rounded(.down) / 10
      return Finding(
        "low-contrast", at: view(node).id,
        "\(view(node).name) has a contrast of \(points(shown)):1 to its background"
          + (isDark ? " in the dark appearance" : "") + ", which is hard to read; "
          + "large text needs 3:1 and other text 4.5:1",
        severity: isConnected ? .note : nil,
        notes: isConnected ? ["code can set other colours through its outlet"] : [])
    }
  }

  /// Whether a label has an outlet and another background colour than the views behind it. Code often
  /// replaces such a colour: it marks the label's place on the canvas, or is an example.
  ///
  /// A label with the colour of the views behind it keeps that colour.
  private func hasReplaceableBackground(_ index: Int, _ ink: Rect, _ palette: Palette) -> Bool {
    let node = snapshot.nodes[index]
    guard view(node).isConnected,
      let own = node.appearance.backgroundColor?.resolved(in: palette)
    else { return false }
    var bare = self
    bare.snapshot.nodes[index].appearance.backgroundColor = nil
    let behind =
      bare.background(of: index, ink, palette) ?? Color(.systemBackground).resolved(in: palette)
    return own.over(behind).contrast(to: behind) >= Self.invisible
  }

  /// The colour behind a text, or nil if it is unknown or not uniform.
  private func background(of index: Int, _ ink: Rect, _ palette: Palette) -> Color? {
    var layers: [Color] = []
    var current = index
    while true {
      let node = snapshot.nodes[current]
      guard node.appearance.alpha > 0.99 else { return nil }
      // The code of a custom class may draw anything behind the text.
      if current != index, view(node).isCustom || node.isPicture { return nil }
      if view(node).hasUnknownColors { return nil }
      if let color = node.appearance.backgroundColor?.resolved(in: palette), color.alpha > 0 {
        layers.append(color)
        if color.alpha > 0.99 { return layers.reversed().reduce(nil, Self.cover) }
      }
      guard let parent = node.parent else { return nil }
      switch covered(ink, below: current, in: parent, palette) {
      case .nothing: break
      case .color(let color):
        layers.append(color)
        return layers.reversed().reduce(nil, Self.cover)
      case .unknown: return nil
      }
      current = parent
    }
  }

  private enum Cover { case nothing, color(Color), unknown }

  /// The effect on the background of `ink` of siblings that are drawn before `index`.
  private func covered(
    _ ink: Rect, below index: Int, in parent: Int, _ palette: Palette
  ) -> Cover {
    var result = Cover.nothing
    for (place, node) in snapshot.nodes.enumerated()
    where place < index && place > parent && node.parent == parent && !node.isHidden {
      let frame = node.absoluteFrame
      guard frame.x < ink.maxX, frame.maxX > ink.x, frame.y < ink.maxY, frame.maxY > ink.y else {
        continue
      }
      let isAround =
        frame.x <= ink.x && frame.maxX >= ink.maxX && frame.y <= ink.y && frame.maxY >= ink.maxY
      let color = node.appearance.backgroundColor?.resolved(in: palette)
      // Code can change the colour of an empty view that has an outlet.
      if isAround, let color, color.alpha > 0.99, node.appearance.alpha > 0.99, !node.isPicture,
        !view(node).isCustom, !view(node).hasUnknownColors,
        node.name != "UIView" || !view(node).isConnected,
        !snapshot.nodes.contains(where: { $0.parent == place })
      {
        result = .color(color)
      } else if color.map({ $0.alpha > 0 }) ?? false || node.isPicture || view(node).isCustom
        || view(node).hasUnknownColors
        || snapshot.nodes.contains(where: { $0.parent == place })
      {
        result = .unknown
      }
    }
    return result
  }

  private static func cover(_ below: Color?, _ above: Color) -> Color? {
    below.map { above.over($0) } ?? above
  }
}

extension ColoredText {
  /// Whether the text has a letter or a digit. A text such as `|` or `»` is decoration.
  fileprivate var hasWords: Bool {
    text.string.unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}

extension LayoutSnapshot.Node {
  fileprivate var isPicture: Bool {
    switch content {
    case .image, .placeholder, .bar, .control, .button, .textField: true
    default: false
    }
  }
}

extension Color {
  /// Blends this colour, which may be translucent, over an opaque one.
  fileprivate func over(_ below: Color) -> Color {
    func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
    return Color(
      red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines 2.2, from 1 to 21.
  fileprivate func contrast(to other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double { Self.linear(min(max(value, 0), 1)) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
