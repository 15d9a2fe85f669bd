// A stack as it is written, and its parts: units between commas, clauses behind semicolons. Only the part that is
// changed is written anew; what the parts cannot say stays as it is, as the program alone judges it.

/** The pieces between separators that stand in no braces. */
function split(text, separator) {
  const pieces = [''];
  let depth = 0;
  for (const c of text) {
    if (c === '{') depth++;
    if (c === '}') depth--;
    if (depth <= 0 && separator.test(c)) pieces.push('');
    else pieces[pieces.length - 1] += c;
  }
  return pieces.map((piece) => piece.trim());
}

const words = (text) => split(text, /\s/).filter(Boolean);

/** `Name: unit, unit; clause` as { name, units, clauses }, all of them texts. */
export function parse(text, notation) {
  const [head, ...clauses] = split(text, /;/);
  const colon = notation.named ? head.indexOf(':') : -1;
  const units = head.slice(colon + 1);
  return {
    name: colon < 0 ? '' : head.slice(0, colon).trim(),
    units: (notation.several ? split(units, /,/) : [units.trim()]).filter(Boolean),
    clauses: clauses.filter(Boolean),
  };
}

export function write({ name, units, clauses }) {
  return [(name ? name + ': ' : '') + units.join(', '), ...clauses].join('; ');
}

const same = (one, other) => one?.toLowerCase() === other?.toLowerCase();

/** Whether a word can be the value of a part; the program reads `Inf` as `inf`. */
function fits(part, word) {
  if (word === undefined) return false;
  if (word.startsWith('{')) return true;
  switch (part.kind) {
    case 'word': return part.words.some((one) => same(one, word));
    case 'number': return /^[+-]?\d+$/.test(word);
    case 'part': return /^\d+(\/\d+)?$/.test(word);
    default: return /^\d/.test(part.example ?? '') ? /^\d/.test(word) : true;
  }
}

/** What a part takes of the next words, as [value, count]; null if it is not there. */
function take(part, next) {
  if (part.keyword === undefined) return fits(part, next[0]) ? [part.words?.find((one) => same(one, next[0])) ?? next[0], 1] : null;
  if (part.keyword.endsWith('#')) {
    const mark = part.keyword.slice(0, -1);
    const value = next[0]?.startsWith(mark) ? next[0].slice(mark.length) : undefined;
    return fits(part, value) ? [value, 1] : null;
  }
  const key = words(part.keyword);
  if (!key.every((word, i) => same(next[i], word))) return null;
  const value = next[key.length];
  return part.kind !== 'flag' && fits(part, value) ? [value, key.length + 1] : [true, key.length];
}

/** What a unit says by the names of its parts, under the first shape that it fits: { shape, fields }, or null. */
export function unit(text, shapes) {
  for (const shape of shapes) {
    const fields = fieldsOf(words(text), shape);
    if (fields) return { shape, fields };
  }
  return null;
}

function fieldsOf(left, shape) {
  const fields = {};
  for (const part of shape.leading ?? []) {
    const taken = take(part, left);
    if (taken) {
      fields[part.name] = taken[0];
      left = left.slice(taken[1]);
    } else if (part.required) return null;
  }
  while (left.length) {
    const part = (shape.others ?? []).find((other) => !(other.name in fields) && take(other, left));
    if (!part) return null;
    const [value, count] = take(part, left);
    fields[part.name] = value;
    left = left.slice(count);
  }
  return fields;
}

export function writeUnit({ shape, fields }) {
  const written = (part) => {
    const value = fields[part.name];
    if (value === undefined || value === false || value === '') return '';
    if (part.keyword === undefined) return value;
    if (part.keyword.endsWith('#')) return part.keyword.slice(0, -1) + value;
    return value === true ? part.keyword : part.keyword + ' ' + value;
  };
  return [...(shape.leading ?? []), ...(shape.others ?? [])].map(written).filter(Boolean).join(' ');
}

/** The units that a tap adds: one for each arm of each shape, { label, text }; the label is the arm's word, or its name where it has one. */
export function firstUnits(notation) {
  return notation.units.flatMap((shape) => {
    const fields = Object.fromEntries((shape.leading ?? []).filter((part) => part.required)
      .map((part) => [part.name, part.kind === 'flag' ? true : first(part)]));
    const arm = (shape.leading ?? [])[0];
    if (arm?.kind !== 'word' || arm.keyword) {
      const text = writeUnit({ shape, fields });
      return [{ label: arm?.keyword ?? text, text }];
    }
    return arm.words.map((word, i) => ({ label: arm.names?.[i] ?? word, text: writeUnit({ shape, fields: { ...fields, [arm.name]: word } }) }));
  });
}

