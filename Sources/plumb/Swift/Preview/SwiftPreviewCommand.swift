// SPDX-License-Identifier: MIT

import ArgumentParser
import EssentialFoundation

/// `plumb swift preview`: draws the previews of a package.
struct SwiftPreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draws the previews of a package of iOS code.",
    discussion: """
      Draws every #Preview that gives a UIView or a UIViewController, and every PreviewProvider of \
      UIViewRepresentable or UIViewControllerRepresentable types, with its name, traits and layout. \
      No test has to be written. Previews of SwiftUI views are listed and left out.

      An output file .html is a page with switches for device, orientation, appearance, text size and \
      direction. Any other output is a folder: each preview becomes a picture and a text file with the \
      frames of its views. --expect compares with such a folder and uses the devices and settings that \
      it was recorded with.

      The build folder is .build/plumb/previews, and the build is incremental. Exit codes: 0 all \
      drawn, 1 differences from --expect, 2 something cannot be built, drawn or read.

      EXAMPLES
        plumb swift preview -o previews.html
        plumb swift preview -o Previews --devices "iPhone SE,iPad Pro 11" --dark
        plumb swift preview --expect Previews
        plumb swift preview --package-path Kit --filter Card -o cards.html
      """)

  @Option(
    name: [.short, .customLong("output")],
    help: ArgumentHelp(
      "The .html file or the folder to write. The default is previews.html.", valueName: "path"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Compare with the pictures and frames that -o has written into this folder.",
      valueName: "folder"))
  var expect: String?

  @Option(
    help: ArgumentHelp(
      "Only the previews whose name or file contains this text.", valueName: "text"))
  var filter: String?

  @Option(help: "The format of pictures in a folder: svg or png.")
  var format: PreviewFolder.Format = .svg

  @Option(help: ArgumentHelp("The title of the page.", valueName: "text"))
  var title: String?

  @OptionGroup(title: "Devices and settings")
  var variants: PreviewVariantArguments

  @Argument(
    parsing: .allUnrecognized,
    help: "Options of 'swift build', such as --package-path and -Xswiftc.")
  var options: [String] = []

  func validate() throws {
    guard output == nil || expect == nil else {
      throw ValidationError("-o and --expect exclude each other.")
    }
    guard output?.isEmpty != true, expect?.isEmpty != true else {
      throw ValidationError("The path of the output is empty.")
    }
    guard isPage || title == nil else { throw ValidationError("--title is for .html files.") }
  }

  private var isPage: Bool {
    expect == nil
      && ["html", "htm"].contains(
        URL(fileURLWithPath: output ?? "previews.html").pathExtension.lowercased())
  }

  func run() throws {
    let package = try PackageLocation(options).forPreviews
    let recorded = try expect.map { path throws(Failure) in try PreviewFolder.read(path) }
    let drawn =
      try recorded?.variants(unless: variants)
      ?? (isPage ? variants.switches().variants : variants.variants())
    let program = try PreviewProgram(
      package, options: PackageLocation.withoutScratch(options))
    noteLeftOut(program.listing)
    guard !program.listing.functions.isEmpty else {
      throw Failure(
        in: package.root.path, "no #Preview of a UIView or UIViewController in the sources")
    }
    let wanted = filter?.lowercased()
    let results = try PreviewProcess(
      program, variants: drawn, drawsPixels: recorded?.hasPixels ?? (!isPage && format == .png)
    ) { preview in
      let file = URL(filePath: preview.file).lastPathComponent
      guard let wanted else { return true }
      return [preview.name ?? "", file].contains { $0.lowercased().contains(wanted) }
    }
    report(results, drawn, package)
    let drawings = PreviewDrawings(results, variants: drawn, package: package)
    guard !drawings.all.isEmpty else {
      throw results.failures.isEmpty
        ? Failure("no preview matches '\(filter ?? "")'") : ExitCode(2)
    }
    if let recorded {
      let isEqual = recorded.compare(drawings, isFiltered: filter != nil)
      if !results.failures.isEmpty { throw ExitCode(2) }
      if !isEqual { throw ExitCode(1) }
      return
    }
    let path = output ?? "previews.html"
    if isPage {
      let name = title ?? "\(package.root.lastPathComponent): previews"
      try OutputFile.write(
        try drawings.page(title: name, switches: variants.switches().switches), to: path)
    } else {
      try PreviewFolder.write(drawings, to: path, format)
    }
    let count = drawings.previewCount
    let suffix = drawn.count == 1 ? "" : " in \(drawn.count) ways"
    StandardOutput.write("\(count) \(count == 1 ? "preview" : "previews")\(suffix) → \(path)")
    if !results.failures.isEmpty { throw ExitCode(2) }
  }

  private func noteLeftOut(_ listing: PreviewProgram.Listing) {
    guard !listing.leftOut.isEmpty else { return }
    let places = listing.leftOut.map { item in
      let file = URL(filePath: item.path).lastPathComponent
      let name = item.name.filter { $0 != "\"" }
      return "\(file):\(item.line)\(name.isEmpty ? "" : " (\(name))")"
    }
    StandardError.write(
      "note: previews of SwiftUI views are left out: \(places.joined(separator: ", "))")
  }

  private func report(
    _ results: PreviewProcess, _ variants: [PreviewVariant], _ package: PackageLocation
  ) {
    for failure in results.failures {
      let preview = results.previews[failure.preview]
      StandardError.write(
        "\(preview.file):\(preview.line): error: the preview \(preview.name.map { "'\($0)' " } ?? "")"
          + "on \(variants[failure.variant].text): \(failure.reason)")
    }
  }
}
