// SPDX-License-Identifier: MIT

/// The controllers of a document and how they contain and present each other.
///
/// A storyboard says nowhere that a controller lies below a navigation bar; it follows from the
/// segues that lead to it, as Interface Builder infers it for its canvas.
struct ControllerGraph: Sendable {
  private var controllers: [String: IBElement] = [:]
  private var incoming: [String: [IBSegue]] = [:]
  private var outgoing: [String: [IBSegue]] = [:]
  /// The views that stand beside controllers, by id.
  private var views: [String: IBElement] = [:]
  /// The device that the controllers were edited on.
  let device: DocumentDevice
  /// What is around every controller that a segue leads to.
  private var contexts: [String: ControllerContext] = [:]
  /// The controller that a container without a view shows in the end, by the container's id.
  private var leaves: [String: String] = [:]
  /// How often it was asked what one segue means or a container shows: linear in the controllers,
  /// however long their chains are.
  private(set) var steps = 0

  init(document: IBDocument) {
    device = DocumentDevice(of: document)
    for scene in document.scenes {
      if scene.controller == nil, let view = scene.rootView, let id = view.id, views[id] == nil {
        views[id] = view
      }
      guard let controller = scene.controller, let id = controller.id else { continue }
      controllers[id] = controller
    }
    let winners = Set(
      document.root.list("inferredMetricsTieBreakers").compactMap { $0["reference"] })
    for segue in document.segues {
      outgoing[segue.sourceID, default: []].append(segue)
      // Of several segues that lead to a controller the document may name the one that decides.
      if winners.contains(segue.id) {
        incoming[segue.destinationID, default: []].insert(segue, at: 0)
      } else {
        incoming[segue.destinationID, default: []].append(segue)
      }
    }
    for (id, segues) in incoming {
      incoming[id] =
        segues.filter { winners.contains($0.id) }
        + segues
        .filter { !winners.contains($0.id) }
        .sorted { ($0.rank, $0.line) < ($1.rank, $1.line) }
    }
    findContexts()
    findLeaves()
  }

  /// The controller with this id.
  func controller(_ id: String) -> IBElement? { controllers[id] }

