// SPDX-License-Identifier: MIT

// This room holds UIKit's classes as Swift code knows them: handles on items of LayoutCore, with what
// only a class can give: identity, overriding and life cycle. What layout means is the core's.
//
// Store       the one forest of the process, its passes, and who hears of them
// Layout      constraints, anchors, guides, how they read, and what is said when something is wrong
// Views       UIView, stack and scroll views;  Content: labels and images;  Controls: what has a value
// Lists       tables and collections;  Controllers: windows, controllers, what presents and contains
// Environment the screen, traits, scenes;  Events: touches, of which there are none
// Drawing     colours, paths, contexts, layers;  Animation: which arrives at once
// Text, Values, Runtime: fonts, geometry, and names from Apple's Foundation and runtime
