// A fight, and what is made of it. No DOM here.

export const FILE = 'FILE';

/** A longer text of a table or a file is refused, in characters: the longest table of the program has 9,000. */
export const LARGEST = 1_000_000;

/** What the program says of a system's fights: built in, or of the file that it is played under. */
export function systemOf(describe, fight, ofFile) {
  const system = describe.systems.find((one) => one.id === fight.system) ?? describe.systems[0];
  const said = ofFile?.systems?.find((one) => one.id === system.id);
  return said ? { ...system, fights: said.fights } : system;
}

/** A fight of a system by its name, else the first. */
export const typeIn = ({ fights }, name) => fights.find((one) => one.name === name) ?? fights[0];

export const typeOf = (describe, fight, ofFile) => typeIn(systemOf(describe, fight, ofFile), fight.name);

/** Whether a fight is played under a file. */
export const playsFiles = (type) => type.options.some((option) => option.option === FILE);

/** The words of a line as a shell reads them. */
export function wordsOf(line) {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((m) => m[1] ?? m[2] ?? m[3]);
}

/** Fights that open better than the program's first example, whose main figure is near 0 or 100% or which takes long; by the file or the fight. */
const OPENINGS = {
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
export function isSweep(fight) {
  return Object.values(fight.values).flat().some((value) =>
    typeof value === 'string' && (/\{[^}]*(,|\.\.)[^}]*\}/.test(value) || /^-?\d+\.\.-?\d+(\.\.\d+)?$/.test(value)));
}

/** `{from..to..by}` as { from, to, by }, or null; a range without braces may be half typed. */
export function rangeOf(value) {
  const m = /^\{(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?\}$/.exec(value ?? '');
  return m && { from: m[1], to: m[2], by: m[3] };
}

export const writeRange = ({ from, to, by }) => '{' + from + '..' + to + (by ? '..' + by : '') + '}';

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

/** Whether a fight has choices that the program can advise on. */
export const hasChoices = (type) => type.options.some((option) => option.option === '--goal');

/** The mistakes that a run tells of: { code, option, at, words, excerpt, help }; `at` counts the values of an option that comes again, and is -1 where it is not known. */
export function problems(err, fight) {
  const blocks = err.split(/\n(?=(?:error|warning|note)\[)/).filter((block) => block.startsWith('error['));
  return blocks.map((block) => {
    const [line, ...rest] = block.trimEnd().split('\n');
    const [, code, words] = /^error\[(\w+)\]: (.*)$/.exec(line);
    const help = rest.find((one) => one.startsWith('help: '))?.slice(6);
    const excerpt = rest.filter((one) => !one.startsWith('help: '));
    const quoted = excerpt[0]?.trim();
    const named = /^(--[a-z][\w-]*)/.exec(words)?.[1] ?? (fight.file && words.startsWith(fight.file.name + ':') ? FILE : null);
    const option = named ?? Object.keys(fight.values).find((name) => [fight.values[name]].flat().includes(quoted)) ?? null;
    const at = [fight.values[option]].flat().indexOf(quoted);
    return { code, option, at, words, excerpt, help };
  });
}
