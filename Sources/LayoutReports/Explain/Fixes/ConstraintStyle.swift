// SPDX-License-Identifier: MIT

/// How a constraint was made, as far as its description tells.
enum ConstraintStyle: Hashable {
  case anchors
  /// Visual formats and Interface Builder, which print alike: both put the superview first at ends.
  case visualFormat
  case snapKit
  case masonry
  /// UIKit made it.
  case system

  init(_ line: LoggedConstraint, in log: ConflictLog) {
    if line.className.hasPrefix("SnapKit.") || line.className == "LayoutConstraint" {
      self = .snapKit
    } else if line.className.hasPrefix("MAS") {
      self = .masonry
    } else if line.isSystemMade {
      self = .system
    } else if line.form == .toSuperview || line.spacing == "NSSpace" {
      self = .visualFormat
    } else if line.form == .equation, line.second != nil {
      self = .anchors
    } else {
      // Starts, sizes and neighbours print alike; people keep to one way.
      let ends = log.constraints.contains { !$0.isSystemMade && $0.form == .toSuperview }
      self = ends ? .visualFormat : .anchors
    }
  }
}

extension LoggedConstraint {
  /// Whether UIKit made it rather than somebody's code or file.
  var isSystemMade: Bool {
    isAutoresizing || className.hasPrefix("_UI") || className == "NSContentSizeLayoutConstraint"
      || identifier?.isSystemRole ?? false
  }
}
