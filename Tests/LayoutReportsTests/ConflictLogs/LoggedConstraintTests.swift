// SPDX-License-Identifier: MIT

import LayoutReports
import Testing

/// All forms in which a constraint is printed. Source of the forms: 975 lines of published
/// messages.
struct LoggedConstraintTests {
  private let a = LoggedItem(className: "UIView", address: 0xA)
  private let b = LoggedItem(className: "UILabel", address: 0xB, title: "Name")

  private func read(_ body: String, _ tail: String = "   (active)") throws -> LoggedConstraint {
    try LoggedConstraint(reading: "<NSLayoutConstraint:0x600000c13c50 \(body)\(tail)>", line: 7)
  }

  @Test func headHasClassAndAddress() throws {
    let constraint = try read("UIView:0xa.height == 44")
    #expect(constraint.className == "NSLayoutConstraint")
    #expect(constraint.address == 0x6000_00c1_3c50)
    #expect(constraint.line == 7)
    #expect(constraint.state == .active)
    #expect(constraint.identifier == nil)
    #expect(constraint.priority == 1000)
  }

  /// Source: UIKit prints `(8@251)` in visual forms. People and libraries write priorities after
  /// equations too.
  @Test(arguments: ["== 44@750.5", "== 44 @750.5", "== 44 @ 750.5", "== 44 priority:750.5"])
  func prioritiesAfterEquationsAreRead(right: String) throws {
    let constraint = try read("UIView:0xa.height \(right)")
    #expect(constraint.constant == 44)
    #expect(constraint.priority == 750.5)
    let between = try read("UIView:0xa.height == 0.5*UILabel:0xb'a @ b'.width - 8@250")
    #expect(between.priority == 250 && between.constant == -8 && between.multiplier == 0.5)
    #expect(between.second?.item.title == "a @ b")
  }

  /// Source: old versions of SnapKit print `#filePath`, and the path of a project may contain
  /// blanks.
  @Test(arguments: ["A.swift", "/Users/me/My App/List #2/A Cell.swift"])
  func originsMayHaveBlanks(file: String) throws {
    let constraint = try LoggedConstraint(
      reading: "<SnapKit.LayoutConstraint:0x1@\(file)#61 UILabel:0xb'Name'.height == 44.0>")
    #expect(constraint.origin == "\(file)#61")
    #expect(constraint.address == 1)
    #expect(constraint.first == .init(b, .height))
  }

  /// Source: people shorten or mask addresses before they publish a message.
  @Test(arguments: ["0x…", "0x...", "0x7f…", "0xXXXXXXXX", "0x12xx", "0x****"])
  func maskedAddressesDistinguishItems(address: String) throws {
    let constraint = try read(
      "V:[UILabel:\(address)'Name']-(8)-[UIView:\(address)]",
      "   (active, names: '|':UITableViewCell:\(address) )")
    let second = try #require(constraint.second)
    #expect(constraint.first.item.className == "UIView" && second.item.title == "Name")
    #expect(constraint.first.item.id != second.item.id)
    #expect(try read("UIView:\(address).height == 8").first.item.id == constraint.first.item.id)
    #expect(constraint.names.map(\.item.className) == ["UITableViewCell"])
  }

  @Test func distanceFromTheSuperviewHasTheChildFirst() throws {
    let constraint = try read("V:|-(8)-[UIView:0xa]", "   (active, names: '|':UIStackView:0xc )")
    #expect(constraint.form == .fromSuperview)
    #expect(constraint.first == .init(a, .top))
    #expect(constraint.second?.item == LoggedItem(className: "UIStackView", address: 0xC))
    #expect(constraint.second?.attribute == .top)
    #expect(constraint.constant == 8)
    #expect(constraint.names.map(\.name) == ["|"])
  }

