// SPDX-License-Identifier: MIT

import AutoLayout

/// Generates unusual but valid files: every kind of root view, on canvases of every era, with
/// views, lists and stack views. All constraints can hold, and no layout is ambiguous.
struct FileGenerator {
  /// The canvas devices and their portrait sizes.
  private static let devices: [(id: String, size: Size)] = [
    ("retina3_5", Size(width: 320, height: 480)), ("retina4_0", Size(width: 320, height: 568)),
    ("retina4_7", Size(width: 375, height: 667)), ("retina5_5", Size(width: 414, height: 736)),
    ("retina5_9", Size(width: 375, height: 812)), ("retina6_1", Size(width: 414, height: 896)),
    ("retina6_0", Size(width: 390, height: 844)), ("retina6_12", Size(width: 393, height: 852)),
    ("ipad9_7", Size(width: 768, height: 1024)),
    ("ipad12_9rounded", Size(width: 1024, height: 1366)),
  ]

  /// Builds of Interface Builder (`toolsVersion`), at the thresholds of rules and between them.
  private static let tools = [
    6_250, 9_532, 11_762, 12_999, 13_771, 14_490, 14_868, 15_505, 16_097, 17_506, 19_529, 20_037,
    21_225, 21_507, 21_701, 22_154, 23_504, 23_727, 24_127, 24_765, 32_700,
  ]

  var random: SeededRandom
  var count = 0
  var file = GeneratedFile()

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  mutating func next() -> GeneratedFile {
    count = 0
    file = GeneratedFile()
    file.setting = random.pick(GeneratedFile.Setting.allCases)
    file.tools = random.pick(Self.tools)
    var screen = Size(width: 600, height: 600)
    if file.tools >= 11_000 {
      let device = random.pick(Self.devices)
      file.device = device.id
      screen = device.size
      if random.once(in: 8) {
        file.isLandscape = true
        screen = Size(width: screen.height, height: screen.width)
      }
    }
    file.usesSafeAreas = file.tools >= 13_000 && !random.once(in: 5)
    file.hasLegacyGuides = !file.usesSafeAreas && !file.setting.isXIB
    makeRoot(screen)
    if file.setting.isXIB && random.once(in: 3) {
      var other = GeneratedView("view", id: name())
      other.isConstrained = false
      other.frame = Rect(x: 0, y: 0, width: 120, height: 30)
      file.others = [other]
    }
    return file
  }

  private mutating func makeRoot(_ screen: Size) {
    var size = screen
    switch file.setting {
    case .freeform: size = Size(width: 340, height: random.pick([180, 640, 1_500]))
    case .xibFree:
      size = Size(width: random.pick([300, 355, 480]), height: random.pick([300, 500]))
    case .xibTableCell: size = Size(width: random.pick([320, 375, 414]), height: 98)
    case .xibCollectionCell, .xibReusableView:
      size = Size(width: random.pick([150, 335, 375]), height: 120)
    default: break
    }
    let frame = Rect(origin: .zero, size: size)
    var root: GeneratedView
    switch file.setting {
    case .xibTableCell: root = tableCell(frame, key: nil)
    case .xibCollectionCell, .xibReusableView:
      root = collectionCell(
        frame, tag: file.setting == .xibReusableView ? "collectionReusableView" : nil,
        isDocument: true)
    case .alone where random.once(in: 3), .navigation where random.once(in: 3):
      let isTable = Bool.random(using: &random)
      file.controller = isTable ? "tableViewController" : "collectionViewController"
      file.hasLegacyGuides = false
      root = list(isTable: isTable, frame)
      root.key = "view"
    default:
      root = GeneratedView("view", id: "root", key: file.setting.isXIB ? nil : "view")
      root.frame = frame
      setMargins(of: &root, isRoot: true)
      fill(&root, depth: 3)
    }
    root.isConstrained = false
    if case .plain = root.role { root.role = .root }
    root.mask = "widthSizable=\"YES\" heightSizable=\"YES\""
    file.root = root
  }

  /// Sets margins and the attributes that affect them.
  mutating func setMargins(of view: inout GeneratedView, isRoot: Bool = false) {
    if random.once(in: isRoot ? 6 : 4) {
      let side = random.pick([0.0, 4, 16, 24])
      view.margins = EdgeInsets(top: random.pick([0, 10]), left: side, bottom: 12, right: side + 2)
    }
    if random.once(in: 4) { view.attributes["preservesSuperviewLayoutMargins"] = "YES" }
    if file.tools >= 13_000, random.once(in: 6) {
      view.attributes["insetsLayoutMarginsFromSafeArea"] = "NO"
    }
  }
}
