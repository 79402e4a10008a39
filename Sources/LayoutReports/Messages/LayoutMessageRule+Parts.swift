// SPDX-License-Identifier: MIT

extension LayoutMessageRule {
  /// Messages about bars, tables, collections and the keyboard.
  static let parts: [LayoutMessageRule] = [
    LayoutMessageRule(
      "navigation-bar-layout", "Layout requested for a visible navigation bar",
      meaning: """
        A navigation bar was laid out while it does not belong to the navigation controller on \
        top, or while a transition runs. UIKit recovers.
        """,
      cause: """
        A controller is pushed or popped while another transition runs, or the bar is hidden, \
        shown or moved during one.
        """,
      fix: """
        Start the next transition after the first one has ended, for example in its \
        completion. If it appears once and the bar looks right, nothing is to be done.
        """,
      marks: "layoutrequestedforvisiblenavigationbar"),
    LayoutMessageRule(
      "table-outside-hierarchy", "Table or collection view laid out outside the window",
      meaning: """
        A table or collection view was asked to lay out its cells before it was in a window. \
        It works, but cells are laid out with wrong sizes and the work is wasted.
        """,
      cause: """
        reloadData, layoutIfNeeded, scrollToRow or performBatchUpdates is called before the \
        view appears, for example in viewDidLoad or from a background tab.
        """,
      fix: """
        Update the data only, and lay out after viewDidAppear or when view.window is not nil. \
        A symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy finds the call.
        """,
      marks: "withoutbeingintheviewhierarchy", "alertforlayoutoutsideviewhierarchy"),
    LayoutMessageRule(
      "flow-layout-undefined", "Collection view items larger than the collection view",
      meaning: """
        An item of a flow layout does not fit in the collection view, so the layout is \
        undefined.
        """,
      cause: """
        The item size is fixed, or is from before a rotation or a resize.
        """,
      fix: """
        Compute the item size from the bounds minus insets, and call invalidateLayout when the \
        bounds change.
        """,
      marks: "uicollectionviewflowlayoutisnotdefined",
      "itemwidthmustbelessthanthewidthoftheuicollectionview",
      "itemheightmustbelessthantheheightoftheuicollectionview"),
    LayoutMessageRule(
      "content-view-mask", "Mask property of a content view changed",
      meaning: """
        Code changed translatesAutoresizingMaskIntoConstraints of a view that UIKit places \
        itself, such as the contentView of a cell.
        """,
      cause: """
        The property was set to false for all views in a loop, or for contentView by mistake.
        """,
      fix: """
        Do not set the property on contentView. Set it to false only on the subviews that have \
        constraints.
        """,
      marks: "translatesautoresizingmaskintoconstraintspropertyof",
      "translatesautoresizingmaskintoconstraintsofthecontentview"),
    LayoutMessageRule(
      "keyboard-warning", "Message of the system keyboard",
      meaning: """
        The keyboard, which belongs to the system, reports a part that it cannot find or lay \
        out. The layout of the app is not affected.
        """,
      cause: """
        The simulator or the keyboard lacks a layout for the keyboard type, or the keyboard \
        changes while a view disappears.
        """,
      fix: """
        No change is needed if the keyboard looks right. Otherwise end editing before the view \
        disappears.
        """,
      marks: "findkeyplanethatsupports", "requestinggeometryforkeyboard", "layoutofkeyboard"),
  ]
}
