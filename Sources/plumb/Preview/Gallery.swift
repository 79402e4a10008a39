// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import LayoutReports

/// The data of the gallery page: the scenes, their pictures under all conditions, and details of
/// their views.
///
/// Pictures of a scene share most of their lines, and layouts share most of their views. Both are
/// stored in tables, which keeps the page small for any number of combinations.
struct Gallery: Encodable {
  struct File: Encodable {
    var name: String
    /// The number of the file in Plumb Studio; nil if the page does not contain it.
    var live: Int?
  }

  struct Segue: Encodable {
    var kind: String
    /// The id of the object that starts the segue.
    var origin: String
    /// The index of the destination scene; -1 for a scene in another file.
    var to: Int
  }

  struct Scene: Encodable {
    var id: String
    var title: String
    var className: String
    /// The index of the file.
    var file: Int
    /// The searchable text, in lower case.
    var words: String
    /// The centre on the canvas, in 600ths of the screen.
    var location: [Double]?
    var isInitial: Bool
    var segues: [Segue]
    /// Indices in ``Gallery/drawings``, one for each combination.
    var drawings: String
  }

  struct Drawing: Hashable, Encodable {
    var picture: Int
    var size: [Double]
    var screen: [Double]
    var conflicts: Int
    /// Indices in the table of rows.
    var views: String
  }

