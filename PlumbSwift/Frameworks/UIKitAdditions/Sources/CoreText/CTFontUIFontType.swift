// SPDX-License-Identifier: MIT

import Foundation
import UIKit

public enum CTFontUIFontType: UInt32, Sendable {
  case none = 4_294_967_295
  case user = 0
  case userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem
  case miniSystem, miniEmphasizedSystem, views, application, label, menuTitle, menuItem
  case message = 23
  case toolTip = 25
}

/// The system font of a type. A size of 0 means the size of the type. The language has no effect.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  switch uiType {
  case .none: nil
  case .userFixedPitch: .monospacedSystemFont(ofSize: size > 0 ? size : 12, weight: .regular)
  case .emphasizedSystem: .boldSystemFont(ofSize: size > 0 ? size : 13)
  case .smallEmphasizedSystem: .boldSystemFont(ofSize: size > 0 ? size : 11)
  case .miniEmphasizedSystem: .boldSystemFont(ofSize: size > 0 ? size : 9)
  case .smallSystem: .systemFont(ofSize: size > 0 ? size : 11)
  case .miniSystem: .systemFont(ofSize: size > 0 ? size : 9)
  case .user, .views: .systemFont(ofSize: size > 0 ? size : 12)
  default: .systemFont(ofSize: size > 0 ? size : 13)
  }
}
