// SPDX-License-Identifier: MIT

/// A storyboard or xib file, ready for layout.
///
/// It is a value that can be stored, compared and used on any thread. Elements that Plumb does not
/// support remain in ``root``.
public struct IBDocument: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case storyboard, xib }

  /// The name of the file, for errors and notes.
  public var file: String
  public var kind: Kind
  public var toolsVersion: ToolsVersion
  /// The canvas for which Xcode computed the frames in the file.
  public var canvas: IBCanvas
  /// Whether the file uses Auto Layout. Otherwise only autoresizing masks place the views.
  public var usesAutolayout: Bool
  /// Whether root views have safe area guides. Otherwise controllers have top and bottom layout
  /// guides.
  public var usesSafeAreas: Bool
  /// The id of the storyboard's initial view controller.
  public var initialControllerID: String?
  /// The scenes of a storyboard, or the top-level views of a xib, in file order.
  public var scenes: [IBScene]
  /// The segues between controllers, including containment, in file order.
  public var segues: [IBSegue]
  public var resources: IBResources
  /// The element tree of the whole file.
  public var root: IBElement

  /// Reads a document from its element tree.
  ///
  /// - Throws: ``IBFileError`` if `root` is not an Interface Builder document for iOS.
  public init(root: IBElement, file: String) throws(IBFileError) {
    kind = try Self.kind(of: root, file: file)
    self.file = file
    self.root = root
    let plugIn = root.list("dependencies").first {
      $0["identifier"]?.hasSuffix("IBCocoaTouchPlugin") == true
    }
    toolsVersion = ToolsVersion(
      toolsVersion: root["toolsVersion"], plugInVersion: plugIn?["version"])
    canvas = IBCanvas(document: root, tools: toolsVersion)
    usesAutolayout = root.flag("useAutolayout") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    initialControllerID = root["initialViewController"]
    scenes = IBScene.scenes(of: root, kind: kind)
    segues = scenes.flatMap { scene in scene.controller.map(IBSegue.segues(of:)) ?? [] }
    resources = IBResources(document: root)
  }

  /// The scene with this id, or the scene whose controller or root view has this id.
  public func scene(_ id: String) -> IBScene? {
    scenes.first { $0.id == id }
      ?? scenes.first { $0.controllerID == id || $0.rootViewID == id }
  }

  /// Changes an attribute that only layout depends on, such as the constant of a constraint.
  package mutating func setLayoutAttribute(_ name: String, of id: String, to value: String) {
    root.setAttribute(name, of: id, to: value)
    for index in scenes.indices {
      scenes[index].controller?.setAttribute(name, of: id, to: value)
      scenes[index].rootView?.setAttribute(name, of: id, to: value)
    }
  }

  private static func kind(of root: IBElement, file: String) throws(IBFileError) -> Kind {
    func refuse(_ detail: String) -> IBFileError {
      IBFileError(file: file, line: root.line, reason: .notInterfaceBuilder(detail))
    }
    switch ForeignFormat(root: root) {
    case .beforeXcode5:
      throw refuse("this is the format before Xcode 5; open it in Xcode and save it once")
    case let format?: throw refuse("it is \(format.description)")
    case nil: break
    }
    guard root.name == "document" else {
      throw refuse("the outermost element is <\(root.name)>, not <document>")
    }
    let type = root["type"] ?? ""
    guard type.contains(text: "CocoaTouch") || root["targetRuntime"] == "iOS.CocoaTouch" else {
      throw refuse(
        type.isEmpty ? "<document> has no type" : "the document type is '\(type)'")
    }
    return type.contains(text: "Storyboard") || root.child("scenes") != nil ? .storyboard : .xib
  }
}
