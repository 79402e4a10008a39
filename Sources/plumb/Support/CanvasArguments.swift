// SPDX-License-Identifier: MIT

import AppResources
import ArgumentParser
import AutoLayout
import EssentialFoundation
import InterfaceBuilder
import Typography
import UIKitComponents

/// The options for the conditions under which scenes are laid out.
struct CanvasArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: an Interface Builder id (retina6_12) or a model (\"iPhone 15\").",
      discussion: "The default is the device on which the file was edited.", valueName: "name"))
  var device: String?

  @Flag(help: "Use the device in landscape.")
  var landscape = false

  @Option(
    help: ArgumentHelp(
      "The size of every scene in points, such as 507x1024: a window of any size on the device.",
      valueName: "width>x<height"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "Show a keyboard on the screens of view controllers: 'standard' for the device's, or a height in points.",
      valueName: "height"))
  var keyboard: String?

  @Option(help: ReleaseArgument.help)
  var platform: String?

  @Flag(help: "Lay out from right to left.")
  var rtl = false

  @Option(
    help: ArgumentHelp(
      "The text size: XS S M L XL XXL XXXL, or AX1 to AX5.", valueName: "category"))
  var textSize: String?

  @Flag(help: "Use the colours of the dark appearance.")
  var dark = false

  @Flag(help: "Use the colours of increased contrast.")
  var contrast = false

  @OptionGroup var resources: ResourceArguments

  /// - Throws: for an unknown name, with suggestions.
  func options() throws(Failure) -> SceneOptions {
    var options = SceneOptions()
    if let device { options.device = try Self.device(named: device) }
    if landscape { options.orientation = .landscape }
    if let size { options.size = try CanvasSize.read(size) }
    if let keyboard { options.keyboard = try Self.keyboard(keyboard) }
    options.platform = try ReleaseArgument.read(platform)
    options.direction = rtl ? .rightToLeft : try resources.language()?.direction ?? .leftToRight
    if let textSize { options.contentSizeCategory = try Self.textSize(named: textSize) }
    if dark { options.style = .dark }
    if contrast { options.contrast = .high }
    return options
  }

  /// - Throws: if the text is not a height.
  private static func keyboard(_ text: String) throws(Failure) -> DockedKeyboard {
    if text == "standard" { return .standard }
    guard let height = Double(text), height.isFinite, height > 0, height <= 10_000 else {
      throw Failure("'\(text)' is not a keyboard height; write 'standard' or points, such as 336")
    }
    return .height(height)
  }

  /// - Throws: for an unknown name, with suggestions.
  static func device(named name: String) throws(Failure) -> Device {
    do throws(UnknownDevice) {
      return try Device.named(name)
    } catch {
      let names = error.suggestions.map { "'\($0)'" }.joined(separator: " or ")
      throw Failure("unknown device '\(name)'\(names.isEmpty ? "" : "; did you mean \(names)?")")
    }
  }

  /// - Throws: for an unknown name, with the known names.
  static func textSize(named name: String) throws(Failure) -> ContentSizeCategory {
    guard let category = ContentSizeCategory(commandLineName: name) else {
      let names = ContentSizeCategory.allCases.map(\.commandLineName).joined(separator: " ")
      throw Failure("unknown text size '\(name)'; the sizes are \(names)")
    }
    return category
  }

  /// A reader that uses the requested resources and language.
  func reader() throws(Failure) -> DocumentReader { try resources.reader() }
}
