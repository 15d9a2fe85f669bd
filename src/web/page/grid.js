// A table's JSON text as grids of cells, each with its place in the text: an edit changes the cell's characters alone.

const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]|[^\s{}[\],:"]+/g;
const SCALAR = /^\s*(-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?|true|false|null)\s*$/;

/**
 * The values of a JSON text with their places: { path, start, end } and, of a scalar, its value, raw characters and text
 * as a cell shows it; of a list or an object, its members as [key, node]. Throws where the text is not JSON.
 */
export function scan(text) {
  JSON.parse(text);
  const tokens = text.matchAll(TOKEN);
  const next = () => tokens.next().value;
  const read = (token, path) => {
    const [raw] = token;
    const start = token.index;
    if (raw !== '{' && raw !== '[') {
      const value = JSON.parse(raw);
      return { path, start, end: start + raw.length, raw, value, text: typeof value === 'string' ? value : raw };
    }
    const members = [];
    let inner = next();
    for (; inner[0] !== '}' && inner[0] !== ']'; inner = next()) {
      if (inner[0] === ',') {
        continue;
      }
      let key = String(members.length);
      if (raw === '{') {
        key = JSON.parse(inner[0]);
        next();
        inner = next();
      }
      members.push([key, read(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)]);
    }
    return { path, start, end: inner.index + 1, members, list: raw === '[' };
  };
  return read(next(), '');
}

/** All scalars below a node, in the order of the text. */
export function leaves(node) {
  return node.members ? node.members.flatMap(([, member]) => leaves(member)) : [node];
}

/** The keys of a path, as in columns, list, 3. */
export function keys(path) {
  return path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The text with one scalar replaced by what was typed; what the scalar was at first says whether a number is one. */
export function put(text, node, typed, first = node) {
  let raw = typeof first.value !== 'string' && SCALAR.test(typed) ? typed.trim() : JSON.stringify(typed);
  if (typed === first.text) {
    raw = first.raw;
  }
  return text.slice(0, node.start) + raw + text.slice(node.end);
}

/** The path of the innermost value at a line and column, both from 1, columns in characters; null beside all. */
export function pathAt(text, root, line, column) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const offset = before + [...(lines[line - 1] ?? '')].slice(0, column - 1).join('').length;
  const within = (node) => node.start <= offset && offset < node.end;
  let node = within(root) ? root : null;
  for (let inner = node; inner; inner = inner.members?.map(([, member]) => member).find(within)) {
    node = inner;
  }
  return node && node.path;
}

/**
 * What a table or a file of rules shows: grids, each { title, corner, columns, rows }, and the fields that stand in none.
 * Columns and rows are { text, path }, a row with cells besides: the scalar's node with its place in words, or null.
 */
export function grids(root) {
  const found = [];
  visit(root, [], found);
  const taken = new Set(found.flatMap((grid) => grid.rows.flatMap((row) => row.cells)).map((cell) => cell?.path));
  return { grids: found, fields: leaves(root).filter((leaf) => !taken.has(leaf.path)) };
}

function visit(node, names, found) {
  if (!node.members) {
    return;
  }
  const rows = member(member(node, 'rows'), 'list');
  if (rows?.members?.length && rows.members.every(([, row]) => member(row, 'cells')?.members)) {
    found.push(tableGrid(node, rows, names));
  }
  for (const [key, inner] of node.members) {
    const inside = key === 'list' ? names : [...names, key];
    const grid = key !== 'rows' && listGrid(inner, inside);
    if (grid) {
      found.push(grid);
    } else if (key !== 'rows') {
      visit(inner, inside, found);
    }
  }
}

function tableGrid(node, rows, names) {
  const columns = member(node, 'columns');
  const list = member(columns, 'list')?.members ?? [];
  const width = Math.max(...rows.members.map(([, row]) => member(row, 'cells').members.length));
  const headings = Array.from({ length: width }, (_, at) =>
    list[at] ? { text: heading(list[at][1], at), path: list[at][1].path } : { text: list.length ? '?' : 'result', path: '' });
  const by = scalar(columns, 'by') ?? scalar(columns, 'compare') ?? '';
  const roll = scalar(member(node, 'rows'), 'die') ?? scalar(member(node, 'rows'), 'by') ?? 'row';
  return grid(names.join(' '), by && roll ? `${roll}, by ${by}` : roll, headings, rows.members.map(([, row], at) => ({
    text: heading(row, at), path: row.path, place: `${roll} ${heading(row, at)}`,
    cells: headings.map((_, column) => member(row, 'cells').members[column]?.[1]),
  })), by);
}

/** A list of things with names, or an object of objects: a row for each, a column for each key that has a scalar. */
function listGrid(node, names) {
  const parts = node.members ?? [];
  const named = ([, part]) => part.members && !part.list && (!node.list || member(part, 'name'))
    && part.members.every(([, value]) => !value.members || (value.list && value.members.every(([, each]) => !each.members)));
  const label = node.list ? 'name' : null;
  const shown = [...new Set(parts.flatMap(([, part]) => part.members ?? [])
    .filter(([key, value]) => key !== label && !value.members).map(([key]) => key))];
  if (!shown.length || !parts.every(named)) {
    return null;
  }
  return grid(names.join(' '), names.at(-1), shown.map((key) => ({ text: key, path: '' })), parts.map(([key, part]) => {
    const text = label ? String(scalar(part, label)) : key;
    const cells = shown.map((each) => member(part, each)).map((value) => (value?.members ? undefined : value));
    return { text, path: part.path, place: `${names.at(-1)} ${text}`, cells };
  }), '');
}

function grid(title, corner, columns, rows, by) {
  return { title, corner, columns, rows: rows.map((row) => ({ ...row,
    cells: row.cells.map((cell, at) => (cell ? { ...cell, place: `${row.place}, ${by && by + ' '}${columns[at].text}` } : null)) })) };
}

/** So many known results of a column are offered at most. */
const OFFERED = 30;

/**
 * The results that a grid's cells had at first, as text in the order of the grid: of a table of results those of all
 * cells, of a list of things those of one column. Returns a function of the column's index.
 * @param first the value of a path as it was at first
 */
export function results(grid, first) {
  const texts = (rows) => [...new Set(rows.flatMap(({ cells }) => cells).map((cell) => cell && first(cell.path)?.text).filter((text) => text !== undefined && text !== null))];
  const offered = (all) => (all.length > OFFERED ? [] : all);
  const ofTable = grid.rows.every(({ path }) => path.includes('/rows/'));
  const all = ofTable ? offered(texts(grid.rows)) : null;
  return (column) => all ?? offered(texts(grid.rows.map(({ cells }) => ({ cells: [cells[column]] }))));
}

function heading(node, at) {
  return node.members ? String(scalar(node, 'name') ?? scalar(node, 'at') ?? at + 1) : node.text;
}

function member(node, key) {
  return node?.members?.find(([name]) => name === key)?.[1];
}

function scalar(node, key) {
  return member(node, key)?.value;
}

/** The entries of an answer to --influence by the paths of the table's values that they turn: a modifier's is in its object. */
export function influenceByPath({ influence }, text, { root }) {
  const id = scalar(root, 'id');
  const values = new Set(leaves(root).map(({ path }) => path));
  return new Map(influence.filter(({ table, at }) => table === id && at).map((each) => {
    const path = pathAt(text, root, ...each.at.split(':').map(Number));
    return [[path, `${path}/value`, `${path}/${each.part.split(' ').at(-1)}`].find((one) => values.has(one)), each];
  }));
}

/** The value of a JSON text, or null where it is none. */
export function readOrNull(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
