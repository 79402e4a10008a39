// SPDX-License-Identifier: MIT

/// A storyboard or xib, read and ready to be laid out.
///
/// A value: it can be kept, compared and used on any thread. Elements that Plumb knows nothing
/// about are still in ``root``.
public struct IBDocument: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case storyboard, xib }

  /// The name under which the file was loaded; errors and notes carry it.
  public var file: String
  public var kind: Kind
  public var toolsVersion: ToolsVersion
  /// The device for which Xcode computed the frames that the file holds.
  public var canvas: IBCanvas
  /// Whether constraints are live. Without it autoresizing masks alone place the views.
  public var usesAutolayout: Bool
  /// Whether root views have safe area guides; otherwise controllers have top and bottom guides.
  public var usesSafeAreas: Bool
  /// The controller that the storyboard starts with.
  public var initialControllerID: String?
  /// Every scene of a storyboard, every top-level view of a xib, in file order.
  public var scenes: [IBScene]
  /// The transitions and containments between controllers, in file order.
  public var segues: [IBSegue]
  public var resources: IBResources
  /// The whole file.
  public var root: IBElement

  /// Reads the document out of its element tree.
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

  /// The scene with this id, or the one whose controller or root view has it.
  public func scene(_ id: String) -> IBScene? {
    scenes.first { $0.id == id }
      ?? scenes.first { $0.controllerID == id || $0.rootViewID == id }
  }

  private static func kind(of root: IBElement, file: String) throws(IBFileError) -> Kind {
    func refuse(_ detail: String) -> IBFileError {
      IBFileError(file: file, line: root.line, reason: .notInterfaceBuilder(detail))
    }
    guard root.name == "document" else {
      throw refuse(
        root.name == "archive"
          ? "this is the format before Xcode 5; open it in Xcode and save it once"
          : "the outermost element is <\(root.name)>, not <document>")
    }
    let type = root["type"] ?? ""
    guard type.contains(text: "CocoaTouch") || root["targetRuntime"] == "iOS.CocoaTouch" else {
      throw refuse(
        type.isEmpty ? "<document> has no type" : "the document type is '\(type)'")
    }
    return type.contains(text: "Storyboard") || root.child("scenes") != nil ? .storyboard : .xib
  }
}
