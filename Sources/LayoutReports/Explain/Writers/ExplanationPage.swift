// SPDX-License-Identifier: MIT

/// Writes explanations as one self-contained HTML page.
public enum ExplanationPage {
  /// - Parameter explanations: the explanations, each with the name of the text that contains its
  ///   message.
  public static func page(_ explanations: [(source: String, ConflictExplanation)]) -> String {
    let writer = ExplanationText()
    let sections = explanations.map { source, explanation in
      """
      <section>
      \(ConflictPicture(explanation).element)
      <pre>\(writer.text(explanation, source: source).asMarkup)</pre>
      </section>

      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <title>Constraints that contradict each other</title>
      <style>
      body { font: 14px/1.4 -apple-system, Helvetica, Arial, sans-serif; margin: 2em auto; max-width: 60em }
      section { border-top: 1px solid #ccc; padding: 1em 0 }
      pre { white-space: pre-wrap; font-size: 12px }
      svg { max-width: 100% }
      </style>
      <h1>Constraints that contradict each other</h1>
      \(sections.joined())</html>

      """
  }
}
