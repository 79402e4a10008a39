// SPDX-License-Identifier: MIT

// Rewrites app sources so that they compile without the Objective-C runtime. Every construct keeps
// its line. It keeps its column where words are blanked instead of deleted.
