// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutReports

/// Source: Swift's document "Mangling" and names that `NSStringFromClass` returns.
struct SwiftTypeNameTests {
  @Test(arguments: [
    ("_TtC4Shop9TotalView", "TotalView"),
    ("_TtCC4Shop6Basket11PriceTicker", "Basket.PriceTicker"),
    ("_TtCVO4Shop1A1B1C", "A.B.C"),
    ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF9TotalView", "TotalView"),
    ("_TtGC7SwiftUI14_UIHostingViewV4Demo11ContentView_", "_UIHostingView<ContentView>"),
    (
      "_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
      "_UIHostingView<ModifiedContent<AnyView, RootModifier>>"
    ),
    (
      "_TtGC7SwiftUI21UIKitPlatformViewHostGVS_32PlatformViewRepresentableAdaptorV4Demo8ChartBox__",
      "UIKitPlatformViewHost<PlatformViewRepresentableAdaptor<ChartBox>>"
    ),
    ("_TtGC4Shop4CellSS_", "Cell<String>"), ("_TtGC4Shop4CellGSqSi__", "Cell<Optional<Int>>"),
    ("_TtGC4Shop4CellCSo8UIButton_", "Cell<UIButton>"),
    ("_TtGC4Shop4CellTSiSS__", "Cell<(Int, String)>"),
    ("_TtCFC4Shop6Basket4makeFT_T_L_3Row", "Basket.Row"),
    ("$s4Shop9TotalViewC", "TotalView"), ("$s4Shop6BasketC11PriceTickerC", "Basket.PriceTicker"),
    ("$s4Shop0A4ViewC", "ShopView"),
    ("$s4Shop4CellCySSG", "Cell<String>"),
  ])
  func namesAreReadInFull(mangled: String, name: String) {
    #expect(SwiftTypeName(mangled: mangled)?.text == name)
  }

  @Test(arguments: [
    "_Tt", "_TtC", "_TtC99Shop", "_TtGC4Shop4Cell", "_TtCS9_4Cell", "Shop.Cell", "$s", "$s4ShopG",
    "_Tt" + String(repeating: "G", count: 500),
  ])
  func damagedNamesAreNotRead(mangled: String) {
    #expect(SwiftTypeName(mangled: mangled) == nil)
  }
}
