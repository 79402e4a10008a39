// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing

struct SymbolCatalogTests {
  @Test func everyRecipeIsReadableAndStaysOnItsGrid() throws {
    for (name, text) in SymbolCatalog.recipes {
      let recipe = try #require(SymbolRecipe(text), "\(name)")
      let bounds = recipe.bounds
      #expect(bounds.width > 2 && bounds.height > 1, "\(name)")
      #expect(bounds.x >= 0 && bounds.y >= 0, "\(name)")
      #expect(bounds.maxX <= 24 && bounds.maxY <= 24, "\(name)")
    }
  }

  @Test func everyAliasLeadsToARecipe() {
    for (alias, name) in SymbolCatalog.aliases {
      #expect(SymbolCatalog.recipes[name] != nil, "\(alias)")
      #expect(SymbolCatalog.recipes[alias] == nil, "\(alias) has a recipe of its own")
    }
  }

  @Test(arguments: ["", "m", "s Q", "s M", "s M 1", "s O 1 2", "s M1 2 3", "M1 2", "s M1 2 é"])
  func malformedRecipesAreRejected(_ text: String) {
    #expect(SymbolRecipe(text) == nil)
  }

  @Test func variantsAreDerivedFromTheirBase() {
    let unknown = SymbolCatalog.recipe("no.such.thing")
    for name in [
      "heart.circle", "heart.circle.fill", "heart.square", "gear.badge", "eye.slash.fill",
      "gearshape.fill", "message.fill", "xmark.circle.fill", "person.crop.circle.badge.plus",
    ] {
      #expect(SymbolCatalog.recipe(name) != unknown, "\(name)")
    }
    #expect(SymbolCatalog.recipe("heart.circle") != SymbolCatalog.recipe("heart"))
    #expect(SymbolCatalog.recipe("eye.slash") != SymbolCatalog.recipe("eye"))
    #expect(SymbolCatalog.recipe("chevron.forward") == SymbolCatalog.recipe("chevron.right"))
  }

  /// Apple's Human Interface Guidelines, "Right to left": names with forward and backward follow
  /// the reading direction, names with left and right do not.
  @Test func forwardAndBackwardArrowsFollowTheReadingDirection() {
    for (name, mirrored) in [
      ("chevron.forward", "chevron.backward"), ("arrow.backward.circle", "arrow.forward.circle"),
      ("chevron.right", "chevron.right"), ("forward.fill", "forward.fill"),
    ] {
      #expect(SymbolCatalog.name(name, reading: .rightToLeft) == mirrored)
      #expect(SymbolCatalog.name(name, reading: .leftToRight) == name)
    }
  }

  @Test(arguments: [
    "", ".", "....", "fill", "circle.fill.circle.fill", String(repeating: "a.", count: 9_000),
  ])
  func namesOfAnyKindGiveAShape(_ name: String) {
    let bounds = SymbolCatalog.recipe(name).bounds
    #expect(bounds.width > 0 && bounds.width.isFinite)
  }
}
