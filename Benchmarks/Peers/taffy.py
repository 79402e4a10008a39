#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Times the resize of the workloads pins and chain in Taffy.

usage: taffy.py WORKLOAD N

The Python package stretchable drives Taffy. Only the call into its Rust library that computes the
layout is timed, as the shortest processor time of several runs. No data is copied to Python, and no
Python code runs. (The build is not timed, because it cannot be separated from Python's own cost.)
"""
import sys, time
from stretchable import Node
from stretchable.node import SizeAvailableSpace, taffy, taffylib
from stretchable.style import AUTO, PCT, PT, Display, FlexDirection, Position, Rect, Size, Style


def tree(workload, n):
    fill = Size(100 * PCT, 100 * PCT)
    if workload == "pins":
        views = [Node(style=Style(position=Position.ABSOLUTE,
                                  inset=Rect(top=8 + i % 5, right=8, bottom=8, left=8 + i % 7))) for i in range(n)]
        return Node(*views, style=Style(display=Display.BLOCK, size=fill))
    views = [Node(style=Style(flex_grow=0, flex_shrink=0, size=Size(AUTO, 30 * PT))) if i == n // 3
             else Node(style=Style(flex_grow=1, flex_basis=0 * PT)) for i in range(n)]
    return Node(*views, style=Style(display=Display.FLEX, flex_direction=FlexDirection.COLUMN, gap=Size(0, 8),
                                    padding=8, size=fill))


def main():
    workload, n = sys.argv[1], int(sys.argv[2])
    height = 400 + 30 * n if workload == "chain" else 800
    root = tree(workload, n)
    root.compute_layout((400, height))
    view = list(root)[1]
    best = float("inf")
    for _ in range(9):
        total = 0
        for step in range(1, 101):
            size = (400 + 31 * step % 300, height + 47 * step % 300)
            space = SizeAvailableSpace(*size).to_dict()
            start = time.process_time_ns()
            taffylib.node_compute_layout_with_measure(taffy._ptr, root._node_id, space, lambda *_: None)
            total += time.process_time_ns() - start
            taffylib.node_get_layout(taffy._ptr, view._node_id, view._taffy_layout)
            expected = size[0] - (17 if workload == "pins" else 16)
            if abs(view._taffy_layout.width - expected) > 0.01:
                sys.exit(f"taffy.py: width {view._taffy_layout.width}, not {expected}")
        best = min(best, total / 100)
    print(f"resize\t{best / 1000:.3f}\t100")


main()
