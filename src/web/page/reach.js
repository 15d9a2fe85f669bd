// Which changes of a table bring a figure to a target, by `vedette tune`. No DOM here.

import { number } from './compare.js';
import { leaves, pathAt, put, scan } from './grid.js';
import { commandLine, files } from './model.js';

/** Shared options that a search takes. */
const TAKEN = new Set(['--max-states', '--tables']);

/** The measures that a target can be set for: the probabilities of the fight. */
export const targets = ({ measures = [] }) => measures.filter(({ kind }) => kind === 'flag');

/** The command line that searches for a chance of a measure in percent, and its files. */
export function reachCommand(fight, table, measure, percent, shared) {
  const others = shared.map(({ option }) => option).filter((option) => !TAKEN.has(option));
  const values = Object.fromEntries(Object.entries(fight.values).filter(([option]) => !others.includes(option)));
  const own = { ...fight, values };
  return { args: ['tune', table, '--want', `${measure} = ${percent}%`, '--format', 'json', ...commandLine(own)], texts: files(own) };
}

const figureOf = ({ figures: [first] }, { kind }) => number(kind, first);

/** The answer of a search: { words, proved, changes: [{ parts: [{ part, from, to, at }], figure }] }; the nearest change where none meets the target. */
export function reached(json) {
  const [wish] = json.wishes;
  const changes = json.changes.map((change) => ({ parts: change.parts, figure: figureOf(change, wish) }));
  const now = figureOf({ figures: [wish.now] }, wish);
  const checked = json.proved ? '' : ' The search was not finished: there may be better ones.';
  if (json.met) return { words: `It is ${now} already.`, changes: [] };
  if (changes.length) return { words: `${changes.length === 1 ? 'One change' : changes.length + ' changes'} of the table ${changes.length === 1 ? 'reaches' : 'reach'} it, from ${now}.${checked}`, changes };
  const none = json.proved ? 'No change of up to two parts' : 'No change that was tried';
  if (json.nearest) return { words: `${none} reaches it, from ${now}.${checked} The nearest:`, changes: [{ parts: json.nearest.parts, figure: figureOf(json.nearest, wish) }] };
  return { words: `${none} brings it nearer than ${now}.${checked}`, changes: [] };
}

/** The text of a table with the parts of a change edited, in their places as of the search. */
export function changedText(text, parts) {
  const root = scan(text);
  const paths = new Set(leaves(root).map(({ path }) => path));
  const targetsOf = parts.map(({ at, part, to }) => {
    const path = pathAt(text, root, ...at.split(':').map(Number));
    return [[path, `${path}/value`, `${path}/${part.split(' ').at(-1)}`].find((one) => paths.has(one)), to];
  });
  return targetsOf.reduce((changed, [path, to]) => {
    const leaf = leaves(scan(changed)).find((one) => one.path === path);
    return leaf ? put(changed, leaf, typeof leaf.value === 'number' ? to.replace(/^\+/, '').replace('−', '-') : to) : changed;
  }, text);
}
