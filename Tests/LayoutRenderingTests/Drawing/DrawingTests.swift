// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing
import Typography
import UIKitComponents

struct DrawingTests {
  private let screen = Rect(x: 0, y: 0, width: 200, height: 400)

  @Test(arguments: Sample.all, [LayoutDirection.leftToRight, .rightToLeft])
  func everyContentIsValidInEveryRelease(_ sample: Sample, _ direction: LayoutDirection) {
    for platform in [7, 12, 15, 26] {
      let picture = snapshot(
        of: sample.content, sample.width, sample.height, platform: platform, direction: direction)
      let check = XMLCheck(picture.svg())
      #expect(check.isWellFormed)
      #expect(check.badNumbers.isEmpty)
    }
  }

  @Test func thePictureIsTheSameEveryTime() {
    let views = Sample.all.map {
      View($0.name, Rect(x: 0, y: 0, width: $0.width, height: $0.height), $0.content)
    }
    let root = View("Root", screen, subviews: views)
    #expect(snapshot(root).svg() == snapshot(root).svg())
  }

  @Test func aViewIsAGroupNamedByItsIdentifier() {
    let list = snapshot(
      View("Root", screen, subviews: [View("UILabel", screen) { $0.identifier = "8bC-Xf-vdC" }])
    ).displayList()
    #expect(list.groups.map(\.id) == ["v_0", "v-8bC-Xf-vdC"])
    #expect(list.groups.map(\.title) == ["Root", "UILabel (8bC-Xf-vdC)"])
  }

  @Test func equalOrUnusableIdentifiersStillGiveDifferentIds() {
    let views = ["same", "same", "<&>", ""].map { name in
      View("View", screen) { $0.identifier = name }
    }
    let check = XMLCheck(snapshot(View("Root", screen, subviews: views)).svg())
    #expect(check.isWellFormed)
    #expect(check.ids == ["v_0", "v-same", "v_2", "v_3", "v_4"])
  }

  @Test func hiddenAndClearViewsTakeTheirSubviewsWithThem() {
    let inner = View("Inner", screen)
    let list = snapshot(
      View(
        "Root", screen,
        subviews: [
          View("Hidden", screen, subviews: [inner]) { $0.isHidden = true },
          View("Clear", screen, subviews: [inner]) { $0.appearance.alpha = 0 },
          View("Faded", screen, subviews: [inner]) { $0.appearance.alpha = 0.5 },
        ])
    ).displayList()
    #expect(list.groups.map(\.title) == ["Root", "Faded", "Inner"])
    #expect(list.groups.map(\.opacity) == [1, 0.5, 1])
  }

