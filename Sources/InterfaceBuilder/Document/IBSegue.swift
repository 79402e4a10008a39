// SPDX-License-Identifier: MIT

/// A segue between two controllers: a transition or a containment.
public struct IBSegue: Hashable, Sendable {
  /// The kinds of segue that affect the look of a scene.
  public enum Kind: Hashable, Sendable {
    /// Containment: the destination is a child, as `rootViewController`, `viewControllers`,
    /// `masterViewController`, `detailViewController`…
    case relationship(String)
    /// The destination fills the container view that the segue starts from.
    case embed
    /// The destination appears in the container that shows the source, usually pushed.
    case show
    /// The destination replaces the detail of a split view.
    case showDetail
    /// The destination is presented over the source.
    case presentation
    /// All other kinds: unwind, custom and unknown.
    case other(String)
  }

  public var id: String
  public var kind: Kind
  /// The controller that the segue starts from.
  public var sourceID: String
  /// The object inside the controller that the segue starts from, for example a container view.
  public var originID: String
  public var destinationID: String
  /// `modalPresentationStyle` as written, for example `fullScreen`; `nil` for the automatic style.
  public var presentationStyle: String?
  /// Whether the destination is presented as a popover.
  public var isPopover: Bool
  public var line: Int

  /// All segues of `controller` and of the objects in it.
  static func segues(of controller: IBElement) -> [IBSegue] {
    var segues: [IBSegue] = []
    controller.forEach { origin in
      for element in origin.list("connections") where element.name == "segue" {
        guard let destination = element["destination"] else { continue }
        segues.append(
          IBSegue(
            id: element.id ?? "", kind: Kind(element), sourceID: controller.id ?? "",
            originID: origin.id ?? "",
            destinationID: destination,
            presentationStyle: element["modalPresentationStyle"],
            isPopover: element["kind"]?.contains(text: "opover") == true, line: element.line))
      }
    }
    return segues
  }
}

extension IBSegue.Kind {
  init(_ segue: IBElement) {
    self =
      switch segue["kind"] {
      case "relationship": .relationship(segue["relationship"] ?? "")
      case "embed": .embed
      case "show", "push": .show
      case "showDetail", "replace": .showDetail
      case "presentation", "modal", "presentAsPopover", "popoverPresentation", "popover":
        .presentation
      case let kind: .other(kind ?? "")
      }
  }
}
