// A fight, and what is made of it. No DOM here.

import { isRange } from './notation.js';
import { assumed, headOf, mendedBy } from './words.js';

export const FILE = 'FILE';

/** A longer text of a table or a file is refused, in characters: the longest table of the program has 9,000. */
export const LARGEST = 1_000_000;

/** What the program says of a system's fights: built in, or of the file that it is played under. */
export function systemOf(describe, fight, ofFile) {
  const system = describe.systems.find((one) => one.id === fight.system) ?? describe.systems[0];
  const said = ofFile?.systems?.find((one) => one.id === system.id);
  return said ? { ...system, fights: said.fights } : system;
}

/** The fight that most want to know of a system, where it is not the first. */
const MAIN = { 'musket-pike': 'assault', 'days-of-glory': 'charge', 'simple-napoleonic': 'assault', 'loose-files': 'combat' };

/** A fight of a system by its name, else its main one. */
export const typeIn = ({ id, fights }, name) =>
  fights.find((one) => one.name === name) ?? fights.find((one) => one.name === MAIN[id]) ?? fights[0];

/** Whether a fight is played under a file. */
export const playsFiles = (type) => type.options.some((option) => option.option === FILE);

/** The words of a line as a shell reads them. */
export function wordsOf(line) {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((m) => m[1] ?? m[2] ?? m[3]);
}

/** Fights that open better than the program's first example, whose main figure is near 0 or 100% or which takes long; by the file or the fight. */
const OPENINGS = {
  'six-days battle': '--attacker "inf 5, inf 5, cav 2, art 2" --defender "inf 4, inf 4, cav 1, art 1, officer" --turns 3 --terrain stream',
  'tables/examples/axis.json': 'tables/examples/axis.json --attacker "inf 4, arm 1" --defender "inf 4"',
  'tables/examples/risk.json': 'tables/examples/risk.json --attacker 10 --defender 8',
  'own fight': 'tables/examples/axis.json --attacker "inf 4, arm 1" --defender "inf 4"',
  'musket-pike assault': '--attacker "hi2 16/16 ql7" --defender "hi2 16/16 ql7; in redoubt"',
  'days-of-glory morale': '--test charge --unit "inf 8 class 3 disordered"',
  'days-of-glory close-assault': '--attacker "inf 12 class 3 column" --defender "inf 10"',
  'loose-files combat': '--attacker "inf 8 commander" --defender "inf 6"',
};

/** The fight that opens first. */
export const opening = (describe, files, system, type, file) =>
  fromExample(describe, files, system, type, OPENINGS[file ?? system.id + ' ' + type.name] ?? type.examples?.[0]);

/** The fight that an example of it says; files are in the page, by their names. */
export function fromExample(describe, files, system, type, line = type.examples?.[0] ?? '') {
  const options = new Map([...type.options, ...describe.shared].map((option) => [option.option, option]));
  const values = {};
  const words = wordsOf(line);
  let file = null;
  for (let i = 0; i < words.length; i++) {
    const option = options.get(words[i]);
    if (!option) {
      if (i === 0 && files[words[0]]) file = { name: words[0], text: files[words[0]].text };
    } else if (option.kind === 'flag') values[option.option] = true;
    else if (option.repeatable) values[option.option] = [...(values[option.option] ?? []), words[++i]];
    else values[option.option] = words[++i];
  }
  return { system: system.id, name: type.name, values, file, tables: {} };
}

const given = (value) => value !== undefined && value !== false && value !== '' && value?.length !== 0;

/** The words of the command line, without `vedette`. */
export function commandLine(fight) {
  const words = fight.system === 'plan' ? ['plan'] : fight.system === 'own' ? ['own'] : [fight.system, fight.name];
  if (fight.file) words.push(fight.file.name);
  for (const [option, value] of Object.entries(fight.values)) {
    if (!given(value)) continue;
    if (value === true) words.push(option);
    else for (const one of [value].flat()) if (one !== '') words.push(option, one);
  }
  if (Object.keys(fight.tables).length) words.push('--tables', 'tables');
  return words;
}

/** The files that the command line reads. */
export function files(fight) {
  const texts = Object.fromEntries(Object.entries(fight.tables).map(([id, text]) => ['tables/' + id + '.json', text]));
  return fight.file ? { ...texts, [fight.file.name]: fight.file.text } : texts;
}

/** A command line for a shell. */
export function shell(words) {
  const quoted = (word) => /^[\w./:=,+@%-]+$/.test(word) ? word : "'" + word.replaceAll("'", `'\\''`) + "'";
  return ['vedette', ...words].map(quoted).join(' ');
}

