// SPDX-License-Identifier: MIT

import ArgumentParser

@main
struct Plumb: ParsableCommand {}
