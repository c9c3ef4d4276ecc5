// What can be wrong with a page's texts: cut off, one on top of another, or beyond the edge of the page.
() => {
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".heard, [data-heard]");

  // What lies outside of a box that scrolls can't be seen, though nothing covers it.
  const scrolledAway = (element, x, y) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(around).overflowY)) continue;
      const box = around.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
    }
    return false;
  };

  // Every line of every text that can be seen where it is.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !element || ["SCRIPT", "STYLE", "OPTION", "TITLE", "DESC"].includes(element.tagName.toUpperCase()) || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      if (scrolledAway(element, x, y)) continue;
      const top = document.elementFromPoint(x, y);
      if (!top || !(top === element || element.contains(top) || top.contains(element))) continue;
      lines.push({ text: text.slice(0, 40), element, box });
    }
  }

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
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Line boxes are taller than letters: a few pixels of them may share a place.
      if (wide > 2 && high > 0.35 * Math.min(a.box.height, b.box.height)) overlapping.push(`${a.text} / ${b.text}`);
    }
  }

  const beyond = lines
    .filter(({ box }) => box.right > document.documentElement.clientWidth + 1 || box.left < -1)
    .map(({ text }) => text);
  return { cut: [...new Set(cut)], overlapping: [...new Set(overlapping)], beyond: [...new Set(beyond)] };
}
