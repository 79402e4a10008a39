// SPDX-License-Identifier: MIT

/// How one symbol replaces another, as a value that configurations keep. It shows at once.
public struct UISymbolContentTransition: Sendable {
  /// No effect.
  public let options: SymbolEffectOptions

  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.options = options }
}
