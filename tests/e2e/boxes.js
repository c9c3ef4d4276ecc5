// What can be wrong with a page's texts: cut off, covered by something, one on top of another, beyond the edge of the
// page, or too small on a map.
() => {
  const SMALLEST = 11;
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".heard, [data-heard]");

  // What lies outside of a box that scrolls, or at its very edge, can't be seen, though nothing covers it.
  const scrolledAway = (element, x, y) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(around).overflowY)) continue;
      const box = around.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top + 2 || y > box.bottom - 2) return true;
    }
    return false;
  };

  // How solid a colour is, from 0 to 1.
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map();
  const solid = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      known.set(colour, colour === "none" ? 0 : colour.startsWith("url") ? 1 : canvas.getImageData(0, 0, 1, 1).data[3] / 255);
    }
    return known.get(colour);
  };
  // Whether what lies below can't be seen through something that is painted so solidly.
  const hides = (element, share) => {
    for (let around = element; around && share > 0.5; around = around.parentElement) share *= Number(getComputedStyle(around).opacity);
    return share > 0.5;
  };
  const boxes = new Map();
  const isBox = (element) => {
    if (!boxes.has(element)) {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      const filled = backgroundImage !== "none" || ["IMG", "CANVAS"].includes(element.tagName);
      boxes.set(element, hides(element, filled ? 1 : solid(backgroundColor)));
    }
    return boxes.get(element);
  };

  // What is painted in a drawing, in the order of painting.
  const drawings = new Map();
  const shapesOf = (drawing) => {
    if (!drawings.has(drawing)) {
      const shapes = [...drawing.querySelectorAll("path, rect, circle, ellipse, polygon, line, use")].flatMap((shape) => {
        if (shape.closest("defs, symbol, clipPath, mask") || !shown(shape)) return [];
        const { fill, fillOpacity, stroke, strokeOpacity } = getComputedStyle(shape);
        const paints = [solid(fill) * Number(fillOpacity), solid(stroke) * Number(strokeOpacity)];
        const [filled, stroked] = paints.map((share) => shape.tagName === "use" || share > 0.5);
        return hides(shape, filled || stroked ? 1 : 0) ? [{ shape, filled, stroked, box: shape.getBoundingClientRect() }] : [];
      });
      drawings.set(drawing, shapes);
    }
    return drawings.get(drawing);
  };
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const isPainted = ({ shape, filled, stroked, box }, x, y) => {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    if (shape.tagName === "use") return true;
    const at = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
    return (filled && shape.isPointInFill(at)) || (stroked && shape.isPointInStroke(at));
  };

  // What was opened by pointing, and goes when one points elsewhere, says so itself: it lies over something.
  const isPassing = (element) => element.closest("[data-passing]") !== null;
  // What stays at the edge while the rest is scrolled: what lies below it is scrolled away.
  const isSticky = (element) => {
    for (let around = element; around; around = around.parentElement)
      if (getComputedStyle(around).position === "sticky") return true;
    return false;
  };

  // Every box can be pointed at for as long as this looks, also those that let a mouse through; drawings are looked at by
  // themselves, which is quicker.
  const all = new CSSStyleSheet();
  all.replaceSync("*, *::before, *::after { pointer-events: auto !important; } svg * { pointer-events: none !important; }");
  document.adoptedStyleSheets.push(all);

  // What lies over a line of text there: the first thing above it that hides it; undefined where the text isn't met.
  const lookOver = (element, box) => {
    const drawing = element instanceof SVGElement ? outermost(element) : null;
    const text = element.closest("text");
    const above = drawing
      ? shapesOf(drawing).filter(
          ({ shape, box: other }) => meet(box, other) && text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
      : [];
    const goal = drawing ?? element;
    return (x, y) => {
      let found = above.find((one) => isPainted(one, x, y))?.shape ?? null;
      const first = document.elementFromPoint(x, y);
      if (first === goal || goal.contains(first)) return found;
      for (const top of document.elementsFromPoint(x, y)) {
        if (top === goal || goal.contains(top)) return found;
        if (top.contains(element) || !isBox(top)) continue;
        if (isSticky(top) || isPassing(top)) return undefined;
        found = top;
      }
      return undefined;
    };
  };
  const outermost = (element) => {
    let drawing = element;
    while (drawing.ownerSVGElement) drawing = drawing.ownerSVGElement;
    return drawing;
  };

  const nameOf = (element) => {
    const named = element.closest("[class]");
    const name = named?.getAttribute("class").split(" ").filter((one) => !one.startsWith("svelte-")).join(".") ?? "";
    return `${element.tagName.toLowerCase()}.${name}`;
  };

  // Every line of every text that can be seen where it is.
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const lines = [];
  const covered = [];
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !element || ["SCRIPT", "STYLE", "OPTION", "TITLE", "DESC"].includes(element.tagName.toUpperCase()) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line that is squeezed to a length is as long as that, whatever its letters would take.
    const squeezed = element.closest("text[textLength]");
    for (const box of squeezed ? [squeezed.getBoundingClientRect()] : range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      if (scrolledAway(element, box.x + box.width / 2, box.y + box.height / 2)) continue;
      // Letter by letter: a name of which one can't be read can't be read.
      const steps = Math.max(2, Math.round(box.width / 6));
      const step = box.width / steps;
      let [hidden, by] = [0, null];
      const over = lookOver(element, box);
      const isMet = (part) => over(box.x + part * box.width, box.y + 0.5 * box.height) !== undefined;
      if (![0.5, 0.05, 0.95].some(isMet)) continue;
      for (let index = 0; index < steps; index++) {
        const x = box.x + (index + 0.5) * step;
        const found = over(x, box.y + 0.5 * box.height);
        if (found) {
          hidden += step;
          by = found;
        }
      }
      const letter = Math.min(box.height / 2, box.width / 2);
      if (hidden >= letter) covered.push(`${text.slice(0, 40)} / ${nameOf(by)}`);
      // What is covered wholly lies in another layer: below a sheet or a list that is open.
      if (hidden < box.width - 1) lines.push({ text: text.slice(0, 40), element, box });
    }
  }
  document.adoptedStyleSheets.pop();

  const cut = [];
  for (const { text, element } of lines) {
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      if (around instanceof SVGElement) continue;
      const style = getComputedStyle(around);
      const clips = ["hidden", "clip"].includes(style.overflowX);
      if (clips && around.scrollWidth > around.clientWidth + 1) cut.push(text);
      if (["auto", "scroll"].includes(style.overflowX)) break;
    }
  }

  const overlapping = [];
  for (let i = 0; i < lines.length; i++) {
    for (let j = i + 1; j < lines.length; j++) {
      const [a, b] = [lines[i], lines[j]];
      if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (isPassing(a.element) !== isPassing(b.element)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Line boxes are taller than letters: a few pixels of them may share a place.
      if (wide > 2 && high > 0.35 * Math.min(a.box.height, b.box.height)) overlapping.push(`${a.text} / ${b.text}`);
    }
  }

  // What a row that scrolls sideways shows the beginning of is not beyond the page: one gets there.
  const isInRow = (element) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(around).overflowX) && around.scrollWidth > around.clientWidth) return true;
    }
    return false;
  };
  const beyond = lines
    .filter(({ box, element }) => (box.right > document.documentElement.clientWidth + 1 || box.left < -1) && !isInRow(element))
    .map(({ text }) => text);

  // Letters on a map, as high as they are on the screen.
  const height = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (!(element instanceof SVGElement)) return size;
    const { a, b } = element.getScreenCTM();
    return size * Math.hypot(a, b);
  };
  const tiny = lines
    .filter(({ element }) => element.closest("[data-map]") && height(element) < SMALLEST - 0.05)
    .map(({ text, element }) => `${text} / ${height(element).toFixed(1)} px`);
  const once = (texts) => [...new Set(texts)];
  return { cut: once(cut), covered: once(covered), overlapping: once(overlapping), beyond: once(beyond), tiny: once(tiny) };
}
