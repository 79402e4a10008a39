// SPDX-License-Identifier: MIT

#if Macros
  import Testing

  /// The code that the macro generates.
  @Suite struct VisualFormatMacroTests {
    @Test func distancesAndSizesAreWrittenWithAnchors() {
      expectExpansion(
        ##"#visualFormat("H:|-[icon(24)]-gap-[title(>=80,<=icon)]-(-4)-[photo]|")"##,
        to:
          "icon.leadingAnchor.constraint(equalTo: VisualFormatLayout.superview(of: icon)"
          + ".layoutMarginsGuide.leadingAnchor)",
        "icon.widthAnchor.constraint(equalToConstant: 24)",
        "title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: CGFloat(gap))",
        "title.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)",
        "title.widthAnchor.constraint(lessThanOrEqualTo: icon.widthAnchor)",
        "photo.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: -4)",
        "VisualFormatLayout.superview(of: photo).trailingAnchor.constraint(equalTo:"
          + " photo.trailingAnchor)")
    }

    @Test func standardDistanceIsSystemSpacing() {
      expectExpansion(
        ##"#visualFormat("[a]-[b]")"##,
        to:
          "b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)")
      expectExpansion(
        ##"#visualFormat("V:[a]-[b]")"##,
        to: "b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 1)")
    }

    @Test func prioritiesAreNumbersOrVariables() {
      expectExpansion(
        ##"#visualFormat("[a(5@750)]-(>=8@p)-[b]")"##,
        to:
          "VisualFormatLayout.prioritized(a.widthAnchor.constraint(equalToConstant: 5), 750)",
        "VisualFormatLayout.prioritized(b.leadingAnchor.constraint(greaterThanOrEqualTo:"
          + " a.trailingAnchor, constant: 8), CGFloat(p))")
    }

    // Only the compiler knows whether `side` is a number or a view.
    @Test func nameOfASizeMayBeAViewElsewhere() {
      expectExpansion(
        ##"#visualFormat("V:[a(>=side)]")"##,
        to:
          "VisualFormatLayout.constrain(a.heightAnchor, along: .vertical, .greaterThanOrEqual, to: side)"
      )
    }

    @Test func keywordsAreQuoted() {
      expectExpansion(
        ##"#visualFormat("[default(class)]")"##,
        to:
          "VisualFormatLayout.constrain(`default`.widthAnchor, along: .horizontal, .equal, to: `class`)"
      )
    }

    @Test func optionsAreReadFromTheSource() {
      expectExpansion(
        ##"#visualFormat("[a][b]", options: .alignAllCenterY)"##,
        to: "b.leadingAnchor.constraint(equalTo: a.trailingAnchor)",
        "b.centerYAnchor.constraint(equalTo: a.centerYAnchor)")
      expectExpansion(
        ##"#visualFormat("[a]-[b]", options: [.directionRightToLeft, .alignAllTop])"##,
        to: "a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 8)",
        "b.topAnchor.constraint(equalTo: a.topAnchor)")
      expectExpansion(
        ##"#visualFormat("V:[a]-[b]", options: [NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline])"##,
        to:
          "b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor,"
          + " multiplier: 1)")
    }

    @Test func formatMaySpanSeveralLines() {
      expectExpansion(
        ##"""
        #visualFormat("""
          H:[a]
            -8-[b]
          """)
        """##,
        to: "b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)")
    }

    @Test func loneViewGivesNoConstraint() {
      expectExpansion(##"#visualFormat("[a]")"##)
    }
  }
#endif
