// SPDX-License-Identifier: MIT

public import AutoLayout

/// A scene: a controller with its view, or a top-level view without a controller.
public struct IBScene: Hashable, Sendable, Identifiable {
  /// The scene's id in a storyboard, or the root view's id in a xib.
  public var id: String
  /// The title that Xcode shows above the scene.
  public var title: String
  public var controllerID: String?
  public var rootViewID: String?
  /// The line of the controller or of the root view, counted from 1.
  public var line: Int
  /// The controller's element; `nil` for a view without a controller.
  public var controller: IBElement?
  /// The root view's element; `nil` for containers and for controllers whose view is not in the
  /// file.
  public var rootView: IBElement?
  /// The center of the scene on Xcode's canvas, in 600ths of the screen's width and height; `nil`
  /// if the file has no position.
  ///
  /// Source: on every device, the fractions of saved positions times the screen's width and height
  /// are whole multiples of 300.
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

  /// A scene for every controller and for every view beside a controller.
  ///
  /// The first controller gets the scene's id. Views beside it (dragged to the bar above the scene
  /// in Xcode) and the views of a xib have their own ids.
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

  /// The tag as words: `navigationController` becomes `Navigation Controller`.
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
  /// Whether this top-level object is a view controller or a placeholder for one in another
  /// storyboard.
  var isController: Bool { name.hasSuffix("Controller") || name == "viewControllerPlaceholder" }

  /// Whether this object is a view: only views have a frame.
  var isView: Bool { child(key: "frame")?.name == "rect" }

  /// The position of this scene, or of this view of a xib, on Xcode's canvas.
  fileprivate var canvasLocation: Point? {
    guard let point = child(key: "canvasLocation"), point.name == "point" else { return nil }
    return Point(x: point.coordinate("x"), y: point.coordinate("y"))
  }

  /// The view of a controller, if it is in the file.
  package var rootView: IBElement? { child(key: "view") }
}
