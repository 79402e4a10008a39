// SPDX-License-Identifier: MIT

import UIKit

// Previews of representables. `plumb swift preview` draws the view or the controller that they make.

extension _Previews {
  public static func addView<Content: UIViewRepresentable>(
    _ name: String?, _ traits: [_PreviewTrait], _ body: @escaping @MainActor () -> Content
  ) {
    add(
      name, traits,
      view: {
        let content = body()
        let context = UIViewRepresentableContext<Content>(coordinator: content.makeCoordinator())
        keep(context.coordinator)
        let view = content.makeUIView(context: context)
        content.updateUIView(view, context: context)
        return view
      })
  }

  public static func addView<Content: UIViewControllerRepresentable>(
    _ name: String?, _ traits: [_PreviewTrait], _ body: @escaping @MainActor () -> Content
  ) {
    add(
      name, traits,
      controller: {
        let content = body()
        let context = UIViewControllerRepresentableContext<Content>(
          coordinator: content.makeCoordinator())
        keep(context.coordinator)
        let controller = content.makeUIViewController(context: context)
        content.updateUIViewController(controller, context: context)
        return controller
      })
  }
}
