// The program's texts as the page shows them: it has fields where a command line has options. No DOM here.

/** An option's label. */
export const labelOf = (option) => option[2].toUpperCase() + option.slice(3).replaceAll('-', ' ');

const quoted = (option, value) => '“' + labelOf(option) + (value ? ': ' + value : '') + '”';

/** A text in which each option, and the value behind it, is named as its field is: `--stop never` is “Stop: never”. */
export function inFields(text, options = []) {
  const named = text.replace(/(`?)(--[a-z][a-z-]*)(?:([ =])("[^"`]*"|[^\s`,;:.?)]+))?(`?)/g, (all, open, option, space, said = '', close) => {
    const value = said.replaceAll('"', '');
    const known = options.find((one) => one.option === option);
    const belongs = value && (said !== value || (open && close) || /^-?\d/.test(value) || [...known?.words ?? [], ...known?.tried ?? []].includes(value));
    return quoted(option, belongs && value) + (said && !belongs ? space + said + close : '');
  });
  return named.replace(/\b(pass|write|add) (?=“)/g, 'set ');
}

/** Puts what stands between backticks in quotes, over texts that follow each other. */
export function quotes() {
  let open = false;
  return (text) => text.replaceAll('`vedette plan`', '`Fights in a row`').replace(/`/g, () => ((open = !open) ? '“' : '”'));
}

/** What the page says in place of messages about what it does itself, by their codes: { message, help }. */
const OWN = {
  L008: { message: 'this takes longer than the page waits', help: 'use fewer units or turns, or simulate: “Method: simulate”' },
};

/** The place in a file: of one's own, which has a field, only the line. */
const placeOf = ({ file, line, column, option }) => (line ? `${option === 'FILE' ? 'line' : file + ', line'} ${line}, column ${column}: ` : file && option !== 'FILE' ? file + ': ' : '');

/** What is wrong, headed by the field's label or the place in a file. */
export function headOf(problem, options) {
  const { option, code } = problem;
  const message = OWN[code]?.message ?? problem.message;
  const field = option && option !== 'FILE' && !message.startsWith(option) ? labelOf(option) + ': ' : '';
  const text = field + placeOf(problem) + inFields(message, options);
  return field || (problem.file && option !== 'FILE') ? text : capital(text);
}

/** How it is mended; undefined where the program does not say. */
export const mendedBy = ({ code, help }, options) => (OWN[code] ? OWN[code].help : help && helpOf(help, options));

/** A help without what only a command line needs: how to give an option again, which command tells more, and what its field shows. */
export const helpOf = (help, options) =>
  inFields(help.split('; ').filter((part) => !/^repeatable$|^see `vedette /.test(part)).join('; ').replace(' (repeatable)', '').replace(/ \[default: [^\]]*\]$/, ''), options);

const SIDE = /^(attacker|defender): /;

/** A clause's text without the side that it is for. */
export const clauseOf = (text) => inFields(text.replace(SIDE, ''));

/** A part's text, without what its control shows. */
export const textOf = ({ text }) => inFields(text.replace(/ \[default: [^\]]*\]$/, ''));

/** Whether a clause can stand in the stack of an option. */
export const isOf = (text, option) => !['--attacker', '--defender'].includes(option) || [undefined, option.slice(2)].includes(SIDE.exec(text)?.[1]);

export const capital = (text) => (text ? text[0].toUpperCase() + text.slice(1) : text);

const count = (number, one) => `${number} ${one}${String(number) === '1' ? '' : 's'}`;

/** What a default means for the answer, by its option and, where several have it, its value. */
const ASSUMED = {
  '--counterattack': { never: 'the defender never counterattacks' },
  '--countercharge': { never: 'the target never countercharges' },
  '--evade': { never: 'no unit evades' },
  '--rally': { none: 'neither side rallies' },
  '--contact': { '': 'the attackers move adjacent first' },
  '--start-range': { adjacent: 'the fight starts adjacent' },
  '--due': { tell: 'battle turns due are not fought' },
  '--commanders': { 0: 'no commander rolls' },
  '--first': { rolled: 'the first side to move is rolled' },
};

/** What a turn is called, by the fight; a turn elsewhere. */
const TURNS = { 'six-days battle': 'battle turn', 'six-days reorganize': 'night', 'musket-pike assault': 'activation', 'musket-pike rally': 'activation' };

/** What a fight's turns are called. */
export const turnsOf = (command) => (TURNS[command] ?? 'turn') + 's';

/** What a fight calls its sides, where they are not attacker and defender. */
const SIDES = { 'days-of-glory charge': ['charger', 'target'] };
for (const one of ['musket-pike fire', 'days-of-glory shoot', 'days-of-glory bombard', 'days-of-glory fire', 'simple-napoleonic fire', 'loose-files artillery', 'loose-files volley']) {
  SIDES[one] = ['attacker', 'target'];
}

export const sidesOf = (command) => SIDES[command] ?? ['attacker', 'defender'];

/** What is assumed where an option is not given, in words; null of an option that decides little. */
export function assumed(command, { option, default: value, assumed: words }) {
  const said = value ?? words ?? '';
  if (option === '--turns') return /^\d+$/.test(said) ? count(said, TURNS[command] ?? 'turn') : said === 'until decided' ? said : null;
  return ASSUMED[option]?.[said] ?? null;
}
