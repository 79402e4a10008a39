// SPDX-License-Identifier: MIT

// Symbol effects are not drawn, and end at once.

extension UIImageView {
  /// Calls the completion before it returns.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(self, effect: effect)) }

  /// Calls the completion before it returns.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { completion?(UISymbolEffectCompletionContext(self, effect: effect)) }

  /// No effect.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Shows the image and calls the completion at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    completion?(UISymbolEffectCompletionContext(self, contentTransition: contentTransition))
  }
}

extension UIBarButtonItem {
  /// No effect.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}
}
