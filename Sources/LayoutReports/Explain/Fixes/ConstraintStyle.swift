// SPDX-License-Identifier: MIT

/// The way in which a constraint was created, as far as its description shows it.
enum ConstraintStyle: Hashable {
  case anchors
  /// Visual formats and Interface Builder. Both put the superview first in constraints between
  /// ends, so their descriptions look the same.
  case visualFormat
  case snapKit
  case masonry
  /// Created by UIKit.
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
      // Starts, sizes and neighbours look the same in both styles. Apps usually keep to one style,
      // so the message's other constraints decide.
      let ends = log.constraints.contains { !$0.isSystemMade && $0.form == .toSuperview }
      self = ends ? .visualFormat : .anchors
    }
  }
}

extension LoggedConstraint {
  /// Whether UIKit created the constraint, and not code or an Interface Builder file.
  var isSystemMade: Bool {
    isAutoresizing || className.hasPrefix("_UI") || className == "NSContentSizeLayoutConstraint"
      || identifier?.isSystemRole ?? false
  }
}
