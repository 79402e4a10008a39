// SPDX-License-Identifier: MIT
// Draws display lists on a canvas. docs/studio-protocol.md describes their commands.

/// The widths of texts by font, letter spacing and text.
const widths = new Map();
/// The bitmap grows in steps, because a new bitmap in each frame of a drag is slow.
const step = 256;
/// The decoded pictures by data URL.
const images = new Map();

/// A canvas that shows the last list at some scale.
export class Picture {
  constructor(canvas) {
    this.canvas = canvas;
    this.list = null;
    this.scale = 1;
  }

  /// Shows a list at a scale, in pixels of the page for each point.
  show(list, scale) {
    this.list = list;
    this.scale = scale;
    const [width, height] = list.size;
    const { canvas } = this;
    // Browsers limit the size of a canvas.
    const ratio = Math.min(devicePixelRatio || 1, 8192 / (Math.max(width, height) * scale));
    const pixels = scale * ratio;
    const size = [width, height].map((length) => Math.max(1, Math.ceil(length * pixels / step)) * step);
    if (canvas.width !== size[0] || canvas.height !== size[1]) {
      [canvas.width, canvas.height] = size;
      canvas.style.width = `${size[0] / ratio}px`;
      canvas.style.height = `${size[1] / ratio}px`;
    }
    const context = canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, size[0], size[1]);
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    new Drawing(context, list, pixels, () => this.list === list && this.show(list, this.scale)).run(list.commands);
  }
}

/// The drawing of one list.
class Drawing {
  /// Calls `redraw` when missing pictures have been decoded.
  constructor(context, list, pixels, redraw) {
    this.context = context;
    this.list = list;
    /// The number of pixels per point.
    this.pixels = pixels;
    /// Whether a group has moved the coordinates.
    this.isMoved = false;
    this.redraw = redraw;
    this.forget();
  }

  /// Forgets the state of the context, which `restore` has changed.
  forget() {
    this.font = -1;
    this.spacing = null;
    this.direction = null;
    this.color = null;
    this.isStretched = false;
  }

  /// Sets the colour of the next shape or text.
  paint(color) {
    if (this.color === color) return;
    this.context.fillStyle = color;
    this.color = color;
  }

  /// Ends the stretching of texts.
  unstretch() {
    if (!this.isStretched) return;
    const { pixels } = this;
    this.context.setTransform(pixels, 0, 0, pixels, 0, 0);
    this.isStretched = false;
  }

  run(commands) {
    const open = [];
    for (const command of commands) {
      if (command[0] !== "text") this.unstretch();
      switch (command[0]) {
        case "fill": this.fill(command); break;
        case "stroke": this.stroke(command); break;
        case "text": this.text(command); break;
        case "picture": this.picture(command); break;
        case "begin": open.push(this.begin(command)); break;
        case "end": this.end(open.pop()); break;
      }
    }
    this.unstretch();
  }

  /// Opens a group. A group without properties needs no work.
  begin([, opacity = 1, clip, isEvenOdd, transform]) {
    if (opacity >= 1 && !clip && !transform) return null;
    const { context } = this;
    const group = { opacity, outer: null, isMoved: this.isMoved };
    if (opacity < 1) {
      // The group is drawn apart, because its parts cover each other.
      const layer = document.createElement("canvas");
      layer.width = context.canvas.width;
      layer.height = context.canvas.height;
      group.outer = context;
      this.context = layer.getContext("2d");
      this.context.setTransform(context.getTransform());
      this.forget();
    }
    this.context.save();
    if (transform) {
      this.context.transform(...transform);
      this.isMoved = true;
    }
    if (clip) this.context.clip(outline(clip), isEvenOdd ? "evenodd" : "nonzero");
    return group;
  }

  end(group) {
    if (!group) return;
    const { context } = this;
    context.restore();
    this.isMoved = group.isMoved;
    this.forget();
    if (!group.outer) return;
    this.context = group.outer;
    this.context.save();
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = group.opacity;
    this.context.drawImage(context.canvas, 0, 0);
    this.context.restore();
  }

  fill([, shape, paint, isEvenOdd]) {
    const { context } = this;
    if (paint.pattern) { this.tile(shape, paint, isEvenOdd); return; }
    if (typeof paint === "string") {
      this.paint(paint);
    } else {
      context.fillStyle = this.gradient(paint);
      this.color = null;
    }
    if (shape.length === 4 && typeof shape !== "string") context.fillRect(shape[0], shape[1], shape[2], shape[3]);
    else context.fill(outline(shape), isEvenOdd ? "evenodd" : "nonzero");
  }

  gradient({ linear, radial, stops }) {
    const gradient = linear
      ? this.context.createLinearGradient(...linear)
      : this.context.createRadialGradient(radial[0], radial[1], 0, radial[0], radial[1], Math.max(0, radial[2]));
    for (const [offset, color] of stops) gradient.addColorStop(offset, color);
    return gradient;
  }

