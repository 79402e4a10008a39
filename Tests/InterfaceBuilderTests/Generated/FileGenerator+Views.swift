// SPDX-License-Identifier: MIT

import AutoLayout

/// The attributes to which views are pinned: edges, margins, or a guide.
struct GeneratedAnchor {
  var top: String, bottom: String, leading: String, trailing: String
  /// The id of a guide; `nil` for the view itself.
  var item: String?

  static let edges = GeneratedAnchor(
    top: "top", bottom: "bottom", leading: "leading", trailing: "trailing")
  static let margins = GeneratedAnchor(
    top: "topMargin", bottom: "bottomMargin", leading: "leadingMargin",
    trailing: "trailingMargin")
}

extension FileGenerator {
  /// Fills a view that has a frame with one view, a column, or a centered view.
  mutating func fill(_ view: inout GeneratedView, depth: Int) {
    let anchor = anchor(of: &view)
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where depth > 0:
      var child = container(depth: depth - 1)
      child.frame = view.frame
      pin(child.id, to: anchor, in: &view)
      view.children = [child]
    case 1:
      let child = leaf()
      equal(child.id, "centerX", nil, "centerX", in: &view)
      equal(child.id, "centerY", nil, "centerY", in: &view)
      view.children = [child]
    default:
      column(in: &view, anchor, depth: depth, closes: false)
    }
    if random.once(in: 5) { view.children.append(masked(in: view.frame.size)) }
    if random.once(in: 5) { leaveOut(of: &view) }
  }

  private mutating func anchor(of view: inout GeneratedView) -> GeneratedAnchor {
    let isRoot = view.id == "root"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .edges
    case 1: return .margins
    default:
      if file.usesSafeAreas {
        view.guides = [("safeArea", name())]
        var anchor = GeneratedAnchor.edges
        anchor.item = view.guides[0].id
        return anchor
      }
      return isRoot ? .margins : .edges
    }
  }

  /// A column of views. Each view has the height of its content or a fixed height.
  mutating func column(
    in view: inout GeneratedView, _ anchor: GeneratedAnchor, depth: Int, closes: Bool
  ) {
    var above: String?
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let isLeaf = depth == 0 || random.once(in: 2)
      let child = isLeaf ? leaf() : container(depth: depth - 1)
      equal(child.id, "leading", anchor.item, anchor.leading, in: &view)
      constrain(
        anchor.item, anchor.trailing, child.id, "trailing",
        isLeaf ? "relation=\"greaterThanOrEqual\"" : "", in: &view)
      if let above {
        let more = random.once(in: 3) ? regularConstant : ""
        constrain(child.id, "top", above, "bottom", "constant=\"8\"", more, in: &view)
      } else if view.id == "root", file.hasLegacyGuides, random.once(in: 2) {
        equal(child.id, "top", "topGuide", "bottom", in: &view)
      } else {
        equal(child.id, "top", anchor.item, anchor.top, in: &view)
      }
      var placed = child
      if !isLeaf && child.tag != "stackView" {
        placed.constraints.append(length("height", random.pick([200, 240])))
      }
      view.children.append(placed)
      above = child.id
    }
    if closes, let above { equal(anchor.item, anchor.bottom, above, "bottom", in: &view) }
  }

  /// A view that contains other views.
  mutating func container(depth: Int) -> GeneratedView {
    var view: GeneratedView
    switch Int.random(in: 0..<8, using: &random) {
    case 0: view = stack(depth: depth)
    case 1: view = scroll(depth: depth)
    case 2: view = list(isTable: true, Rect(x: 0, y: 0, width: 300, height: 200))
    case 3: view = list(isTable: false, Rect(x: 0, y: 0, width: 300, height: 200))
    case 4 where !file.setting.isXIB: view = embedding()
    case 5:
      view = GeneratedView("visualEffectView", id: name())
      view.more = "<blurEffect style=\"light\"/>"
      var content = GeneratedView("view", id: name(), key: "contentView")
      content.isConstrained = false
      content.frame = Rect(x: 0, y: 0, width: 300, height: 60)
      fill(&content, depth: max(depth - 1, 0))
      view.parts = [(nil, content)]
    default:
      view = GeneratedView("view", id: name())
      setMargins(of: &view)
      fill(&view, depth: depth)
    }
    return view
  }

  /// A view that is sized by its content.
  mutating func leaf() -> GeneratedView {
    var view = GeneratedView(
      random.pick(["label", "button", "switch", "activityIndicatorView", "segmentedControl"]),
      id: name())
    switch view.tag {
    case "label":
      view.attributes["text"] = random.pick(["Total", "Name of the account", "g"])
      if random.once(in: 3) { view.attributes["numberOfLines"] = "0" }
      view.more = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    case "button":
      view.attributes["buttonType"] = random.pick(["system", "roundedRect", "infoLight"])
      view.more = "<state key=\"normal\" title=\"Go on\"/>"
    case "segmentedControl":
      view.more = "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
    default: break
    }
    return view
  }

  private mutating func stack(depth: Int) -> GeneratedView {
    var view = GeneratedView("stackView", id: name())
    let isVertical = Bool.random(using: &random)
    if isVertical { view.attributes["axis"] = "vertical" }
    view.attributes["distribution"] = isVertical ? "fill" : "fillEqually"
    view.attributes["alignment"] = isVertical ? "leading" : random.pick(["center", "top"])
    view.attributes["spacing"] = "\(random.pick([0, 8, 24]))"
    if random.once(in: 4) { view.attributes["layoutMarginsRelativeArrangement"] = "YES" }
    for index in 0..<Int.random(in: 1...3, using: &random) {
      var child = leaf()
      // Different priorities determine which view stretches or shrinks.
      child.attributes["verticalHuggingPriority"] = "\(251 + index)"
      child.attributes["horizontalHuggingPriority"] = "\(251 + index)"
      child.attributes["verticalCompressionResistancePriority"] = "\(750 - index)"
      if index > 0, random.once(in: 4) { child.attributes["hidden"] = "YES" }
      view.children.append(child)
    }
    return view
  }

  /// A scroll view with content of the scroll view's width and of the content's own height.
  private mutating func scroll(depth: Int) -> GeneratedView {
    var view = GeneratedView("scrollView", id: name())
    var content = GeneratedView("view", id: name())
    if random.once(in: 2) { content.attributes["preservesSuperviewLayoutMargins"] = "YES" }
    setMargins(of: &content)
    column(in: &content, random.once(in: 2) ? .margins : .edges, depth: depth, closes: true)
    var anchor = GeneratedAnchor.edges
    var width: String?
    if file.tools >= 15_000, random.once(in: 2) {
      view.guides = [("contentLayoutGuide", name()), ("frameLayoutGuide", name())]
      anchor.item = view.guides[0].id
      width = view.guides[1].id
    }
    pin(content.id, to: anchor, in: &view)
    equal(content.id, "width", width, "width", in: &view)
    view.children = [content]
    return view
  }

  /// A container view that embeds another controller.
  private mutating func embedding() -> GeneratedView {
    var view = GeneratedView("containerView", id: name())
    let index = file.embedded.count
    view.more =
      "<connections><segue destination=\"ec\(index)\" kind=\"embed\" id=\"es\(index)\"/></connections>"
    var root = GeneratedView("view", id: name(), key: "view")
    root.isConstrained = false
    root.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    root.role = .root
    let child = leaf()
    root.children = [child]
    equal(child.id, "leading", nil, "leadingMargin", in: &root)
    equal(child.id, "top", nil, "topMargin", in: &root)
    file.embedded.append((view.id, root))
    return view
  }

  /// A view placed by its autoresizing mask.
  private mutating func masked(in size: Size) -> GeneratedView {
    var view = GeneratedView("view", id: name())
    view.isConstrained = false
    view.frame = Rect(x: 4, y: 6, width: size.width / 2, height: 20)
    view.mask = random.pick([
      "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", "widthSizable=\"YES\"",
      "flexibleMinX=\"YES\" flexibleMinY=\"YES\"", "",
      "flexibleMinX=\"YES\" widthSizable=\"YES\" heightSizable=\"YES\" flexibleMaxY=\"YES\"",
    ])
    return view
  }

  /// Adds a view that is installed on large screens only, with its constraints.
  private mutating func leaveOut(of view: inout GeneratedView) {
    let child = leaf()
    let (x, y) = (name(), name())
    view.children.append(child)
    for (id, attribute) in [(x, "leading"), (y, "top")] {
      view.constraints.append(
        "<constraint firstItem=\"\(child.id)\" firstAttribute=\"\(attribute)\""
          + " secondItem=\"\(view.id)\" secondAttribute=\"\(attribute)\" id=\"\(id)\"/>")
    }
    func mask(_ verb: String) -> String {
      "<mask key=\"subviews\"><\(verb) reference=\"\(child.id)\"/></mask><mask key=\"constraints\">"
        + "<\(verb) reference=\"\(x)\"/><\(verb) reference=\"\(y)\"/></mask>"
    }
    view.more +=
      "<variation key=\"default\">\(mask("exclude"))</variation>"
      + "<variation key=\"heightClass=regular-widthClass=regular\">\(mask("include"))</variation>"
  }

  // MARK: Constraints

  private var regularConstant: String {
    "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"20\"/>"
  }

  mutating func pin(_ child: String, to anchor: GeneratedAnchor, in view: inout GeneratedView) {
    equal(child, "top", anchor.item, anchor.top, in: &view)
    equal(child, "leading", anchor.item, anchor.leading, in: &view)
    equal(anchor.item, anchor.bottom, child, "bottom", in: &view)
    equal(anchor.item, anchor.trailing, child, "trailing", in: &view)
  }

  mutating func equal(
    _ first: String?, _ attribute: String, _ second: String?, _ secondAttribute: String,
    in view: inout GeneratedView
  ) {
    constrain(first, attribute, second, secondAttribute, "", in: &view)
  }

  mutating func constrain(
    _ first: String?, _ attribute: String, _ second: String?, _ secondAttribute: String,
    _ rest: String, _ inside: String = "", in view: inout GeneratedView
  ) {
    let firstItem = first.map { "firstItem=\"\($0)\" " } ?? ""
    view.constraints.append(
      "<constraint \(firstItem)firstAttribute=\"\(attribute)\" secondItem=\"\(second ?? view.id)\""
        + " secondAttribute=\"\(secondAttribute)\" \(rest) id=\"\(name())\">\(inside)</constraint>")
  }

  mutating func length(_ attribute: String, _ constant: Int) -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(name())\"/>"
  }
}
