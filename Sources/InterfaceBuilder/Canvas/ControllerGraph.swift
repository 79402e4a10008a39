// SPDX-License-Identifier: MIT

/// The controllers of a document, and their containment and presentation.
///
/// A storyboard does not state that a controller is below a navigation bar. The graph infers it
/// from the segues that lead to the controller, as Interface Builder does for its canvas.
struct ControllerGraph: Sendable {
  private var controllers: [String: IBElement] = [:]
  private var incoming: [String: [IBSegue]] = [:]
  private var outgoing: [String: [IBSegue]] = [:]
  /// The top-level views beside controllers, by id.
  private var views: [String: IBElement] = [:]
  /// The device that the controllers were edited on.
  let device: DocumentDevice
  /// The context of every controller that a segue leads to, by the controller's id.
  private var contexts: [String: ControllerContext] = [:]
  /// The innermost controller that a container without a view shows, by the container's id.
  private var leaves: [String: String] = [:]
  /// The number of segues and containers that were resolved. It is linear in the number of
  /// controllers, whatever the length of their chains.
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
      // If several segues lead to a controller, the document may name the one that decides.
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

  func controller(_ id: String) -> IBElement? { controllers[id] }

  /// The controller that a container shows first: the root of a navigation controller, the first
  /// tab, or the detail of a split view controller.
  func firstChild(of container: IBElement) -> IBElement? {
    let children = (outgoing[container.id ?? ""] ?? []).compactMap { segue -> (Int, String)? in
      guard case .relationship(let role) = segue.kind else { return nil }
      return (role == "detailViewController" ? 0 : 1, segue.destinationID)
    }
    let first = children.enumerated().min { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
    return first.flatMap { controllers[$0.element.1] }
  }

  /// The top-level view with this id beside a controller.
  func view(_ id: String) -> IBElement? { views[id] }

  /// The innermost controller that a container shows. A controller with a view shows itself.
  func leaf(of controller: IBElement) -> IBElement {
    guard controller.rootView == nil else { return controller }
    return controller.id.flatMap { leaves[$0] }.flatMap { controllers[$0] } ?? controller
  }

  /// The children of a tab bar controller in tab order, limited to more than any bar can show.
  func tabs(of container: IBElement) -> [IBElement] {
    let tabs = (outgoing[container.id ?? ""] ?? []).lazy.compactMap { segue in
      segue.kind == .relationship("viewControllers") ? controllers[segue.destinationID] : nil
    }
    return Array(tabs.prefix(Self.tabLimit))
  }

  /// The maximum number of tabs to read per tab bar controller. Each of its scenes shows them
  /// again.
  private static var tabLimit: Int { 64 }

  /// The controller that a segue embeds in the container view with this id.
  func embedded(inContainerView id: String, of controllerID: String) -> IBElement? {
    (outgoing[controllerID] ?? []).first { $0.kind == .embed && $0.originID == id }
      .flatMap { controllers[$0.destinationID] }
  }

  /// The context of the controller that `embedded` shows in a container view, whatever other segues
  /// lead to it.
  func context(ofEmbedded embedded: IBElement) -> ControllerContext {
    let shown = leaf(of: embedded).id
    var context = ControllerContext(isEmbedded: true)
    var visited: Set<String> = []
    var container = embedded
    while let id = container.id, id != shown, visited.insert(id).inserted,
      let child = firstChild(of: container)
    {
      context.enter(container)
      container = child
    }
    return context
  }

  /// The context of the controller with this id.
  func context(of id: String) -> ControllerContext { contexts[id] ?? ControllerContext() }

  /// The ids of the controllers in the stack, from the bottom to the controller with this id.
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

  /// Computes the contexts. Each one follows from the context of the controller that leads to it.
  private mutating func findContexts() {
    for id in incoming.keys.sorted() where contexts[id] == nil {
      let path = Self.path(from: id, until: { contexts[$0] != nil }) {
        incoming[$0]?.first?.sourceID
      }
      var around = contexts[path.end] ?? ControllerContext()
      // If controllers lead to each other in a circle, the circle is traversed once without storing
      // contexts. The result then does not depend on the start of the traversal.
      for id in path.circle.reversed() { around = context(of: id, in: around) }
      for id in path.ids.reversed() {
        around = context(of: id, in: around)
        contexts[id] = around
      }
    }
  }

  /// Computes the innermost controllers of containers. Containers in a circle show themselves.
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

  /// Follows `next` from an id to a known id, to the end of the chain, or until a circle closes.
  ///
  /// - Returns: the visited ids, those among them that form a circle, and the end: the known id,
  ///   the last visited id, or the id that closes the circle.
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

  /// The context of the controller with this id, given the context of the controller that leads to
  /// it.
  private mutating func context(
    of id: String, in around: ControllerContext
  ) -> ControllerContext {
    steps += 1
    guard let segue = incoming[id]?.first else { return ControllerContext() }
    var context = around
    let source = controllers[segue.sourceID]
    switch segue.kind {
    case .relationship:
      if let source { context.enter(source) }
      return context
    case .embed:
      return ControllerContext(isEmbedded: true)
    case .show, .showDetail:
      // Without a bar over the source there is no stack to push onto. The destination is presented.
      let hasBar = source.map { context.hasNavigationBar(over: $0) } ?? false
      guard context.navigation != nil || hasBar else {
        return ControllerContext(presentation: presentation(by: segue))
      }
      context.isBelowBar = hasBar
      context.inferredTopBar =
        source?.child(key: "simulatedTopBarMetrics") ?? context.inferredTopBar
      context.isBelowNoBottomBar =
        source?.simulates("simulatedBottomBarMetrics").map { !$0 } ?? context.isBelowNoBottomBar
      context.isPushed = true
      context.previous = source
      // A pushed controller covers a tab bar controller in the same stack.
      if context.isTabOnStack { context.tab = nil }
      context.isTabOnStack = false
      return context
    case .presentation:
      return ControllerContext(presentation: presentation(by: segue))
    case .other:
      return ControllerContext()
    }
  }

  /// The presentation style. The segue's style takes precedence over the destination's.
  private func presentation(by segue: IBSegue) -> ControllerContext.Presentation {
    switch segue.presentationStyle ?? controllers[segue.destinationID]?["modalPresentationStyle"] {
    case nil, "automatic", "popover": segue.isPopover ? .popover : .sheet
    case "pageSheet", "formSheet": .sheet
    default: .fullScreen
    }
  }
}

extension IBSegue {
  /// The precedence among segues to the same controller: containment before transitions.
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