  /// Fills a shape with repeated commands. Each cell is drawn, as in the other renderers.
  tile(shape, { pattern: [x, y, width, height], step, transform, opacity, commands }, isEvenOdd) {
    const group = this.begin(["begin", opacity, shape, isEvenOdd]);
    this.isMoved = true;
    const inner = this.context;
    inner.transform(...transform);
    const map = new DOMMatrix(transform);
    if (map.is2D && map.a * map.d - map.b * map.c !== 0 && step[0] > 0 && step[1] > 0) {
      const back = map.inverse();
      const [left, top, wide, high] = box(shape);
      const corners = [[left, top], [left + wide, top], [left, top + high], [left + wide, top + high]]
        .map(([cornerX, cornerY]) => back.transformPoint({ x: cornerX, y: cornerY }));
      const range = (values, low, length, pace) => [
        Math.floor((Math.min(...values) - low - length) / pace), Math.ceil((Math.max(...values) - low) / pace)];
      const [firstColumn, lastColumn] = range(corners.map((each) => each.x), x, width, step[0]);
      const [firstRow, lastRow] = range(corners.map((each) => each.y), y, height, step[1]);
      if ((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) <= 40_000) {
        for (let row = firstRow; row <= lastRow; row += 1) {
          for (let column = firstColumn; column <= lastColumn; column += 1) {
            inner.save();
            inner.translate(column * step[0], row * step[1]);
            inner.beginPath();
            inner.rect(x, y, width, height);
            inner.clip();
            this.forget();
            this.run(commands);
            inner.restore();
          }
        }
      }
    }
    this.end(group);
  }

  stroke([, shape, color, width, dashes = [], isRound]) {
    const { context } = this;
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = isRound ? "round" : "butt";
    context.lineJoin = isRound ? "round" : "miter";
    context.setLineDash(dashes);
    if (width > 0) context.stroke(outline(shape));
  }

  /// Draws a line of text and fits it to its width.
  text([, text, x, y, width, font, color, anchor = 0, isRightToLeft = false, spacing = 0]) {
    const { context } = this;
    if (this.font !== font || this.spacing !== spacing) {
      context.font = this.list.fonts[font];
      context.letterSpacing = `${spacing}px`;
      [this.font, this.spacing] = [font, spacing];
      const key = `${this.list.fonts[font]} ${spacing}`;
      if (!widths.has(key)) widths.set(key, new Map());
      this.known = widths.get(key);
      if (this.known.size > 5000) this.known.clear();
    }
    if (this.direction !== isRightToLeft) {
      context.direction = isRightToLeft ? "rtl" : "ltr";
      this.direction = isRightToLeft;
    }
    this.paint(color);
    let own = this.known.get(text);
    if (own === undefined) {
      own = context.measureText(text).width;
      this.known.set(text, own);
    }
    const fit = width > 0 && own > 0 ? width / own : 1;
    context.textAlign = width > 0 ? "left" : ["left", "center", "right"][anchor];
    if (Math.abs(fit - 1) < 0.001) {
      this.unstretch();
      context.fillText(text, x, y);
    } else if (this.isMoved) {
      context.save();
      context.translate(x, y);
      context.scale(fit, 1);
      context.fillText(text, 0, 0);
      context.restore();
    } else {
      const { pixels } = this;
      context.setTransform(pixels * fit, 0, 0, pixels, pixels * x, pixels * y);
      this.isStretched = true;
      context.fillText(text, 0, 0);
    }
  }

  picture([, index, [x, y, width, height], tint]) {
    const image = this.image(this.list.pictures[index]);
    if (!image || !(width > 0 && height > 0)) return;
    if (!tint) {
      this.context.drawImage(image, x, y, width, height);
      return;
    }
    const layer = document.createElement("canvas");
    layer.width = Math.max(1, Math.min(4096, image.naturalWidth || width));
    layer.height = Math.max(1, Math.min(4096, image.naturalHeight || height));
    const inner = layer.getContext("2d");
    inner.drawImage(image, 0, 0, layer.width, layer.height);
    inner.globalCompositeOperation = "source-in";
    inner.fillStyle = tint;
    inner.fillRect(0, 0, layer.width, layer.height);
    this.context.drawImage(layer, x, y, width, height);
  }

  /// The decoded picture; null until it is decoded, and for invalid data.
  image(address) {
    const known = images.get(address);
    if (known !== undefined) return known;
    images.set(address, null);
    const image = new Image();
    image.onload = () => { images.set(address, image); this.redraw(); };
    image.src = address;
    return null;
  }
}

/// A shape as a path.
function outline(shape) {
  if (typeof shape === "string") return new Path2D(shape);
  const path = new Path2D();
  if (shape.ellipse) {
    const [x, y, width, height] = shape.ellipse;
    path.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
  } else if (shape.length === 5) {
    path.roundRect(...shape);
  } else {
    path.rect(...shape);
  }
  return path;
}

/// A rectangle that contains a shape.
function box(shape) {
  if (typeof shape !== "string") return shape.ellipse ?? shape;
  const numbers = (shape.match(/-?\d+(\.\d+)?/g) ?? ["0", "0"]).map(Number);
  const all = [0, 1].map((start) => numbers.filter((_, index) => index % 2 === start));
  const [left, top] = all.map((each) => Math.min(...each));
  return [left, top, Math.max(...all[0]) - left, Math.max(...all[1]) - top];
}
