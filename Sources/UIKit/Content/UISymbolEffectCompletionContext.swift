// SPDX-License-Identifier: MIT

import Foundation

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// The result of a symbol effect or transition. Both end at once.
open class UISymbolEffectCompletionContext: _UIObject {
  public let isFinished = true
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect)?
  /// The view or item of the symbol.
  open private(set) weak var sender: AnyObject?

  init(
    _ sender: AnyObject, effect: (any SymbolEffect)? = nil,
    contentTransition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    self.sender = sender
    self.effect = effect
    self.contentTransition = contentTransition
    super.init(object: ())
  }
}
