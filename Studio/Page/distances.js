// SPDX-License-Identifier: MIT
// The distances between the edges of two rectangles, as lines of a picture.

/// The parts of two ranges: gaps between them, or the distances of both starts and both ends if they overlap.
function spans([a, b], [c, d]) {
  if (b <= c) return [[b, c]];
  if (d <= a) return [[d, a]];
  return [[a, c], [b, d]];
}

/// The middle of the common part of two ranges, or of the first range if they have none.
function middle([a, b], [c, d]) {
  const [low, high] = [Math.max(a, c), Math.min(b, d)];
  return low <= high ? (low + high) / 2 : (a + b) / 2;
}

/// The lines between two rectangles, and the dashed lines from them to the edges of the second rectangle.
/// Distances of zero are left out.
export function distances(one, other) {
  const ranges = ([x, y, width, height]) => [[x, x + width], [y, y + height]];
  const [a, b] = [ranges(one), ranges(other)];
  const lines = [];
  const guides = [];
  for (const axis of [0, 1]) {
    const across = middle(a[1 - axis], b[1 - axis]);
    const [low, high] = b[1 - axis];
    for (const [from, to] of spans(a[axis], b[axis])) {
      if (Math.abs(to - from) < 0.005) continue;
      lines.push(axis === 0 ? [from, across, to, across] : [across, from, across, to]);
      // The end of the line that is an edge of the other rectangle.
      const edge = b[axis].includes(to) ? to : from;
      if (across >= low && across <= high) continue;
      const near = across < low ? low : high;
      guides.push(axis === 0 ? [edge, across, edge, near] : [across, edge, near, edge]);
    }
  }
  return { lines, guides };
}
