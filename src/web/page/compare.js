// Kept fights beside each other. No DOM here.

import { commandLine, files } from './model.js';

/** A fight as a key: what leads to the same command and files has the same. */
export function keyOf({ system, name, values, file, tables }) {
  const given = Object.entries(values).map(([option, value]) => [option, Array.isArray(value) ? value.filter((one) => one !== '') : value])
    .filter(([, value]) => value !== undefined && value !== false && value !== '' && value.length !== 0);
  const sorted = (entries) => entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([system, name, sorted(given), file && [file.name, file.text], sorted(Object.entries(tables))]);
}

const given = (value) => [value === true ? '' : value ?? []].flat().filter((one) => one !== '' && one !== false);

/** The options of a fight that all compared fights are asked alike: questions and the method. */
const SHARED = new Set(['Questions', 'Method']);

/** Options that `vedette compare` does not know. */
const NOT_COMPARED = new Set(['--fractions']);

/**
 * The command line that compares fights, and its files: each fight has its own, since its tables may be edited.
 * @param shared the options that the program has for every fight
 * @param questions whether the questions of all fights are asked
 */
export function compareCommand(fights, shared, { questions = true } = {}) {
  const common = shared.filter(({ group }) => SHARED.has(group)).map(({ option }) => option);
  const sweeps = shared.filter(({ group, option }) => group === 'Sweeps' && option !== '--best').map(({ option }) => option);
  const args = ['compare'];
  const texts = {};
  fights.forEach((fight, i) => {
    const place = `${i + 1}/`;
    const values = Object.fromEntries(Object.entries(fight.values).filter(([option]) => !common.includes(option) && !sweeps.includes(option)));
    const file = fight.file && { ...fight.file, name: place + fight.file.name };
    const own = { ...fight, values, file };
    for (const [name, text] of Object.entries(files(own))) texts[name === file?.name ? name : place + name] = text;
    args.push(...(i ? ['vs'] : []), ...commandLine(own).map((word, at, all) => (word === 'tables' && all[at - 1] === '--tables' ? place + word : word)));
  });
  for (const { option, repeatable, group } of shared.filter((one) => common.includes(one.option) && !NOT_COMPARED.has(one.option))) {
    const values = [...new Set(fights.flatMap(({ values: each }) => given(each[option])))];
    if (questions || group !== 'Questions') for (const value of repeatable ? values : values.slice(0, 1)) args.push(option, value);
  }
  return { args: [...args, '--format', 'json'], texts };
}

/** What tells each fight from the others, in a few words: its kind if there are several, and what differs among those of its kind; empty where nothing does. */
export function labels(fights) {
  const kindOf = ({ system, name, file }) => [system, name, file?.name.split('/').at(-1).replace(/\.json$/, '')].filter(Boolean).join(' ');
  const kinds = new Set(fights.map(kindOf));
  return fights.map((fight) => {
    const alike = fights.filter((other) => kindOf(other) === kindOf(fight));
    return [kinds.size > 1 ? kindOf(fight) : '', ...differences(fight, alike)].filter(Boolean).join('; ');
  });
}

/** What a fight has that others of its kind have otherwise. */
function differences(fight, alike) {
  const differ = (of) => new Set(alike.map(of)).size > 1;
  const parts = [];
  for (const option of new Set(alike.flatMap(({ values }) => Object.keys(values)))) {
    if (!differ(({ values }) => JSON.stringify(given(values[option])) + (values[option] === true))) continue;
    const words = option.slice(2).replaceAll('-', ' ');
    const value = fight.values[option];
    parts.push(value === true ? words : given(value).map((one) => (/^[\d{]/.test(one) ? `${words} ${one}` : one)).join(' + '));
  }
  if (differ(({ tables, file }) => JSON.stringify([tables, file?.text]))) parts.push(Object.keys(fight.tables).length ? 'edited tables' : fight.file ? '' : 'tables as printed');
  return parts;
}

const percent = (value) => (value * 100).toFixed(2) + '%';
const number = (kind, value) => (value === null || value === undefined ? '–' : kind === 'mean' ? value.toFixed(2) : percent(value));

/** A change as the program gives it, rounded: `+1.20` of means, `+1.20 pp` of chances; `the same` where it rounds to nothing. */
export function change(kind, more) {
  const rounded = (kind === 'mean' ? more : more * 100).toFixed(2);
  if (Number(rounded) === 0) return 'the same';
  return (more > 0 ? '+' : '−') + rounded.replace('-', '') + (kind === 'mean' ? '' : ' pp');
}

/**
 * The rows of a comparison, from the program's JSON: { text, cells }, a cell { value, change, unclear, best, was }.
 * @param before the figures of each fight before its tables were edited, by measure, null where they were not
 */
export function rows(json, before = []) {
  return json.figures.map(({ measure, kind, value, text, best, ways }) => ({
    text: value ? `${text}: ${value}` : text,
    cells: ways.map((way, at) => {
      const there = way && way.estimate !== null && way.estimate !== undefined;
      const was = before[at]?.[value ? `${measure}: ${value}` : measure]?.value;
      const shown = number(kind, there ? way.estimate : null);
      return {
        value: shown,
        change: at > 0 && there && way.more !== null && way.more !== undefined ? change(kind, way.more) : null,
        unclear: !!way && way.moreLow < 0 && way.moreHigh > 0,
        best: best === json.ways[at].name,
        was: was === undefined || number(kind, was) === shown ? null : number(kind, was),
      };
    }),
  }));
}

/** The losses of both sides as curves: for each measure that counts them { text, from, to, top, lines }, a line a fight's [value, chance] or null. */
export function curves(fights, measures) {
  return measures.map(({ measure, text }) => {
    const lines = fights.map((json) => {
      const counted = json?.measures?.[measure];
      return counted?.kind === 'count' ? counted.distribution.map(({ value, p }) => [value, p]) : null;
    });
    const points = lines.flatMap((line) => line ?? []);
    if (!points.length) return null;
    const values = points.map(([value]) => value);
    const [from, to] = [Math.min(...values), Math.max(...values)];
    const filled = lines.map((line) => {
      if (!line || to - from > 200 || !values.every(Number.isInteger)) return line;
      const chances = new Map(line);
      return Array.from({ length: to - from + 1 }, (_, i) => [from + i, chances.get(from + i) ?? 0]);
    });
    return { text, from, to, top: Math.max(...points.map(([, p]) => p)), lines: filled };
  }).filter((one) => one && one.to > one.from);
}