  @Test func scrollViewsAndClippingViewsCutOffTheirSubviews() {
    let list = snapshot(
      View(
        "Root", screen,
        subviews: [
          View("Scroll", screen, kind: .scrollView),
          View("Clips", screen) {
            $0.appearance.clipsToBounds = true
            $0.appearance.cornerRadius = 12
          },
          View("Plain", screen),
        ])
    ).displayList()
    #expect(
      list.groups.map(\.clip) == [nil, .rect(screen), .roundedRect(screen, radius: 12), nil])
  }

  /// Canvases of Xcode 26 have safe areas of twice the status bar's height above bars.
  @Test(arguments: ["UILayoutContainerView", "UIView"])
  func barsOfContainersReachToTheirEdges(_ around: String) {
    var bar = BarContent(kind: .navigation)
    bar.barTint = .black
    let list = snapshot(
      View(
        "Root", Rect(x: 0, y: 0, width: 393, height: 852),
        subviews: [
          View(
            around, Rect(x: 0, y: 20, width: 393, height: 832),
            subviews: [View("Bar", Rect(x: 0, y: 118, width: 393, height: 54), .bar(bar))])
        ]), platform: 26
    ).displayList()
    let top = around == "UIView" ? 138.0 : 20
    let ground = Rect(x: 0, y: top, width: 393, height: 192 - top)
    #expect(list.commands.contains(.fill(.rect(ground), .color(.black))))
  }

  @Test func contentIsDrawnWhereItsScrollViewHasScrolledIt() {
    let inner = Rect(x: 0, y: 100, width: 50, height: 50)
    let list = snapshot(
      View(
        "Root", screen,
        subviews: [
          View(
            "Scroll", screen, kind: .scrollView,
            subviews: [
              View(
                "Cell", inner, background: .black,
                subviews: [View("Dot", Rect(x: 5, y: 5, width: 1, height: 1), background: .white)])
            ]
          ) { $0.appearance.contentOffset = Point(x: 10, y: -64) }
        ])
    ).displayList()
    #expect(list.groups[1].clip == .rect(screen))
    #expect(
      list.commands.contains(
        .fill(.rect(Rect(x: -10, y: 164, width: 50, height: 50)), .color(.black))))
    #expect(
      list.commands.contains(
        .fill(.rect(Rect(x: -5, y: 169, width: 1, height: 1)), .color(.white))))
  }

  @Test func aBorderLiesInsideTheBoundsAndAboveTheSubviews() {
    let red = Color(red: 1, green: 0, blue: 0)
    let list = snapshot(
      View("Root", screen, subviews: [View("Sub", screen, background: .black)]) {
        $0.appearance.borderWidth = 2
        $0.appearance.borderColor = red
      }
    ).displayList()
    let border = DrawingCommand.stroke(
      .rect(Rect(x: 1, y: 1, width: 198, height: 398)), red, StrokeStyle(width: 2))
    #expect(list.commands.suffix(2) == [border, .end])
  }

  @Test func tintIsInheritedUntilAViewSetsItsOwn() {
    let green = Color(red: 0, green: 1, blue: 0)
    let symbol = ItemContent.image(ImageContent(name: "square.fill", size: nil, isSymbol: true))
    let list = snapshot(
      View(
        "Root", screen,
        subviews: [
          View("Default", screen, symbol),
          View("Tinted", screen, subviews: [View("Inner", screen, symbol)]) {
            $0.appearance.tintColor = green
          },
        ])
    ).displayList()
    let blue = Color(red: 0, green: 122 / 255, blue: 1)
    #expect(list.fills.suffix(2) == [blue, green])
  }

  @Test func theStatusBarIsDrawnLastAndReadsOnItsGround() {
    let bar = ItemContent.bar(BarContent(kind: .status))
    let frame = Rect(x: 0, y: 0, width: 200, height: 20)
    for (ground, ink) in [(Color.white, Color.black), (.black, .white)] {
      let list = snapshot(
        View(
          "Root", screen, background: ground,
          subviews: [View("Status", frame, bar), View("Over", screen, background: ground)])
      ).displayList()
      #expect(list.groups.map(\.title) == ["Root", "Over", "Status"])
      #expect(list.texts.map(\.color) == [ink])
    }
  }

  @Test func aSecureFieldDoesNotTellItsText() {
    var field = TextFieldContent(ColoredText("hunter2"), font: .system(14))
    field.isSecure = true
    let list = snapshot(of: .textField(field), 200, 34).displayList()
    #expect(list.texts.isEmpty)
    #expect(list.fills.count == 1 + 7)
  }

  @Test func backgroundShowsWhereNoViewDraws() {
    let red = Color(red: 1, green: 0, blue: 0)
    let list = snapshot(View("Root", screen)).displayList(RenderingOptions(background: red))
    #expect(list.commands.first == .fill(.rect(screen), .color(red)))
  }

  @Test func groupsNestNoDeeperThanReadersAllow() {
    var deep = snapshot(View("Root", screen, subviews: [View("Sub", screen, background: .black)]))
    let node = deep.nodes[1]
    for parent in 1..<20_000 {
      var next = node
      next.parent = parent
      deep.nodes.append(next)
    }
    let list = deep.displayList()
    #expect(list.fills.count == 20_001)
    let check = XMLCheck(SVGRenderer().render(list))
    #expect(check.isWellFormed)
    #expect(check.greatestDepth < 200)
  }

  /// The ground of grouped lists is nearly the gray that stands for text on other grounds.
  @Test(arguments: [SystemColor.systemGroupedBackground, .systemBackground])
  func placeholderRowsAreSeenOnEveryGround(_ ground: SystemColor) {
    let table = snapshot(
      View(
        "Root", screen, .placeholder(PlaceholderContent(kind: .table)), background: Color(ground)))
    let colors = table.displayList().commands.compactMap { command -> Color? in
      guard case .fill(.roundedRect, .color(let color)) = command else { return nil }
      return color
    }
    let behind = Color(ground).resolved(in: Palette(of: PlatformVersion(major: 17)))
    #expect(!colors.isEmpty)
    for color in colors { #expect(abs(color.red - behind.red) > 0.02) }
  }

  /// Lists rest below the bars over them (`adjustedContentInset`); so do the rows that stand for theirs.
  @Test(arguments: [PlaceholderContent.Kind.table, .collection])
  func placeholderRowsStartBelowBars(_ kind: PlaceholderContent.Kind) {
    var scene = snapshot(View("Root", screen, .placeholder(PlaceholderContent(kind: kind))))
    scene.nodes[0].safeArea = EdgeInsets(top: 88, left: 44, bottom: 0, right: 0)
    let bars = scene.displayList().commands.compactMap { command -> Rect? in
      guard case .fill(.roundedRect(let rect, _), _) = command else { return nil }
      return rect
    }
    #expect(!bars.isEmpty)
    #expect(bars.allSatisfy { $0.y >= 88 && $0.x >= 44 })
  }

  /// `UITextField` hands its background on to its border where that has rounded corners.
  @Test(arguments: [17, 26]) func backgroundsOfFieldsEndAtTheirBorders(_ platform: Int) {
    var field = TextFieldContent(ColoredText(""), font: .system(14))
    field.borderStyle = .roundedRect
    let list = snapshot(
      View(
        "Field", Rect(x: 0, y: 0, width: 200, height: 34), .textField(field), background: .black),
      platform: platform
    ).displayList()
    let shapes = list.commands.compactMap { command -> Shape? in
      guard case .fill(let shape, .color(.black)) = command else { return nil }
      return shape
    }
    let radius: Double = platform == 26 ? 17 : 6
    #expect(shapes == [.roundedRect(Rect(x: 0, y: 0, width: 200, height: 34), radius: radius)])
  }
}
