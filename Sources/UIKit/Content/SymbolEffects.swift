// SPDX-License-Identifier: MIT

/// An animation of a symbol. Views accept it, and draw the symbol without it.
public protocol SymbolEffect: Sendable {}

public protocol IndefiniteSymbolEffect: SymbolEffect {}

public protocol DiscreteSymbolEffect: SymbolEffect {}

public protocol ContentTransitionSymbolEffect: SymbolEffect {}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// A transition between related symbols, with a fallback for unrelated ones.
  public struct MagicReplace: ContentTransitionSymbolEffect {}

  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
