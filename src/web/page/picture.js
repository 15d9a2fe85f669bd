// An answer as a picture: the sentence, the situation, and its charts. No DOM here.

const WIDTH = 800;
const EDGE = 32;
const INSIDE = WIDTH - 2 * EDGE;

/** So many rows of bars and so many charts are in a picture. */
const BARS = 10;
const CHARTS = 2;

/** So wide is the label beside a bar, with the space between. */
const BESIDE = 310;

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

/** The rules of a side's colours. */
function ofSide(side, bar, below) {
  return `${side}.bar{fill:${bar}}${side}.below{fill:${below}}${side}.step{stroke:${bar}}`;
}

/** The colours of the program's reports in the light, one for each side and grey for neither: a forum's are not known. */
const STYLE = `text{font-family:${FONT};fill:#20262c}.quiet,.scale,.number,.caption{fill:#5c6670}.command{font-family:${MONO};fill:#5c6670}`
  + '.strong{font-weight:700;fill:#33658a}.track{fill:#f0eee9}.rule{stroke:#e2e0db}'
  + ofSide('', '#66707a', '#e3e6e8') + ofSide('.attacker ', '#0072b2', '#d3e5f1') + ofSide('.defender ', '#c25200', '#f8dfcc')
  + '.step{stroke-width:1.5}.whisker{stroke:#20262c;stroke-width:1.5}.hit{fill:none}.scale,.number,.caption{font-size:12px}.number{text-anchor:middle}.scale{text-anchor:end}';

const escaped = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

/** A text in lines no wider than `width`; a word that is wider stands alone. `measure`: the width of a text in a font. */
export function lines(text, width, font, measure) {
  const all = [''];
  for (const word of text.split(' ')) {
    const longer = all.at(-1) ? all.at(-1) + ' ' + word : word;
    if (!all.at(-1) || measure(longer, font) <= width) all[all.length - 1] = longer;
    else all.push(word);
  }
  return all;
}

/**
 * The picture as SVG, as { width, height, svg }.
 * @param parts { title, sentence, facts: [[label, text]], bars: [{ label, share, text, side }], charts: [{ title, height, inner, side }], command }; a share is
 *   from 0 to 1, a side `attacker`, `defender` or undefined
 * @param measure the width of a text in a CSS font, in pixels
 */
export function picture({ title, sentence, facts, bars, charts, command }, measure) {
  const out = [];
  let y = EDGE;
  const put = (x, size, inner, of = '') => out.push(`<text x="${x}" y="${y}" font-size="${size}"${of && ` class="${of}"`}>${inner}</text>`);
  y += 14;
  put(EDGE, 15, escaped(title), 'quiet');
  y += 12;
  for (const line of lines(sentence, INSIDE, `600 26px ${FONT}`, measure)) {
    y += 34;
    put(EDGE, 26, line.split(/(\d+(?:\.\d+)?%?)/).map((piece, i) => (i % 2 ? `<tspan class="strong">${piece}</tspan>` : escaped(piece))).join(''));
  }
  y += 14;
  for (const [label, text] of facts) {
    for (const [i, line] of lines(text, INSIDE - 110, `16px ${FONT}`, measure).entries()) {
      y += 23;
      if (!i) put(EDGE, 16, escaped(label), 'quiet');
      put(EDGE + 110, 16, escaped(line));
    }
  }
  if (bars.length) y += 18;
  for (const { label, share, text, side = '' } of bars.slice(0, BARS)) {
    y += 28;
    const [first, ...others] = lines(label, BESIDE - 16, `15px ${FONT}`, measure);
    put(EDGE, 15, escaped(first));
    out.push(`<rect class="track" x="${EDGE + BESIDE}" y="${y - 11}" width="330" height="10"/>`);
    out.push(`<g class="${side}"><rect class="bar" x="${EDGE + BESIDE}" y="${y - 11}" width="${(330 * share).toFixed(1)}" height="10"/></g>`);
    out.push(`<text x="${WIDTH - EDGE}" y="${y}" font-size="15" text-anchor="end">${escaped(text)}</text>`);
    for (const line of others) {
      y += 19;
      put(EDGE, 15, escaped(line));
    }
  }
  const shown = charts.slice(0, CHARTS);
  if (shown.length) {
    y += 38;
    const width = (INSIDE - 24) / CHARTS;
    shown.forEach((chart, i) => {
      const x = EDGE + i * (width + 24);
      out.push(`<text x="${x}" y="${y}" font-size="15" font-weight="650">${escaped(chart.title)}</text>`);
      out.push(`<svg class="${chart.side ?? ''}" x="${x}" y="${y + 12}" width="${width}" height="${chart.height}" overflow="visible">${chart.inner}</svg>`);
    });
    y += 12 + Math.max(...shown.map(({ height }) => height));
  }
  y += 12;
  for (const line of lines(command, INSIDE, `12px ${MONO}`, measure)) {
    y += 17;
    put(EDGE, 12, escaped(line), 'command');
  }
  const height = y + EDGE - 8;
  return { width: WIDTH, height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><style>${STYLE}</style>`
      + `<rect width="${WIDTH}" height="${height}" fill="#fdfcfa"/>${out.join('')}</svg>` };
}
