// SPDX-License-Identifier: MIT

extension MCPTool {
  /// Every tool, in the order in which clients list them.
  static let all: [MCPTool] = [
    explainLog, checkFiles, frames, why, diff, range, vfl, render, rules,
  ]

  private static let scene = MCPParameter(
    "scene", .text, "--scene", "Only the scene with this id, controller id or root view id.")

  private static let explainLog = MCPTool(
    name: "explain_log", title: "Explain a console log",
    meaning: """
      Explains messages of Auto Layout in console output: which constraints cannot all hold, the \
      arithmetic, which one UIKit breaks, whose they are, and what to change. Also explains missing \
      constraints, invalid formats, layout loops and other messages. Give the text or a file.
      """,
    command: ["explain"],
    parameters: [
      .init("text", .input, "The console output, or the message alone."),
      .init("path", .path, "A file with the console output."),
      .init(
        "sources", .path, "--sources",
        "A folder with source files in which to find the constraints."),
    ],
    oneOf: ["text", "path"],
    verification: """
      To verify a fix, run the screen again and pass the new log. A conflict in a storyboard or xib \
      can be verified without running the app: call check_files with "rules": ["conflict"].
      """)

  private static let checkFiles = MCPTool(
    name: "check_files", title: "Check storyboards and xibs",
    meaning: """
      Finds layout problems in storyboards and xibs: conflicts, ambiguous layouts, clipped and \
      truncated texts, overlaps, small touch targets, dangling references and more, with file and \
      line. Each finding names the conditions under which it occurs.
      """,
    command: ["check"],
    parameters: [
      .init("paths", .paths, isRequired: true, "Storyboards, xibs, or folders that contain them."),
      .init("rules", .texts, "--rule", "Check only these rules; the tool 'rules' lists them."),
      .init("devices", .text, "--devices", "Devices, separated by commas: iPhone SE,iPad."),
      .init("text_sizes", .text, "--text-sizes", "Text sizes, separated by commas: L,AX3."),
      .init("rtl", .flag, "--rtl", "Whether to check right-to-left layouts too."),
      .init("dark", .flag, "--dark", "Whether to check the dark appearance too."),
      .init("notes", .flag, "--notes", "Whether to list notes, which are only counted otherwise."),
    ],
    verification: """
      To verify a fix, call check_files with the same arguments: the finding must be gone, and no \
      other may have appeared. The tool 'diff' shows what else has moved.
      """)

  private static let frames = MCPTool(
    name: "frames", title: "List the frames of views",
    meaning: """
      Lists all views of storyboards and xibs as trees: class, name, id and frame in the superview's \
      coordinates, in points.
      """,
    command: ["frames"],
    parameters: [
      .init("paths", .paths, isRequired: true, "Storyboards, xibs, or folders that contain them."),
      scene,
    ] + MCPParameter.canvas)

  private static let why = MCPTool(
    name: "why", title: "Explain the edges of a view",
    meaning: """
      Explains why a view has its position and size: each edge as a sum over the constraints and \
      rules that determine it, with their lines in the file, and the constraints that have no \
      influence or give way.
      """,
    command: ["why"],
    parameters: [
      .init("path", .path, isRequired: true, "A storyboard or xib."),
      .init(
        "view", .text, "--view", isRequired: true,
        "The view: its id, its label in Xcode, its outlet or its text."),
      .init(
        "edges", .texts, "--edge",
        "leading, trailing, left, right, top, bottom, centerX, centerY, width, height, "
          + "firstBaseline or lastBaseline; by default leading, top, width and height."),
      scene,
    ] + MCPParameter.canvas,
    verification: "To verify a change of the file, call why or frames with the same arguments.")

  private static let diff = MCPTool(
    name: "diff", title: "Compare two versions",
    meaning: """
      Shows the effect of a change to a storyboard or xib: changed properties and constraints, views \
      that moved, and findings that only one version has.
      """,
    command: ["diff"],
    parameters: [
      .init("old", .path, "The old file or folder."),
      .init("revision", .revision, "The git revision with the old version, such as HEAD."),
      .init("new", .path, isRequired: true, "The new file or folder."),
      .init("devices", .text, "--devices", "Devices to compare on, separated by commas."),
    ],
    oneOf: ["old", "revision"])

  private static let range = MCPTool(
    name: "range", title: "Prove a layout for all sizes",
    meaning: """
      Proves or refutes, for every size in a range, that constraints can hold, that no view is \
      ambiguous, and that nothing overlaps, is clipped or truncated. Names the first size at which a \
      rule is broken.
      """,
    command: ["range"],
    parameters: [
      .init("paths", .paths, isRequired: true, "Storyboards, xibs, or folders that contain them."),
      .init("width", .text, "--width", "The range of widths, such as 320...1366, or one width."),
      .init("height", .text, "--height", "The range of heights, or one height."),
      scene,
      .device, .textSize, .rtl,
    ],
    verification: """
      To verify a fix, call range with the same arguments: the rule must be listed as proved.
      """)

  private static let vfl = MCPTool(
    name: "vfl", title: "Read visual formats",
    meaning: """
      Reads strings in the Visual Format Language: the constraints and frames that they make, or the \
      error and its place.
      """,
    command: ["vfl"],
    parameters: [
      .init("formats", .texts, isRequired: true, "Formats, such as H:|-[a]-[b(==a)]-|."),
      .init("metrics", .texts, "--metrics", "Named numbers, such as gap=8."),
      .init("options", .texts, "--options", "Format options, such as alignAllTop."),
      .init("size", .text, "--size", "The size of the superview, such as 320x120."),
      .init("extended", .flag, "--extended", "Whether the formats use Plumb's extensions."),
      .rtl,
    ])

  private static let render = MCPTool(
    name: "render", title: "Draw a screen",
    meaning: """
      Draws the scenes of a storyboard or xib as a PNG picture. A build without fonts draws texts as \
      bars; the tool 'frames' lists them.
      """,
    command: ["render"],
    parameters: [
      .init("paths", .paths, isRequired: true, "Storyboards, xibs, or folders that contain them."),
      scene,
    ] + MCPParameter.canvas + [
      .init("dark", .flag, "--dark", "Whether to use the dark appearance."),
      .init("outlines", .flag, "--outlines", "Whether to show the frames of all views."),
      .init("guides", .flag, "--guides", "Whether to show safe area and layout margins."),
      .init("scale", .number, "--scale", "Pixels per point; 2 by default."),
    ],
    isPicture: true)

  private static let rules = MCPTool(
    name: "rules", title: "List or explain rules",
    meaning: "Lists the rules of check_files, or explains one: why it matters and how to fix it.",
    command: ["rules"],
    parameters: [.init("rule", .text, "The rule to explain, such as truncated-text.")])
}
