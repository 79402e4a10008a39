// SPDX-License-Identifier: MIT

public import AutoLayout

/// One thing to draw: a controller with its view, or a view that stands on its own.
public struct IBScene: Hashable, Sendable, Identifiable {
  /// The scene's id in a storyboard, the root view's id in a xib.
  public var id: String
  /// A name for people: what Xcode shows above the scene.
  public var title: String
  public var controllerID: String?
  public var rootViewID: String?
  /// The line of the controller or of the root view, counted from 1.
  public var line: Int
  /// The controller's element; `nil` for a view on its own.
  public var controller: IBElement?
  /// The root view's element; `nil` for containers and for controllers whose view is elsewhere.
  public var rootView: IBElement?
  /// The middle of the scene on Xcode's canvas, in 600ths of the screen's width and height; `nil` where
  /// the file has none.
  ///
  /// Source: fractions of saved positions times width and height of the screen are whole multiples of
  /// 300 on every device.
  public var canvasLocation: Point?

  static func scenes(of document: IBElement, kind: IBDocument.Kind) -> [IBScene] {
    switch kind {
    case .storyboard:
      document.list("scenes").flatMap { scene in
        scenes(
          among: scene.list("objects"), sceneID: scene["sceneID"], location: scene.canvasLocation)
      }
    case .xib:
      scenes(among: document.list("objects"), sceneID: nil)
    }
  }

  /// A scene for every controller and for every view that lies beside one.
  ///
  /// The scene's own id goes to its first controller; views beside it (dragged on the bar above
  /// the scene in Xcode) and the views of a xib are known by their own.
  private static func scenes(
    among objects: [IBElement], sceneID: String?, location: Point? = nil
  ) -> [IBScene] {
    var sceneID = sceneID
    var location = location
    var scenes: [IBScene] = []
    for object in objects {
      if object.isController {
        let root = object.rootView
        scenes.append(
          IBScene(
            id: sceneID ?? object.id ?? "", title: title(of: object), controllerID: object.id,
            rootViewID: root?.id, line: object.line, controller: object, rootView: root,
            canvasLocation: location))
        sceneID = nil
        location = nil
      } else if object.isView {
        scenes.append(
          IBScene(
            id: object.id ?? "", title: title(of: object), rootViewID: object.id,
            line: object.line, rootView: object, canvasLocation: object.canvasLocation))
      }
    }
    return scenes
  }

  private static func title(of object: IBElement) -> String {
    object["userLabel"] ?? object["title"] ?? object.child("navigationItem")?["title"]
      ?? object["storyboardIdentifier"] ?? object["customClass"] ?? spoken(object.name)
  }

  /// `navigationController` as `Navigation Controller`.
  private static func spoken(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase { text += " " }
      text += text.isEmpty ? character.uppercased() : String(character)
    }
    return text
  }
}

extension IBElement {
  /// Whether this top-level object is a view controller or a reference to one elsewhere.
  var isController: Bool { name.hasSuffix("Controller") || name == "viewControllerPlaceholder" }

  /// Whether this object is a view: only views have a frame.
  var isView: Bool { child(key: "frame")?.name == "rect" }

  /// Where Xcode's canvas has this scene, or this view of a xib.
  fileprivate var canvasLocation: Point? {
    guard let point = child(key: "canvasLocation"), point.name == "point" else { return nil }
    return Point(x: point.coordinate("x"), y: point.coordinate("y"))
  }

  /// The view of a controller, where the file holds one.
  package var rootView: IBElement? { child(key: "view") }
}
