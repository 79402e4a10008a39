// SPDX-License-Identifier: MIT

public import SwiftSyntax

/// A visitor that collects the changes to one file. The extensions of this class each handle one
/// concern.
public final class FileLowering: SyntaxVisitor {
  let file: SourceText
  let module: String
  let index: SourceIndex
  let conditions: BuildConditions
  var edits = EditList()
  var warnings: [LoweringWarning] = []
  /// Whether the lowered code names declarations of UIKit.
  var needsUIKit = false
  /// Whether a test case sends its failures through `RunningTest`.
  var usesRunningTest = false
  /// Modules that the lowered code names and the file may not import.
  var neededModules: Set<String> = []
  /// The folder of the module's resources, if this file declares their bundle.
  public var resourceFolder: String?
  /// The members for assets, if this file declares them.
  public var assetMembers: [String] = []
  /// Whether previews of UIKit's views are compiled. Otherwise they are left out.
  public var drawsPreviews = false
  /// The names of the functions that add the file's previews.
  public internal(set) var previewFunctions: [String] = []
  public internal(set) var previewsLeftOut: [PreviewLeftOut] = []
  /// The properties `previews` that became methods.
  var providers: Set<SyntaxIdentifier> = []
  /// Declarations to append to the file.
  var additions: [String] = []
  /// The names of the types that enclose the visited node.
  var enclosing: [String] = []
  private(set) lazy var usesSwiftUI = importsSwiftUI
  private(set) lazy var importsNimble = ImportCollector(file.tree).imports.contains {
    $0.path.first?.name.text == "Nimble"
  }
  /// The SwiftUI types that are removed.
  var leftOut: [String] = []
  /// Whether code that builds SwiftUI views is removed.
  var removesBodies = false
  private(set) lazy var statedTypes = StatedTypes(file.tree)
  private let locations: SourceLocationConverter

  public init(
    _ file: SourceText, module: String, index: SourceIndex, conditions: BuildConditions
  ) {
    self.file = file
    self.module = module
    self.index = index
    self.conditions = conditions
    locations = SourceLocationConverter(fileName: file.path, tree: file.tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// The file as the compiler sees it, or nil if nothing changes.
  public func lowered() -> (text: String?, warnings: [LoweringWarning]) {
    walk(file.tree)
    if let resourceFolder {
      additions.append(
        "extension Foundation.Bundle { nonisolated static let module = "
          + "\(Self.bundle(at: resourceFolder)) }")
    }
    if !assetMembers.isEmpty { needsUIKit = true }
    additions += assetMembers
    lowerImports()
    if !additions.isEmpty {
      let end = file.tree.endOfFileToken.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.insert(" \(additions.joined(separator: "; "))\n", at: end)
    }
    return (edits.isEmpty ? nil : edits.applied(to: file.text), warnings)
  }

  /// An expression for the bundle of a folder.
  static func bundle(at folder: String) -> String {
    let path = folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "Foundation.Bundle(path: \"\(path)\") ?? .main"
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func warn(_ message: String, at node: some SyntaxProtocol) {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    warnings.append(
      LoweringWarning(
        path: file.path, line: location.line, column: location.column, message: message))
  }

  // MARK: What is visited

  public override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    // Arguments of attributes may contain selectors.
    lower(node) ? .skipChildren : .visitChildren
  }

  public override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .skipChildren
  }

  public override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    lower(node)
    return .visitChildren
  }

  public override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    lowerPreview(node) || lowerExpansion(node) ? .skipChildren : .visitChildren
  }

  public override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerPreview(node) ? .skipChildren : .visitChildren
  }

  public override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerOptionalCall(node)
    lowerFormerSuperCall(node)
    lowerMessage(node)
    lowerClassDescription(node)
    lowerMaking(node)
    lowerEmptyValue(node)
    lowerTargetTimer(node)
    lowerObserving(node)
    lowerTexts(node)
    lowerFigures(node)
    warnOfRuntimeChange(node)
    lowerImplementation(node)
    lowerBackgroundSession(node)
    lowerReplacedCall(node)
    lowerHostedContent(node)
    lowerWaiting(node)
    lowerMainLoop(node)
    lowerNameOfFile(node)
    return .visitChildren
  }

  public override func visitPost(_ node: FunctionCallExprSyntax) {
    lowerAnswer(node)
    lowerInvocation(node)
  }

  public override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    lowerObjectSubscript(node)
    return .visitChildren
  }

  public override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    lowerCasts(node)
    lowerBridgedCasts(node)
    lowerNumberCasts(node)
    return .visitChildren
  }

  public override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    if lowerSwiftUI(node, named: node.name.text) { return .skipChildren }
    lower(node)
    return .visitChildren
  }

  public override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  public override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    return lowerSwiftUI(node, named: node.name.text) ? .skipChildren : .visitChildren
  }

  public override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  public override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    return .visitChildren
  }

  public override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }

  public override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    return .visitChildren
  }

  public override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }

  public override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.name.text)
    lower(node)
    return .visitChildren
  }

  public override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }

  public override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(node.extendedType.plainName)
    if lowerSwiftUI(node, named: node.extendedType.plainName) { return .skipChildren }
    lower(node)
    return .visitChildren
  }

  public override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if lowerBody(node) || lowerUncalledOverride(node) { return .skipChildren }
    lower(node)
    lowerAdditionOverride(node, node.modifiers)
    lowerFormerOverride(node)
    for member in MemberEntry.properties(of: node).prefix(1) {
      lowerSubclassRequirement(node, member)
    }
    return .visitChildren
  }

  public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if lowerBody(node) || lowerUncalledOverride(node) { return .skipChildren }
    lowerSubclassRequirement(node, MemberEntry(node))
    lowerAdditionOverride(node, node.modifiers)
    lowerOverrideWithoutSuper(node)
    lowerFormerOverride(node)
    lowerManagedMethod(node)
    return .visitChildren
  }

  public override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    lowerUncalledOverride(node) ? .skipChildren : .visitChildren
  }

  public override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    lowerTypeOfBoth(node.name)
    warnOfThread(node)
    return .visitChildren
  }

  public override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    lowerFunction(node)
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id {
      lowerTypeOfBoth(node.baseName)
    }
    return .visitChildren
  }

  public override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    lowerMember(node)
    lowerLibraryFolder(node)
    lowerSuper(node)
    lowerOptionalValue(node)
    lowerOptionalPropertyValue(node)
    lowerObjectProperty(node)
    lowerInitializerValue(node)
    return .visitChildren
  }

  /// Inserts members before the closing brace of a body, without adding a line.
  func append(_ members: [String], to block: MemberBlockSyntax) {
    guard !members.isEmpty else { return }
    let brace = block.rightBrace
    let isOnOwnLine = brace.leadingTrivia.contains { piece in
      switch piece {
      case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
      default: false
      }
    }
    let isSeparated = isOnOwnLine || block.members.isEmpty
    edits.insert(
      (isSeparated ? "" : "; ") + members.joined(separator: "; ") + " ",
      at: brace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}