  /// The controller a container shows first: a navigation's root, the first tab, a split's detail.
  func firstChild(of container: IBElement) -> IBElement? {
    let children = (outgoing[container.id ?? ""] ?? []).compactMap { segue -> (Int, String)? in
      guard case .relationship(let role) = segue.kind else { return nil }
      return (role == "detailViewController" ? 0 : 1, segue.destinationID)
    }
    let first = children.enumerated().min { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return first.flatMap { controllers[$0.element.1] }
  }

  /// The view with this id that stands beside a controller.
  func view(_ id: String) -> IBElement? { views[id] }

  /// The controller that a container shows in the end; a controller with a view shows itself.
  func leaf(of controller: IBElement) -> IBElement {
    guard controller.rootView == nil else { return controller }
    return controller.id.flatMap { leaves[$0] }.flatMap { controllers[$0] } ?? controller
  }

  /// The first children of a tab bar controller, first tab first: more than any bar has room for.
  func tabs(of container: IBElement) -> [IBElement] {
    let tabs = (outgoing[container.id ?? ""] ?? []).lazy.compactMap { segue in
      segue.kind == .relationship("viewControllers") ? controllers[segue.destinationID] : nil
    }
    return Array(tabs.prefix(Self.tabLimit))
  }

  /// How many tabs of one controller are looked at. Each of its scenes shows them again.
  private static var tabLimit: Int { 64 }

  /// The controller embedded by the segue of the container view with this id.
  func embedded(inContainerView id: String, of controllerID: String) -> IBElement? {
    (outgoing[controllerID] ?? []).first { $0.kind == .embed && $0.originID == id }
      .flatMap { controllers[$0.destinationID] }
  }

  /// Where the controller with this id stands when the storyboard shows it.
  func context(of id: String) -> ControllerContext { contexts[id] ?? ControllerContext() }

  /// The ids of the controllers that lead to one on its stack, and its own.
  func stack(upTo id: String) -> [String] {
    var stack = [id]
    var members: Set = [id]
    while let last = stack.last, let previous = context(of: last).previous?.id,
      members.insert(previous).inserted
    {
      stack.append(previous)
    }
    return stack.reversed()
  }

  /// Finds what is around the controllers, each from what is around the one that leads to it.
  private mutating func findContexts() {
    for id in incoming.keys.sorted() where contexts[id] == nil {
      let path = Self.path(from: id, until: { contexts[$0] != nil }) {
        incoming[$0]?.first?.sourceID
      }
      var around = contexts[path.end] ?? ControllerContext()
      // Controllers that lead to each other in a circle are once passed without a word, so that
      // what is around the first of them does not depend on where one begins.
      for id in path.circle.reversed() { around = context(of: id, in: around) }
      for id in path.ids.reversed() {
        around = context(of: id, in: around)
        contexts[id] = around
      }
    }
  }

  /// Finds what containers show in the end. Containers that show each other in a circle show themselves.
  private mutating func findLeaves() {
    for id in controllers.keys.sorted() where leaves[id] == nil {
      let path = Self.path(from: id, until: { leaves[$0] != nil }) { id in
        guard let controller = controllers[id], controller.rootView == nil else { return nil }
        return firstChild(of: controller)?.id
      }
      let circle = Set(path.circle)
      var leaf = leaves[path.end] ?? path.end
      for id in path.ids.reversed() {
        steps += 1
        leaf = circle.contains(id) ? id : leaf
        leaves[id] = leaf
      }
    }
  }

  /// The ids met on the way from one until something is known or a circle closes.
  ///
  /// - Returns: the ids on the way; those of them on the circle that it runs into; and where it ends:
  ///   the id that is known, or the last of the way.
  private static func path(
    from start: String, until isKnown: (String) -> Bool, next: (String) -> String?
  ) -> (ids: [String], circle: [String], end: String) {
    var ids = [start]
    var places = [start: 0]
    while let last = ids.last, let following = next(last) {
      if isKnown(following) { return (ids, [], following) }
      if let place = places[following] { return (ids, Array(ids[place...]), following) }
      places[following] = ids.count
      ids.append(following)
    }
    return (ids, [], ids.last ?? start)
  }

  /// What is around the controller with this id, where `around` is around the one that leads to it.
  private mutating func context(
    of id: String, in around: ControllerContext
  ) -> ControllerContext {
    steps += 1
    guard let segue = incoming[id]?.first else { return ControllerContext() }
    var context = around
    let source = controllers[segue.sourceID]
    switch segue.kind {
    case .relationship:
      if source?.name == "navigationController" {
        context.navigation = source
        context.isPushed = false
        context.previous = nil
        context.isTabOnStack = false
      } else if source?.name == "tabBarController" {
        context.tab = source
        context.isTabOnStack = context.navigation != nil || context.isBelowBar
      } else if source?.name == "splitViewController" {
        context.split = source
      }
      return context
    case .embed:
      return ControllerContext(isEmbedded: true)
    case .show, .showDetail:
      // Without a bar over the source there is nothing to push on: the destination is presented.
      let hasBar = source.map { context.hasNavigationBar(over: $0) } ?? false
      guard context.navigation != nil || hasBar else {
        return ControllerContext(presentation: presentation(by: segue))
      }
      context.isBelowBar = hasBar
      context.inferredTopBar =
        source?.child(key: "simulatedTopBarMetrics") ?? context.inferredTopBar
      context.isPushed = true
      context.previous = source
      // What is pushed covers a tab bar controller that lies on the same stack.
      if context.isTabOnStack { context.tab = nil }
      context.isTabOnStack = false
      return context
    case .presentation:
      return ControllerContext(presentation: presentation(by: segue))
    case .other:
      return ControllerContext()
    }
  }

  /// What the segue says of the style counts before what its destination does.
  private func presentation(by segue: IBSegue) -> ControllerContext.Presentation {
    switch segue.presentationStyle ?? controllers[segue.destinationID]?["modalPresentationStyle"] {
    case nil, "automatic", "popover": segue.isPopover ? .popover : .sheet
    case "pageSheet", "formSheet": .sheet
    default: .fullScreen
    }
  }
}

extension IBSegue {
  /// Which of several segues to the same controller decides: containment before transitions.
  fileprivate var rank: Int {
    switch kind {
    case .relationship: 0
    case .embed: 1
    case .show: 2
    case .showDetail: 3
    case .presentation: 4
    case .other: 5
    }
  }
}
