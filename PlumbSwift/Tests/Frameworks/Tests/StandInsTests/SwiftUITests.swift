// SPDX-License-Identifier: MIT

import SwiftUI
import XCTest

/// Expectations: Apple's documentation of hosting controllers, and of property wrappers that store
/// values.
final class SwiftUITests: XCTestCase {
  @MainActor
  func testAHostingControllerLaysOut() {
    let parent = ProfileController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    parent.view.layoutIfNeeded()
    XCTAssertEqual(parent.host.view.frame, CGRect(x: 16, y: 0, width: 288, height: 480))
    XCTAssertEqual(parent.host.rootView.name, "Ada")
    parent.host.rootView.name = "Grace"
    XCTAssertEqual(parent.host.rootView.name, "Grace")
  }

  @MainActor
  func testPropertyWrappersKeepTheirValues() {
    var view = ProfileView(name: "Ada", model: ProfileModel())
    view.open()
    XCTAssertTrue(view.isOpen)
    XCTAssertTrue(view.binding.wrappedValue)
    view.binding.wrappedValue = false
    XCTAssertFalse(view.isOpen)
    view.model.name = "a"
    view.rename("b")
    XCTAssertEqual(view.model.name, "b")
    UserDefaults.standard.removeObject(forKey: "plumb.seen")
    XCTAssertEqual(view.seen, 3)
    view.seen = 4
    XCTAssertEqual(UserDefaults.standard.integer(forKey: "plumb.seen"), 4)
    UserDefaults.standard.removeObject(forKey: "plumb.seen")
  }

  @MainActor
  func testCellsTakeHostedContent() {
    let cell = UITableViewCell()
    cell.contentConfiguration = UIHostingConfiguration {
      HStack {
        Text("a")
        Stepper("b", value: .constant(1))
      }
    }
    XCTAssertNotNil(cell.contentConfiguration)
  }

  @MainActor
  func testViewsUseTheTimingOfAnAnimation() {
    let view = UIView()
    var isCompleted = false
    UIView.animate(.spring(duration: 0.4).delay(0.1)) {
      view.alpha = 0
      XCTAssertEqual(UIView.inheritedAnimationDuration, 0.4)
    } completion: {
      isCompleted = true
    }
    XCTAssertEqual(view.alpha, 0)
    XCTAssertTrue(isCompleted)
    UIView.animate(.linear(duration: 2).speed(4)) {
      XCTAssertEqual(UIView.inheritedAnimationDuration, 0.5)
    }
  }

  @MainActor
  func testHostingControllersKeepTheirSettings() {
    let host = UIHostingController(rootView: Text("a").foregroundStyle(.secondary))
    XCTAssertEqual(host.safeAreaRegions, .all)
    host.safeAreaRegions = .container
    XCTAssertEqual(host.safeAreaRegions, .container)
    let cell = UICollectionViewListCell()
    cell.contentConfiguration = UIHostingConfiguration {
      Text("a")
    }
    .background { Color.red }
    .margins(.horizontal, 8)
    XCTAssertNotNil(cell.contentConfiguration)
    XCTAssertEqual(
      ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions(),
      CGSize(width: 3, height: 10))
  }

  func testShapes() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    XCTAssertEqual(
      Circle().path(in: rect).boundingRect, CGRect(x: 10, y: 0, width: 20, height: 20))
    XCTAssertEqual(
      RoundedRectangle(cornerRadius: 4, style: .continuous).inset(by: 2).path(in: rect)
        .boundingRect, rect.insetBy(dx: 2, dy: 2))
  }

  func testColoursAndPaths() {
    XCTAssertEqual(
      UIColor(Color(red: 1, green: 0, blue: 0)), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(
      Triangle().path(in: CGRect(x: 0, y: 0, width: 4, height: 2)).boundingRect.width, 4)
    XCTAssertEqual(Angle(degrees: 180).radians, .pi, accuracy: 1e-12)
  }
}

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.closeSubpath()
    return path
  }
}

private final class ProfileModel: ObservableObject {
  @Published var name = ""
}

private struct ProfileView: View {
  var name: String
  @ObservedObject var model: ProfileModel
  @State private(set) var isOpen = false
  @AppStorage("plumb.seen") var seen = 3
  @Environment(\.colorScheme) private var scheme
  @FocusState private var isFocused: Bool

  var body: some View {
    // The stand-in lacks these members. The body compiles because it is removed.
    Gauge(value: 0.5) { Text(name) }.gaugeStyle(.accessoryCircular)
  }

  var binding: Binding<Bool> { $isOpen }
  func open() { isOpen = true }
  func rename(_ name: String) { $model.name.wrappedValue = name }
}

private final class ProfileController: UIViewController {
  let host = UIHostingController(rootView: ProfileView(name: "Ada", model: ProfileModel()))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(host.view)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: view.topAnchor),
      host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      host.view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    host.didMove(toParent: self)
  }
}

private struct MapBox: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Picker: UIViewControllerRepresentable {
  @Binding var image: UIImage?

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    return picker
  }
  func updateUIViewController(_ uiViewController: UIImagePickerController, context: Context) {}

  final class Coordinator: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    let parent: Picker
    init(_ parent: Picker) { self.parent = parent }
  }
}

struct Profile_Previews: PreviewProvider {
  static var previews: some View { MapBox() }
}
