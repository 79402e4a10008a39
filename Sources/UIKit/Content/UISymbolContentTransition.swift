// SPDX-License-Identifier: MIT

/// The transition between two symbols in a configuration. The new symbol is shown at once.
public struct UISymbolContentTransition: Sendable {
  /// No effect.
  public let options: SymbolEffectOptions

  public init(
    _ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) { self.options = options }
}
