// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Int, Sendable {
      /// Reads blocks too. The marks of headings, lists and quotes are removed. The text has no
      /// line ends between blocks, and no attribute names the kind of block.
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// No effect.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// No effect.
    public var failurePolicy: FailurePolicy
    /// No effect.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads links, and inline styles as ``InlinePresentationIntent``.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsSpaces = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let blocks =
      options.interpretedSyntax == .full
      ? MarkdownBlocks.blocks(of: markdown) : [MarkdownBlocks.Block(text: markdown)]
    for block in blocks {
      guard !block.isCode else {
        self += AttributedString(block.text)
        continue
      }
      for piece in MarkdownInline.pieces(of: block.text, keepingSpaces: keepsSpaces) {
        var run = AttributedString(piece.text)
        if !piece.intent.isEmpty {
          run[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] = piece.intent
        }
        run.link = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
        self += run
      }
    }
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws { try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL) }
}

extension NSAttributedString {
  public convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

/// The blocks of Markdown, without their marks.
enum MarkdownBlocks {
  struct Block {
    var text: String
    var isCode = false
  }

  static func blocks(of markdown: String) -> [Block] {
    var blocks: [Block] = []
    var paragraph: [Substring] = []
    var fence: Substring?
    func end() {
      if !paragraph.isEmpty { blocks.append(Block(text: paragraph.joined(separator: "\n"))) }
      paragraph = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if let mark = fence {
        if text.hasPrefix(mark) {
          fence = nil
        } else {
          blocks.append(Block(text: line + "\n", isCode: true))
        }
        continue
      }
      if text.hasPrefix("```") || text.hasPrefix("~~~") {
        end()
        fence = text.prefix(3)
      } else if text.allSatisfy(\.isWhitespace) {
        end()
      } else if let content = content(of: text) {
        end()
        if !content.isEmpty { paragraph = [content] }
        if text.hasPrefix("#") { end() }
      } else if !isUnderline(text) || paragraph.isEmpty {
        paragraph.append(text)
      }
    }
    end()
    return blocks
  }

  /// The text behind the mark of a heading, item or quote. Nil if the line has no mark.
  private static func content(of line: Substring) -> Substring? {
    let level = line.prefix { $0 == "#" }.count
    if (1...6).contains(level), line.dropFirst(level).first?.isWhitespace ?? true {
      return line.dropFirst(level).drop { $0 == " " }
    }
    if line.hasPrefix(">") { return line.dropFirst().drop { $0 == " " } }
    if line.count >= 3, let mark = line.first, "-*_".contains(mark),
      line.allSatisfy({ $0 == mark || $0 == " " })
    {
      return ""
    }
    if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " {
      return line.dropFirst(2).drop { $0 == " " }
    }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line.dropFirst(digits.count)
    if !digits.isEmpty, rest.hasPrefix(". ") || rest.hasPrefix(") ") {
      return rest.dropFirst(2).drop { $0 == " " }
    }
    return nil
  }

  private static func isUnderline(_ line: Substring) -> Bool {
    line.allSatisfy { $0 == "=" } || line.allSatisfy { $0 == "-" }
  }
}
