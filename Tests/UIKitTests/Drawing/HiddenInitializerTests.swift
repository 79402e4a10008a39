// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A view that has no `init(frame:)`, with the conformance that `plumb swift` adds.
private final class Card: UIView, _HidesInitializers {
  init(title: String) { super.init(frame: .zero) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
struct HiddenInitializerTests {
  @Test func proxiesOfClassesWithoutFrameInitializerRaiseAnException() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await Card.appearance()
    }
    let printed = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(printed.contains("NSInvalidArgumentException"))
    #expect(printed.contains("+[Card appearance]"))
    #expect(printed.contains("does not inherit init(frame:)"))
  }

  @Test func traitsMakeNoDifferenceToTheException() async {
    await #expect(processExitsWith: .failure) {
      _ = await Card.appearance(for: UITraitCollection(userInterfaceStyle: .dark))
    }
  }
}