/** Whether one of its options takes one value after the other. */
export const isSweep = (fight) => Object.values(fight.values).flat().some((value) => typeof value === 'string' && isRange(value));

/** The options that stand in sight: required, or in an example of the fight; the others are folded. */
export function inSight(type) {
  const examples = (type.examples ?? []).flatMap(wordsOf);
  return (option) => option.required || examples.includes(option.option);
}

/** Shared options that a page has no use for: it has its own ways to files, formats and other answers. */
const ELSEWHERE = new Set(['--threads', '--time-limit', '--explain', '--influence', '--advise', '--play', '--save-scenario',
  '--scenario-name', '--tables', '--format', '--output', '--color']);

/** Whether a fight that came from outside is one of the form: of a system, with no other options, and a file where there is one. */
export function isKnown(describe, { system, name, values, file }) {
  const type = describe.systems.find((one) => one.id === system)?.fights.find((one) => one.name === name);
  if (!type) return false;
  const options = [...type.options, ...describe.shared.filter((one) => !ELSEWHERE.has(one.option))].map((one) => one.option);
  return Object.keys(values).every((option) => options.includes(option)) && playsFiles(type) === !!file && !file?.name.startsWith('-');
}

/** The folded groups of options: those of the fight first. */
export function foldedGroups(describe, type, sweep) {
  const seen = inSight(type);
  const groups = new Map([['The fight', []]]);
  const own = new Set(type.options.map((option) => option.option));
  const shared = describe.shared.filter((option) => !ELSEWHERE.has(option.option)
    && !own.has(option.option) && (sweep || option.group !== 'Sweeps'));
  for (const option of [...type.options, ...shared]) {
    if (option.option === FILE || (own.has(option.option) && seen(option))) continue;
    if (!groups.has(option.group)) groups.set(option.group, []);
    groups.get(option.group).push(option);
  }
  return [...groups].filter(([, options]) => options.length);
}

/** The sides that have something to decide in such fights, and so can be advised. */
export function advisable(type, fight) {
  const goal = type.measures?.some((one) => one.name === 'success') || given(fight.values['--goal']);
  return goal ? ['attacker', 'defender'].filter((side) => type.options.some((option) => option.sides?.includes(side))) : [];
}

/** The option of a choice. */
export const choiceOf = (type, key) => type.options.find((option) => option.key === key);

/** A fight in which a choice is made by a doctrine, and no longer optimally. */
export function withDoctrine(fight, type, { choice, doctrine }) {
  const { '--best': _, ...values } = fight.values;
  return { ...fight, values: { ...values, [choiceOf(type, choice).option]: doctrine } };
}

/** Whether a fight is played by a doctrine, as the form or a default has it. */
export function plays(fight, type, { choice, doctrine }) {
  const { option, default: otherwise } = choiceOf(type, choice);
  return !given(fight.values['--best']) && (given(fight.values[option]) ? fight.values[option] : otherwise) === doctrine;
}

/** What the answer rests on though the form does not say it: { option, words }. Options of sides that decide nothing here are left out. */
export function assumptions(type, fight, idle = []) {
  return type.options.filter((option) => !given(fight.values[option.option]) && !replaced(option, fight)
    && !(option.sides?.length && option.sides.every((side) => idle.includes(side))))
    .map((option) => ({ option: option.option, words: assumed(type.command, option) })).filter(({ words }) => words);
}

/** Whether another option that is given takes the place of one. */
const replaced = ({ option, sides }, { values }) => (option === '--turns' && given(values['--spent']))
  || (sides?.length > 0 && ['both', ...sides].includes(values['--best']));

/** The mistakes that a run tells of, each with the option of the form that it is at; `at` counts the values of an option that comes again, and is -1 where it is not known. */
export function problems(answer, fight) {
  return (answer.problems ?? []).filter((one) => one.severity === 'error').map((one) => {
    const ofFile = fight.file && one.file === fight.file.name ? FILE : null;
    const held = Object.keys(fight.values).find((name) => one.value !== undefined && [fight.values[name]].flat().includes(one.value));
    const option = one.option ?? ofFile ?? held ?? null;
    return { ...one, option, at: [fight.values[option]].flat().indexOf(one.value) };
  });
}

/** What the program says of a command line that it refuses, in one sentence or two. */
export function refusal(answer) {
  const [first] = problems(answer, { values: {} });
  return first ? [headOf(first), mendedBy(first)].filter(Boolean).join('; ') : answer.err.trim();
}
