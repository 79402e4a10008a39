// SPDX-License-Identifier: MIT

import AutoLayout
import LayoutRendering
import Testing
import Typography
import UIKitComponents

struct HostileNumbersTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -1, 0,
  ]

  @Test(arguments: numbers)
  func framesOfAnyKindGiveAValidPicture(_ number: Double) {
    for sample in Sample.all {
      var scene = snapshot(of: sample.content, sample.width, sample.height)
      let frame = scene.nodes[1].absoluteFrame
      for change in 0..<5 {
        var hostile = frame
        switch change {
        case 0: hostile.x = number
        case 1: hostile.y = number
        case 2: hostile.width = number
        case 3: hostile.height = number
        default: hostile = Rect(x: number, y: number, width: number, height: number)
        }
        scene.nodes[1].absoluteFrame = hostile
        scene.nodes[0].safeArea = EdgeInsets(all: number)
        let check = XMLCheck(
          scene.svg(RenderingOptions(showsGuides: true, showsOutlines: true)))
        #expect(check.isWellFormed, "\(sample.name) \(hostile)")
        #expect(check.badNumbers.isEmpty, "\(sample.name) \(hostile)")
      }
    }
  }

  @Test(arguments: numbers)
  func appearancesOfAnyKindGiveAValidPicture(_ number: Double) {
    var scene = snapshot(
      of: .label(LabelContent(ColoredText("Title"))), 100, 30)
    for index in scene.nodes.indices {
      scene.nodes[index].appearance.alpha = number
      scene.nodes[index].appearance.cornerRadius = number
      scene.nodes[index].appearance.borderWidth = number
      scene.nodes[index].appearance.clipsToBounds = true
      scene.nodes[index].appearance.contentOffset = Point(x: number, y: number)
      scene.nodes[index].appearance.backgroundColor = Color(
        red: number, green: number, blue: number, alpha: number)
    }
    scene.nodes[0].absoluteFrame.width = number
    scene.environment.pixels.scale = number
    for frame in [nil, DeviceFrame(kind: .islandPhone)] {
      let check = XMLCheck(scene.svg(RenderingOptions(scale: number, deviceFrame: frame)))
      #expect(check.isWellFormed)
      #expect(check.badNumbers.isEmpty)
    }
  }

  @Test(arguments: numbers)
  func contentsOfAnyKindGiveAValidPicture(_ number: Double) {
    var label = LabelContent(ColoredText("Title", size: number))
    label.adjustsFontSizeToFit = true
    label.minimumScaleFactor = number
    var secure = TextFieldContent(ColoredText("text", size: number), font: .system(number))
    secure.isSecure = true
    var button = ButtonContent(kind: .system, font: .system(number))
    button.title = ColoredText("Title", size: number)
    button.image = ImageContent(
      name: "star", size: Size(width: number, height: number), isSymbol: true)
    button.imageEdgeInsets = EdgeInsets(all: number)
    button.contentEdgeInsets = EdgeInsets(all: number)
    var configured = button
    configured.configuration = ButtonContent.Configuration()
    configured.configuration?.imagePadding = number
    configured.configuration?.contentInsets = DirectionalEdgeInsets(all: number)
    var bar = BarContent(kind: .toolbar)
    bar.leadingItems = [.init(title: "", fixedSpace: number), .init(title: "Item")]
    let contents: [ItemContent] = [
      .label(label), .textField(secure), .button(button), .button(configured), .bar(bar),
      .image(ImageContent(name: "x", size: Size(width: number, height: number))),
      .control(.slider(value: number, minimum: number, maximum: 1)),
      .control(.progress(number, isBar: true)),
      .control(.segmented(.init(segments: [.init(title: "a", width: number), .init(title: "b")]))),
      .cell(CellContent(separatorInset: DirectionalEdgeInsets(all: number))),
    ]
    for content in contents {
      for mode in [ContentMode.scaleToFill, .scaleAspectFill, .center] {
        var scene = snapshot(of: .none, 100, 40)
        scene.nodes[1].content = content
        scene.nodes[1].appearance.contentMode = mode
        let check = XMLCheck(scene.svg())
        #expect(check.isWellFormed)
        #expect(check.badNumbers.isEmpty, "\(content)")
      }
    }
  }

  @Test func countsThatNobodyCouldSeeAreCut() {
    let segment = ControlContent.Segments.Segment(title: "s")
    var tabs = BarContent(kind: .tab)
    tabs.leadingItems = Array(repeating: .init(title: "Tab"), count: 100_000)
    let contents: [ItemContent] = [
      .control(.pageControl(pages: .max, current: .min)),
      .control(.pageControl(pages: .min, current: .max)),
      .control(.segmented(.init(segments: Array(repeating: segment, count: 100_000)))),
      .bar(tabs), .placeholder(PlaceholderContent(kind: .table)),
      .placeholder(PlaceholderContent(kind: .collection)),
    ]
    for content in contents {
      var scene = snapshot(of: .none, 300, 50)
      scene.nodes[1].content = content
      #expect(scene.displayList().commands.count < 5_000)
      scene.nodes[1].absoluteFrame = Rect(x: 0, y: 0, width: 300, height: 1e300)
      #expect(scene.displayList().commands.count < 5_000)
    }
  }

  @Test func aSnapshotWithoutViewsIsAnEmptyPicture() {
    var scene = snapshot(of: .none, 10, 10)
    scene.nodes = []
    #expect(XMLCheck(scene.svg()).isWellFormed)
    #expect(scene.displayList().size == .zero)
  }

  @Test func parentsThatAreNoneAreIgnored() {
    var scene = snapshot(of: .none, 10, 10)
    for parent in [-1, 1, 7, Int.max, Int.min] {
      scene.nodes[1].parent = parent
      let check = XMLCheck(scene.svg(RenderingOptions(showsOutlines: true)))
      #expect(check.isWellFormed)
    }
  }
}