const first = (part) => part.example ?? part.words?.[0] ?? String(part.range?.min ?? 1);

/** The value that steps begin at where none is written: the default, a good value, or the least. */
export const beginning = (part) => [part.default, part.assumed, part.example].find((one) => /^[+-]?\d/.test(one ?? '')) ?? String(Math.max(part.range?.min ?? 0, 1));

/** `3/5` as { left, original }, or null. */
export function partOf(value) {
  const m = /^(\d+)\/(\d+)$/.exec(value ?? '');
  return m && { left: Number(m[1]), original: Number(m[2]) };
}

/** A part with another original number: a whole one stays whole. */
export const withOriginal = ({ left, original }, number) => (left === original ? number : Math.min(left, number)) + '/' + number;

/** Whether a text takes one value after the other. */
export const isRange = (text) => /\{[^}]*(,|\.\.)[^}]*\}/.test(text) || /^-?\d+\.\.-?\d+(\.\.\d+)?$/.test(text);

/** `{from..to..by}` as { from, to, by }, or null; a range without braces may be half typed. */
export function rangeOf(value) {
  const m = /^\{(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?\}$/.exec(value ?? '');
  return m && { from: m[1], to: m[2], by: m[3] };
}

export const writeRange = ({ from, to, by }) => '{' + from + '..' + to + (by ? '..' + by : '') + '}';

/** Five values around the present one, within what is allowed. */
export function rangeAround(number, min, max) {
  const from = Math.max(min, Math.min(number - 2, max - 4));
  return { from, to: Math.min(max, from + 4) };
}

/** The values to try of a choice: words, and families of the same words around a number, { before, after, numbers }. */
export function families(tried) {
  const found = new Map();
  for (const text of tried) {
    const m = /^(.*?)([+-]?\d+)(.*)$/.exec(text);
    const key = m ? m[1] + '#' + m[3] : text;
    if (!found.has(key)) found.set(key, m ? { before: m[1], after: m[3], numbers: [] } : { word: text });
    if (m) found.get(key).numbers.push(Number(m[2]));
  }
  return [...found.values()].map((one) => (one.numbers ? { ...one, numbers: one.numbers.sort((a, b) => a - b) } : one));
}

/** The number of a value that is of a family, or null. */
export function numberIn({ before, after }, value) {
  const middle = value.startsWith(before) && value.endsWith(after) ? value.slice(before.length, value.length - after.length) : '';
  return /^[+-]?\d+$/.test(middle) ? Number(middle) : null;
}

/** The number of a family that a tap begins with: 0, or the first. */
export const firstNumber = ({ numbers }) => (numbers.includes(0) ? 0 : numbers[0]);

/** The next number of a family up or down, or null. */
export const nextNumber = ({ numbers }, number, by) =>
  (by > 0 ? numbers.find((one) => one > number) : numbers.findLast((one) => one < number)) ?? null;

/** The clause that a text is, and what stands behind its keyword: { clause, value }, or null. */
export function clause(text, clauses) {
  const said = words(text);
  for (const one of clauses) {
    if (one.keyword === undefined) {
      const begin = one.words ?? one.value?.leading?.[0]?.words ?? [];
      if (begin.includes(text) || begin.includes(said[0])) return { clause: one, value: text };
      continue;
    }
    const key = words(one.keyword + mark(one));
    if (key.every((word, i) => same(said[i], word))) return { clause: one, value: said.slice(key.length).join(' ') };
  }
  return null;
}

/** Units that follow a word at once stand behind a colon. */
const mark = (one) => (one.kind === 'stack' && !one.value ? ':' : '');

export const writeClause = ({ clause: one, value }) => [one.keyword && one.keyword + mark(one), value].filter(Boolean).join(' ');

const writePart = (part) => (part.kind === 'flag' ? part.keyword : [part.keyword, first(part)].filter(Boolean).join(' '));

/** Numbers of stacks, of which the first always exists. */
const STACKS = /^\d+( (then )?\d+)*$/;

/** What a clause says, or its parts. */
export const meaning = (one) => one.text || [...one.value?.leading ?? [], ...one.value?.others ?? []].map((part) => part.text).join('; ');

/** The clause that a tap adds. */
export function firstClause(one) {
  if (one.kind === 'flag') return one.keyword;
  const unit = one.kind === 'unit' && one.value && !one.example;
  const example = unit ? writePart((one.value.leading ?? one.value.others)[0])
    : one.kind === 'text' && STACKS.test(one.example) ? '1'
    : one.example?.split(/ or |, /)[0] ?? one.words?.[0] ?? String(one.range?.min ?? 1);
  return writeClause({ clause: one, value: example });
}
