// SPDX-License-Identifier: MIT

import SwiftSyntax

// Imports. Submodules and imports of single declarations become imports of the module. Modules that
// XCTest and Foundation re-export on Apple platforms, and modules that the lowered code needs, are
// added.
extension FileLowering {
  private static let systemModules: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "Foundation", "ObjectiveC", "Dispatch", "Darwin",
  ]
  private static let networkTypes = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLProtocol", "URLCredential", "HTTPCookie",
    "URLCache", "URLAuthenticationChallenge", "URLResponse", "NSURLRequest", "NSURLConnection",
  ]

  /// Names that FoundationNetworking lacks and `PlumbNetworking` declares.
  private static let namesOfNetworking = [
    "waitsForConnectivity", "NSURLAuthenticationMethodServerTrust", "sessionSendsLaunchEvents",
    "background(withIdentifier", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    "shouldUseExtendedBackgroundIdleMode", "SupportedProtocolVersion",
    "NSURLSessionDownloadTaskResumeData", "sharedContainerIdentifier", "multipathServiceType",
    "requiresDNSSECValidation", "networkUnavailableReason", ".bytes", ".lines", ".resourceBytes",
    ".allTasks", ".tasks",
    "AsyncBytes", "AsyncLineSequence", "AsyncCharacterSequence", "AsyncUnicodeScalarSequence",
  ]

  func lowerImports() {
    let imports = ImportCollector(file.tree).imports
    // A file for several systems that does not import UIKit needs the toolchain's module.
    let keepsCoreFoundation =
      FoundationNames.checksPlatforms(file.text) && !needsUIKit
      && !imports.contains { ["UIKit", "XCTest"].contains($0.path.first?.name.text) }
    var names: Set<String> = []
    var dropped: Set<SyntaxIdentifier> = []
    var bringsFoundation = false
    for node in imports {
      let path = node.path.map(\.name.text)
      guard let written = path.first else { continue }
      let root = AppleModules.whole(of: written)
      if root == "CoreFoundation", keepsCoreFoundation { continue }
      if AppleModules.isMissing(root), !conditions.modules.contains(root) {
        drop(node, written)
        dropped.insert(node.id)
        continue
      }
      var name = root
      switch root {
      case "ObjectiveC": name = "UIKit"
      case "Darwin": name = "Glibc"
      case "os", "OSLog": name = "PlumbSystemLog"
      default: break
      }
      names.insert(name)
      if name == "SwiftUI" { warnOfSwiftUI(at: node) }
      let isOfLibrary = AppleModules.library(of: root) != nil
      bringsFoundation = bringsFoundation || isOfLibrary || ["Foundation", "UIKit"].contains(name)
      if name != written || (path.count > 1 && (Self.systemModules.contains(root) || isOfLibrary)) {
        if let kind = node.importKindSpecifier { edits.blank(kind) }
        edits.replace(node.path, padding: name)
      }
    }
    var added: [String] = ImpliedModules.modules(of: file, importing: names) {
      index.type(named: $0, from: module) != nil || index.isDeclared($0)
    }.filter { conditions.modules.contains($0) }
    if !needsUIKit, !names.contains("UIKit"), bringsFoundation,
      FoundationNames.areUsed(
        in: file,
        isDeclared: { index.type(named: $0, from: module) != nil || index.isDeclared($0) })
    {
      needsUIKit = true
    }
    if !needsUIKit, !names.contains("UIKit"), namesUIKit(names) { needsUIKit = true }
    if conditions.isBeforeSwift42, names.contains("UIKit") || needsUIKit {
      added.append("FormerUIKit")
    }
    if usesRunningTest, !added.contains("PlumbXCTest") { added.append("PlumbXCTest") }
    // UIKit re-exports FoundationAdditions.
    if needsUIKit || names.contains("UIKit") { neededModules.remove("FoundationAdditions") }
    added += neededModules.subtracting(names).subtracting(added).subtracting(["UIKit"]).sorted()
    let isTest = names.contains("XCTest")
    if !needsUIKit, !bringsFoundation, !isTest, namesFoundation() { added.append("Foundation") }
    if (needsUIKit || isTest) && !names.contains("UIKit") { added.append("UIKit") }
    // XCTest brings Foundation.
    if bringsFoundation || isTest, !names.contains("FoundationNetworking"),
      Self.networkTypes.contains(where: file.text.contains)
    {
      added.append("FoundationNetworking")
    }
    if bringsFoundation, Self.namesOfNetworking.contains(where: file.text.contains) {
      added.append("PlumbNetworking")
    }
    if !bringsFoundation, !isTest, !added.isEmpty { added += preferredTypes(names) }
    guard !added.isEmpty else { return }
    // Modules that public members name must be imported publicly, if the author marks other imports
    // so.
    let isPublic = imports.contains { $0.modifiers.contains { $0.name.text == "public" } }
    let text = added.map { (isPublic ? "public " : "") + "import \($0)" }.joined(separator: "; ")
    // The text is added on the line of an unconditional import.
    let unconditional = imports.filter {
      $0.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }
    if let place = unconditional.first(where: { !dropped.contains($0.id) }) ?? unconditional.first {
      edits.insert(
        (dropped.contains(place.id) ? "" : "; ") + text, at: place.range.upperBound)
    } else if let first = file.tree.statements.first {
      edits.insert(text + "; ", at: first.range.lowerBound)
    }
  }
}

