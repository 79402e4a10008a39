// SPDX-License-Identifier: MIT

/// The controllers of a document and how they contain and present each other.
///
/// A storyboard says nowhere that a controller lies below a navigation bar; it follows from the
/// segues that lead to it, as Interface Builder infers it for its canvas.
struct ControllerGraph: Sendable {
  private var controllers: [String: IBElement] = [:]
  private var incoming: [String: [IBSegue]] = [:]
  private var outgoing: [String: [IBSegue]] = [:]

  init(document: IBDocument) {
    for scene in document.scenes {
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

  /// The controller that a container shows in the end; a controller with a view shows itself.
  func leaf(of controller: IBElement) -> IBElement {
    var shown = controller
    var visited: Set<String> = []
    while shown.rootView == nil, visited.insert(shown.id ?? "").inserted,
      let child = firstChild(of: shown)
    {
      shown = child
    }
    return shown
  }

  /// The children of a tab bar controller, first tab first.
  func tabs(of container: IBElement) -> [IBElement] {
    (outgoing[container.id ?? ""] ?? []).compactMap { segue in
      segue.kind == .relationship("viewControllers") ? controllers[segue.destinationID] : nil
    }
  }

  /// The controller embedded by the segue of the container view with this id.
  func embedded(inContainerView id: String, of controllerID: String) -> IBElement? {
    (outgoing[controllerID] ?? []).first { $0.kind == .embed && $0.originID == id }
      .flatMap { controllers[$0.destinationID] }
  }

  /// Where the controller with this id stands when the storyboard shows it.
  func context(of id: String) -> ControllerContext {
    var visited: Set<String> = []
    return context(of: id, visited: &visited)
  }

  /// The ids of the controllers that lead to one on its stack, and its own.
  func stack(upTo id: String) -> [String] {
    var stack = [id]
    while let last = stack.last, let previous = context(of: last).previous?.id,
      !stack.contains(previous)
    {
      stack.append(previous)
    }
    return stack.reversed()
  }

  private func context(of id: String, visited: inout Set<String>) -> ControllerContext {
    guard visited.insert(id).inserted, let segue = incoming[id]?.first else {
      return ControllerContext()
    }
    let source = controllers[segue.sourceID]
    switch segue.kind {
    case .relationship:
      var context = context(of: segue.sourceID, visited: &visited)
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
      var context = context(of: segue.sourceID, visited: &visited)
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