  @Test func distanceToTheSuperviewHasTheSuperviewFirst() throws {
    let constraint = try read(
      "H:[UILabel:0xb'Name']-(>=-2.5)-|(LTR)", "   (Names: '|':UIView:0xa )")
    #expect(constraint.form == .toSuperview)
    #expect(constraint.first == .init(a, .right))
    #expect(constraint.second == .init(b, .right))
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == -2.5)
    #expect(constraint.direction == "LTR")
    #expect(constraint.state == nil)
  }

  /// Source: the names of views are accessibility identifiers, which are free text. A superview
  /// with an identifier is printed with it.
  @Test func superviewMayHaveANameOfSeveralWords() throws {
    let constraint = try read(
      "V:|-(9)-[My label]",
      "   (active, names: My label:0xb, Card view:0xa, '|':Card view:0xa )")
    #expect(constraint.first.item == LoggedItem(address: 0xB, name: "My label"))
    #expect(constraint.second?.item == LoggedItem(address: 0xA, name: "Card view"))
  }

  /// Source: how Swift prints generic types, and types that are private to a file.
  @Test(arguments: [
    "_UIHostingView<ModifiedContent<AnyView, RootModifier>>", "Grid<(Int, [String: Int])>",
    "App.(unknown context at $10a2b3c4d).CardView", "App.Outer<Model>.Inner",
  ])
  func typesMayBeGenericOrPrivate(type: String) throws {
    let constraint = try read("\(type):0xa.width == UILabel:0xb'Name'.width + 3")
    #expect(constraint.first == .init(LoggedItem(className: type, address: 0xA), .width))
    #expect(constraint.second == .init(b, .width))
    let edge = try read("H:|-(9)-[UILabel:0xb'Name']", "   (active, names: '|':\(type):0xa )")
    #expect(edge.second?.item == LoggedItem(className: type, address: 0xA))
  }

  @Test(arguments: ["A B", "A,B", "A<B", "A>B", "A(B", "3A", "A[B]", "A: B"])
  func plainWordsAreNotTypeNames(text: String) {
    #expect(throws: ConflictLogFault.self) { try read("\(text):0xa.width == 3") }
  }

  @Test func superviewMayBeUnknown() throws {
    let constraint = try read("V:|-(8)-[UIView:0xa]", "")
    #expect(constraint.second?.item == .unknownSuperview)
    #expect(constraint.state == nil)
  }

  @Test func distanceBetweenNeighboursHasTheLaterFirst() throws {
    let constraint = try read("V:[UIView:0xa]-(<=12)-[UILabel:0xb'Name']")
    #expect(constraint.form == .betweenNeighbours)
    #expect(constraint.first == .init(b, .top))
    #expect(constraint.second == .init(a, .bottom))
    #expect(constraint.relation == .lessThanOrEqual)
  }

  @Test func systemSpacingIsNamed() throws {
    let visual = try read("H:[UIView:0xa]-(NSSpace(8))-[UILabel:0xb'Name']")
    #expect(visual.spacing == "NSSpace" && visual.constant == 8)
    let inequality = try read(
      "V:[UIView:0xa]-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0xb'Name']")
    #expect(inequality.spacing == "NSLayoutAnchorConstraintSpace")
    #expect(inequality.relation == .greaterThanOrEqual)
    let equation = try read("UIView:0xa.bottom <= UILabel:0xb'Name'.bottom NSSpace(0)")
    #expect(equation.spacing == "NSSpace" && equation.constant == 0)
    #expect(equation.relation == .lessThanOrEqual)
  }

  @Test func sizeIsInBrackets() throws {
    let fixed = try read("V:[UILabel:0xb'Name'(15)]", "")
    #expect(fixed.form == .size)
    #expect(fixed.first == .init(b, .height))
    #expect(fixed.second == nil && fixed.constant == 15)
    #expect(try read("H:[UIView:0xa(>=8)]").relation == .greaterThanOrEqual)
    let equal = try read("H:[UIView:0xa(UILabel:0xb'Name')]")
    #expect(equal.first == .init(a, .width))
    #expect(equal.second == .init(b, .width))
  }

  @Test(arguments: [
    ("UIView:0xa.width == UILabel:0xb'Name'.width", 1.0, 0.0),
    ("UIView:0xa.width == UILabel:0xb'Name'.width + 5", 1, 5),
    ("UIView:0xa.width == UILabel:0xb'Name'.width - 5.5", 1, -5.5),
    ("UIView:0xa.width == 0.2*UILabel:0xb'Name'.width", 0.2, 0),
    ("UIView:0xa.width == 1.87432*UILabel:0xb'Name'.width - 16", 1.87432, -16),
    ("UIView:0xa.width == UILabel:0xb'Name'.width * 1.77778", 1.77778, 0),
    ("UIView:0xa.width == UILabel:0xb'Name'.width * 1.5 + 2e-05", 1.5, 2e-05),
  ])
  func equationHasMultiplierAndConstant(
    _ body: String, _ multiplier: Double, _ constant: Double
  ) throws {
    let constraint = try read(body)
    #expect(constraint.form == .equation)
    #expect(constraint.first == .init(a, .width))
    #expect(constraint.second == .init(b, .width))
    #expect(constraint.multiplier == multiplier)
    #expect(constraint.constant == constant)
  }

  @Test(arguments: [
    ("UIView:0xa.width == 44", 44.0), ("UIView:0xa.width == - 16", -16),
    ("UIView:0xa.midX == + 160", 160), ("UIView:0xa.midX ==", 0),
    ("UIView:0xa.minX == 2.22507e-308", 2.22507e-308),
  ])
  func aConstantAloneNeedsNoSecondItem(_ body: String, _ constant: Double) throws {
    let constraint = try read(body)
    #expect(constraint.second == nil)
    #expect(constraint.constant == constant)
  }

  @Test func masksComeBeforeIdentifiers() throws {
    let constraint = try LoggedConstraint(
      reading: """
        <NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=--& 'UIView-Encapsulated-Layout-Top' \
        UIView:0xa.minY == 0.5*UILabel:0xb'Name'.height - 3   (active, names: '|':UIView:0xc )>
        """)
    #expect(constraint.isAutoresizing)
    #expect(constraint.mask == "h=-&- v=--&")
    #expect(constraint.identifier == "UIView-Encapsulated-Layout-Top")
    #expect(constraint.first == .init(a, .minY))
    #expect(constraint.second == .init(b, .height))
    #expect(constraint.names.first?.item.address == 0xC)
  }

  @Test func identifiersMayHaveBlanksAndQuotes() throws {
    let constraint = try read("'it's the 'gap' == 8' UIView:0xa.height == 44")
    #expect(constraint.identifier == "it's the 'gap' == 8")
    #expect(constraint.first == .init(a, .height))
  }

  @Test func titlesMayHaveAnythingInThem() throws {
    for title in ["a]-(8)-[b", "x.top == y", "it's", "(1)", "", ", names: 'x'", "> 3", "0x1.top"] {
      let item = LoggedItem(className: "UILabel", address: 0xB, title: title)
      let equation = try read("UILabel:0xb'\(title)'.top == UIView:0xa.top + 4")
      #expect(equation.first == .init(item, .top), "\(title)")
      #expect(equation.second == .init(a, .top), "\(title)")
      let visual = try read("V:[UIView:0xa]-(8)-[UILabel:0xb'\(title)']")
      #expect(visual.first == .init(item, .top), "\(title)")
      #expect(visual.second == .init(a, .bottom), "\(title)")
    }
  }

  @Test func shortNamesAreResolvedToItems() throws {
    let constraint = try read(
      "V:|-(33)-[cell.label]", "   (Names: cell.label:0xb, cell_box:0xa, '|':cell_box:0xa )")
    #expect(constraint.first.item == LoggedItem(address: 0xB, name: "cell.label"))
    #expect(constraint.second?.item == LoggedItem(address: 0xA, name: "cell_box"))
    #expect(constraint.names.map(\.name) == ["cell.label", "cell_box", "|"])
    let dotted = try read("bar.icon.width == 40", "   (active, names: bar.icon:0xa )")
    #expect(dotted.first == .init(LoggedItem(address: 0xA, name: "bar.icon"), .width))
    let unexplained = try read("header.top == UIView:0xa.top")
    #expect(unexplained.first.item == LoggedItem(name: "header"))
  }

  @Test func distancesOfAnchorsHaveOrigins() throws {
    let constraint = try read(
      "(UIView:0xa.leading - UIView:0xc.leading) == 0.5*(p.leading - q.trailing)")
    #expect(constraint.first.attribute == .leading)
    #expect(constraint.first.origin?.item.address == 0xC)
    #expect(constraint.second?.item.name == "p")
    #expect(constraint.second?.origin?.attribute == .trailing)
    #expect(constraint.multiplier == 0.5)
  }

  @Test func prioritiesAreReadAtEveryPlace() throws {
    #expect(try read("H:|-(137@251)-[UIView:0xa](LTR)").priority == 251)
    #expect(try read("UIView:0xa.height == 44 @999.5").priority == 999.5)
    #expect(try read("UIView:0xa.height == 44", " priority:500").priority == 500)
    let content = try LoggedConstraint(
      reading: """
        <NSContentSizeLayoutConstraint:0x1 H:[UIView:0xa(512)] Hug:250 CompressionResistance:1>
        """)
    #expect(content.contentPriorities == .init(hugging: 250, compressionResistance: 1))
    #expect(content.constant == 512)
  }

  @Test func descriptionsOfLibrariesAreRead() throws {
    let snap = try LoggedConstraint(
      reading: """
        <SnapKit.LayoutConstraint:0x1@HomeView.swift#61 \
        UIView:0xa.bottom == App.Card:0xc.bottom - 24.0>
        """)
    #expect(snap.origin == "HomeView.swift#61")
    #expect(snap.second?.item.shortClassName == "Card")
    let labelled = try LoggedConstraint(
      reading: "<MASLayoutConstraint:Conflicting[0] UILabel:title.right == UIView:0xa.right>")
    #expect(labelled.label == "Conflicting[0]" && labelled.address == nil)
    #expect(labelled.first.item == LoggedItem(className: "UILabel", name: "title"))
    let bracketed = try LoggedConstraint(
      reading: "<NSLayoutConstraint:id1[0x2] UIView:0xa.topMargin == UIImageView:icon[0xd].top>")
    #expect(bracketed.address == 2 && bracketed.label == "id1")
    #expect(
      bracketed.second?.item == LoggedItem(className: "UIImageView", address: 0xD, name: "icon"))
  }

  @Test(arguments: [
    "", "<", "<>", "NSLayoutConstraint:0x1 UIView:0xa.top == 1", "<NSLayoutConstraint:0x1>",
    "<NSLayoutConstraint:0x1 UIView:0xa.top>", "<NSLayoutConstraint:0x1 UIView:0xa.top ==x 3>",
    "<NSLayoutConstraint:0x1 V:|-(eight)-[UIView:0xa]>", "<NSLayoutConstraint:0x1 V:[UIView:0xa]>",
    "<NSLayoutConstraint 0x1 UIView:0xa.top == 1>", "<:0x1 UIView:0xa.height == 1>",
    "<NSLayoutConstraint:0x1 UIView:0xa.size == 3>", "<NSLayoutConstraint:0x1 V:[UIView:0xa(nan)]>",
    "<NSLayoutConstraint:0x1 (null) == (null)>",
  ])
  func unreadableDescriptionsAreFaults(_ text: String) {
    #expect(throws: ConflictLogFault.self) { try LoggedConstraint(reading: text) }
  }
}
