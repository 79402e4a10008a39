// SPDX-License-Identifier: MIT

// This room holds UIKit's classes as Swift code knows them: handles on items of LayoutCore, with what
// only a class can give: identity, overriding and life cycle. What layout means is the core's.
// AutoLayout.docc/AutoLayout.md lists its folders.
