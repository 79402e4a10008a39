// SPDX-License-Identifier: MIT

/// Writes differences as Markdown, for the description of a pull request.
public enum DiffMarkdown {
  public static func text(of files: [FileDifference], showsNoise: Bool = false) -> String {
    let sections = files.compactMap { section(of: $0, showsNoise: showsNoise) }
    return sections.isEmpty ? "No layout changed.\n" : sections.joined(separator: "\n")
  }

  private static func section(of file: FileDifference, showsNoise: Bool) -> String? {
    guard !file.isEmpty || (showsNoise && !file.noise.isEmpty) else { return nil }
    var text = "### \(code(file.file))"
    if file.status != .changed { text += " \(file.status.rawValue)" }
    text += "\n"
    for scene in file.scenes {
      let title = file.title(of: scene)
      text += title.isEmpty ? "\n" : "\n**\(escaped(title))**\n\n"
      for change in file.changes where change.scene == scene {
        text += "- \(escaped(change.text))\n"
        for detail in change.details { text += "  - with \(escaped(detail))\n" }
      }
    }
    for effect in file.effects {
      text += "\n<details><summary>\(escaped(effect.title)) on \(escaped(effect.canvas)): "
      text += "\(effect.views.count) \(effect.views.count == 1 ? "view" : "views")</summary>\n\n"
      text += "| view | before | after |\n|---|---|---|\n"
      for view in effect.views {
        text +=
          "| \(escaped(view.name)) | \(NumberText.of(view.old)) | \(NumberText.of(view.new)) |\n"
      }
      if effect.oldConflicts != effect.newConflicts {
        text += "| conflicts | \(effect.oldConflicts) | \(effect.newConflicts) |\n"
      }
      text += "\n</details>\n"
    }
    for (title, findings) in [
      ("New findings", file.newFindings), ("Resolved findings", file.goneFindings),
    ]
    where !findings.isEmpty {
      text += "\n**\(title)**\n\n"
      for finding in findings { text += "- \(escaped(DiffText.words(of: finding)))\n" }
    }
    if showsNoise, !file.noise.isEmpty {
      text += "\n<details><summary>without effect</summary>\n\n"
      for change in file.noise { text += "- \(escaped(change.text))\n" }
      text += "\n</details>\n"
    }
    return text
  }

  private static func code(_ text: String) -> String {
    "`\(text.filter { $0 != "`" && !$0.isNewline })`"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#": result += "\\\(character)"
      default: result.append(character.isNewline ? " " : character)
      }
    }
    return result
  }
}
