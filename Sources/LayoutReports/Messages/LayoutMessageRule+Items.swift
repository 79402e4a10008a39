// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Constraints whose items cannot be used.
  static let items: [LayoutMessageRule] = [
    LayoutMessageRule(
      "no-common-ancestor", "Constraint between views without a common ancestor",
      meaning: """
        A constraint was activated between two items that are in different view hierarchies. \
        UIKit stops the app.
        """,
      cause: """
        The constraint is activated before addSubview was called for one of the views, or one \
        view was removed from its superview, or a view controller has not added its child view \
        yet.
        """,
      fix: """
        Call addSubview (or addLayoutGuide) for both items first, then activate the \
        constraint. Check that both are below the same view.
        """,
      marks:
        "nocommonancestor", "referenceitemsindifferentviewhierarchies", "nocommonsuperview"),
    LayoutMessageRule(
      "view-not-prepared", "Constraint installed on a view that does not contain its items",
      meaning: """
        A constraint was added to a view, but it refers to an item outside the subtree of that \
        view.
        """,
      cause: """
        addConstraint was called on the wrong view, or before the item was added to it.
        """,
      fix: """
        Add the item to the hierarchy first, and set isActive or use \
        NSLayoutConstraint.activate, which finds the right view.
        """,
      marks: "isnotpreparedfortheconstraint", "hierarchyunpreparedforconstraint",
      "unabletoinstallconstraintonview", "outsidethesubtreeoftheview",
      "itemsmustbedescendantsofthatview"),
    LayoutMessageRule(
      "incompatible-anchors", "Constraint between incompatible attributes",
      meaning: """
        Two attributes cannot be in one constraint: a horizontal with a vertical one, a \
        position with a size, or leading and trailing with left and right.
        """,
      cause: """
        An anchor of the wrong kind was passed, often after copying a line, or old code mixes \
        left and leading.
        """,
      fix: """
        Use attributes of the same axis and kind. Use leading and trailing on both sides, or \
        left and right on both sides.
        """,
      marks: "invalidpairingoflayoutattributes", "relatesanchorsofincompatibletypes",
      "incompatibleanchors", "betweenaleadingtrailingattributeandarightleftattribute",
      "betweenaleadingtrailingattribute", "cannotbemadebetweenaleading"),
    LayoutMessageRule(
      "location-without-item", "Position without a second item",
      meaning: """
        A constraint sets a position, such as an edge or a centre, to a plain number. A \
        position needs a second item.
        """,
      cause: """
        The second item is nil (an outlet that is not connected, a view that does not exist \
        yet) or the multiplier is 0.
        """,
      fix: """
        Give the constraint a second item, for example the superview. Only width and height \
        can equal a constant.
        """,
      marks: "setsalocationequaltoaconstant", "locationattributesmustbespecifiedinpairs",
      "illegalconstraintofalocationequaltoaconstant"),
    LayoutMessageRule(
      "invalid-item", "Constraint with an invalid item",
      meaning: """
        An item of a constraint is nil, or is neither a view nor a layout guide.
        """,
      cause: """
        An outlet is not connected, a lazy view does not exist yet, or another object was \
        passed.
        """,
      fix: """
        Pass a view or a layout guide. Check outlets, and create the view before the \
        constraint.
        """,
      marks: "mustcontainafirstlayoutitem", "constraintitemsmusteachbe",
      "musteachbeaninstanceofuiview", "musteachbeavieworlayoutguide",
      "constraintmusthaveafirstitem", "invalidlayoutitem"),
    LayoutMessageRule(
      "invalid-format", "Invalid visual format",
      meaning: """
        A string of the Visual Format Language cannot be read. The caret (^) in the message \
        marks the place.
        """,
      cause: """
        A bracket, a colon or a number is missing at the caret, or a name is not in the \
        dictionary of views or metrics.
        """,
      fix: """
        Correct the format at the caret, or add the name to the dictionary. `plumb vfl FORMAT` \
        shows the fault and its place.
        """,
      marks: "unabletoparseconstraintformat", "isnotakeyintheviewsdictionary",
      "isnotakeyinthemetricsdictionary", "unabletointerpretcharacterbecause",
      "expectedavieworafter"),
  ]
}
