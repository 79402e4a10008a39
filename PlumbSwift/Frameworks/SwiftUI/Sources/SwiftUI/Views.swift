// SPDX-License-Identifier: MIT

import Foundation
import UIKit

// The views that UIKit controllers host most often, and modifiers without effect.

public struct Text: _Leaf, Equatable, Sendable {
  public enum DateStyle: Sendable { case date, time, relative, offset, timer }

  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim content: String) {}
  public init(_ date: Date, style: DateStyle) {}
  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func underline() -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}

public struct Image: _Leaf, Equatable, Sendable {
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  public enum Orientation: UInt8, CaseIterable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
  }

  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

public struct Spacer: _Leaf {
  public init(minLength: CGFloat? = nil) {}
}

public struct Divider: _Leaf {
  public init() {}
}

public struct VStack<Content: View>: _Leaf {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: _Leaf {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct ZStack<Content: View>: _Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct Group<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: _Leaf {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {}
}

public struct NavigationView<Content: View>: _Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationStack<Content: View>: _Leaf {
  public init(@ViewBuilder root: () -> Content) {}
}

public struct Button<Label: View>: _Leaf {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {}
}

public struct ButtonStyleConfiguration {
  public struct Label: _Leaf {}

  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public struct Label: _Leaf {}

  public let label: Label
  @Binding public var isOn: Bool
}

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public struct Title: _Leaf {}
  public struct Icon: _Leaf {}

  public let title: Title
  public let icon: Icon
}

@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct LinearGradient: _Leaf, ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    EmptyView()
  }
  public func padding(_ length: CGFloat) -> some View { EmptyView() }
  public func padding(_ insets: EdgeInsets) -> some View { EmptyView() }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { EmptyView() }
  public func background<B: View>(_ background: B) -> some View { EmptyView() }
  public func foregroundColor(_ color: Color?) -> some View { EmptyView() }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { EmptyView() }
  public func tint(_ tint: Color?) -> some View { EmptyView() }
  public func accentColor(_ color: Color?) -> some View { EmptyView() }
  public func font(_ font: Font?) -> some View { EmptyView() }
  public func opacity(_ opacity: Double) -> some View { EmptyView() }
  public func cornerRadius(_ radius: CGFloat) -> some View { EmptyView() }
  public func ignoresSafeArea() -> some View { EmptyView() }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { EmptyView() }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { EmptyView() }
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  public func environment<T: AnyObject>(_ object: T?) -> some View { EmptyView() }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EmptyView() }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { EmptyView() }
  public func navigationBarHidden(_ hidden: Bool) -> some View { EmptyView() }
  public func disabled(_ disabled: Bool) -> some View { EmptyView() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { EmptyView() }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    EmptyView()
  }
  public func accessibilityIdentifier(_ identifier: String) -> some View { EmptyView() }
  public func id<ID: Hashable>(_ id: ID) -> some View { EmptyView() }
}