extension FileLowering {
  /// Whether the file names a type of UIKit that the sources do not declare. On Apple platforms the
  /// type may be visible without an import: through the umbrella header of a framework, or through
  /// another module that re-exports UIKit.
  private func namesUIKit(_ imported: Set<String>) -> Bool {
    let importsStructures = !imported.isDisjoint(with: ["Foundation", "CoreGraphics", "QuartzCore"])
    guard file.text.contains("UI") || !importsStructures && file.text.contains("CG") else {
      return false
    }
    return file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind,
        name.hasPrefix("UI") && (SystemClasses.isKnown(name) || SystemValues.contains(name))
          || !importsStructures && SystemValues.isOfCoreGraphics(name)
      else { return false }
      return index.type(named: name, from: module) == nil && !index.isDeclared(name)
    }
  }

  /// Types of imported modules that have the name of one of Foundation's types. Where a file sees
  /// Foundation only through another module, that module's types hide Foundation's. With an import
  /// of Foundation beside it, the name is ambiguous unless the type is imported alone.
  private func preferredTypes(_ imported: Set<String>) -> [String] {
    let names = file.tree.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      guard case .identifier(let name) = token.tokenKind,
        FoundationClasses.contains(name) || FoundationClasses.otherTypes.contains(name)
      else { return nil }
      return name
    }
    return Set(names).sorted().compactMap { name in
      guard let type = index.type(named: name, from: module), type.name == name,
        type.module != module, type.access >= .public, imported.contains(type.module)
      else { return nil }
      return "\(type.keyword) \(type.module).\(name)"
    }
  }

  /// Whether the file names a type of Foundation that the sources do not declare. It may be visible
  /// like a type of UIKit.
  private func namesFoundation() -> Bool {
    file.tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind,
        FoundationClasses.contains(name) || FoundationClasses.otherTypes.contains(name)
      else { return false }
      return index.type(named: name, from: module) == nil && !index.isDeclared(name)
    }
  }

  /// Removes the import of a framework that Linux lacks. Most files with such an import use little
  /// of the framework. Members that UIKit declares are still found.
  private func drop(_ node: ImportDeclSyntax, _ name: String) {
    guard conditions.isCompiled(node) else { return }
    edits.blank(node)
    // On Apple platforms the framework re-exports UIKit, and the file may rely on that.
    if AppleModules.bringsUIKit(name) { needsUIKit = true }
    if AppleModules.isPartOfUIKit(name) {
      needsUIKit = true
    } else {
      warn("Linux has no module '\(name)': its declarations are missing", at: node)
    }
  }
}