  /// The properties of a view that are the same under all conditions.
  struct View: Hashable, Encodable {
    var id: String
    var name: String
    var className: String
    var line: Int
    var depth: Int

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for text in [id, name, className] { try list.encode(text) }
      for number in [line, depth] { try list.encode(number) }
    }
  }

  /// A view in a layout.
  struct Row: Hashable, Encodable {
    var view: Int
    /// The frame, then its origin on the screen.
    var geometry: [Double]
    /// The intrinsic width and height; nil if the view has none.
    var content: [Double?]
    var isHidden: Bool
    /// Indices in the table of texts.
    var constraints: String

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(view)
      for number in geometry { try list.encode(number) }
      for number in content { try list.encode(number) }
      try list.encode(isHidden ? 1 : 0)
      try list.encode(constraints)
    }
  }

  enum CodingKeys: CodingKey {
    case title, files, switches, scenes, drawings, pictures, lines, rows, views, texts
  }

  var title: String
  var switches: [GallerySwitch]
  private(set) var files: [File] = []
  private(set) var scenes: [Scene] = []
  private var drawings = SharedTable<Drawing>()
  private var pictures = SharedTable<String>()
  private var lines = SharedTable<String>()
  private var rows = SharedTable<Row>()
  private var views = SharedTable<View>()
  private var texts = SharedTable<String>()
  /// The indices of scenes by file and controller id.
  private var places: [Int: [String: Int]] = [:]
  /// The segues by file and source controller id.
  private var seguesBySource: [Int: [String: [IBSegue]]] = [:]
  /// The destinations of segues.
  private var ends: [(file: Int, scene: Int, segue: Int, destination: String)] = []

  init(title: String, switches: [GallerySwitch]) {
    self.title = title
    self.switches = switches
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(title, forKey: .title)
    try values.encode(files, forKey: .files)
    try values.encode(switches, forKey: .switches)
    try values.encode(scenes, forKey: .scenes)
    try values.encode(drawings.values, forKey: .drawings)
    try values.encode(pictures.values, forKey: .pictures)
    try values.encode(lines.values, forKey: .lines)
    try values.encode(rows.values, forKey: .rows)
    try values.encode(views.values, forKey: .views)
    try values.encode(texts.values, forKey: .texts)
  }

  /// Adds a file. Its scenes are added next.
  mutating func add(file name: String, live: Int? = nil) {
    files.append(File(name: name, live: live))
  }

  /// Adds a scene with its pictures. A scene without pictures is ignored.
  mutating func add(_ outcome: GalleryJob.Outcome, of document: IBDocument) {
    guard !outcome.drawings.isEmpty else { return }
    let scene = outcome.scene
    if let id = scene.controllerID { places[outcome.file, default: [:]][id] = scenes.count }
    let segues = segues(of: scene, in: document, file: outcome.file)
    ends += segues.enumerated().map { (outcome.file, scenes.count, $0, $1.destinationID) }
    let controller = scene.controller
    append(
      Scene(
        id: scene.id, title: VisibleText.of(scene.title),
        className: controller?["customClass"] ?? scene.rootView?["customClass"] ?? "",
        file: outcome.file, words: "",
        location: scene.canvasLocation.map { [$0.x, $0.y] },
        isInitial: scene.controllerID != nil
          && scene.controllerID == document.initialControllerID,
        segues: segues.map { Segue(kind: $0.kind.spoken, origin: $0.originID, to: -1) },
        drawings: ""), outcome.drawings)
  }

  /// Adds a scene that is in no document, with its pictures.
  mutating func add(
    id: String, title: String, className: String, file: Int, _ drawings: [GalleryJob.Drawing]
  ) {
    append(
      Scene(
        id: id, title: VisibleText.of(title), className: className, file: file, words: "",
        isInitial: false, segues: [], drawings: ""), drawings)
  }

  private mutating func append(_ scene: Scene, _ drawn: [GalleryJob.Drawing]) {
    var scene = scene
    var found: [String] = [scene.title, scene.id, files[scene.file].name]
    let numbers = drawn.map { drawing in drawings.number(of: add(drawing, words: &found)) }
    scene.words = Self.searched(found)
    scene.drawings = NumberList.text(numbers)
    scenes.append(scene)
  }

  /// The segues of a scene. The segues of a file are grouped once.
  private mutating func segues(
    of scene: IBScene, in document: IBDocument, file: Int
  ) -> [IBSegue] {
    if seguesBySource[file] == nil {
      seguesBySource[file] = Dictionary(grouping: document.segues, by: \.sourceID)
    }
    return scene.controllerID.flatMap { seguesBySource[file]?[$0] } ?? []
  }

  /// Connects segues with their destination scenes, after all scenes have been added.
  mutating func joinSegues() {
    for end in ends {
      scenes[end.scene].segues[end.segue].to = places[end.file]?[end.destination] ?? -1
    }
  }

  private mutating func add(_ drawing: GalleryJob.Drawing, words: inout [String]) -> Drawing {
    let picture = drawing.picture.split(separator: "\n", omittingEmptySubsequences: false)
      .map { lines.number(of: String($0)) }
    let isFirst = words.count <= 3
    let views = drawing.details.views.map { view in
      if isFirst { words += [view.name, view.className, view.id] }
      let number = self.views.number(
        of: View(
          id: view.id, name: view.name, className: view.className, line: view.line,
          depth: view.depth))
      let (frame, place) = (view.frame, view.frameInPicture)
      return rows.number(
        of: Row(
          view: number,
          geometry: [frame.x, frame.y, frame.width, frame.height, place.x, place.y]
            .map(Self.finite),
          content: [view.contentSize.width, view.contentSize.height].map { $0.map(Self.finite) },
          isHidden: view.isHidden,
          constraints: NumberList.text(view.constraints.map { texts.number(of: $0) })))
    }
    return Drawing(
      picture: pictures.number(of: NumberList.text(picture)),
      size: [drawing.size.width, drawing.size.height],
      screen: [drawing.screen.width, drawing.screen.height],
      conflicts: drawing.details.conflictCount, views: NumberList.text(views))
  }

  /// JSON has no infinity or NaN. Rounding to thousandths of a point is invisible.
  private static func finite(_ value: Double) -> Double {
    value.isFinite ? (value * 1000).rounded() / 1000 : 0
  }

  private static func searched(_ texts: [String]) -> String {
    var seen: Set<String> = []
    return texts.map { $0.lowercased() }.filter { seen.insert($0).inserted }
      .joined(separator: " ")
  }
}

extension IBSegue.Kind {
  /// The label of the arrow.
  fileprivate var spoken: String {
    switch self {
    case .relationship(let name): name.isEmpty ? "relationship" : name
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "show detail"
    case .presentation: "present"
    case .other(let kind): kind.isEmpty ? "segue" : kind
    }
  }
}
