// The sections of the page and what each asks of the program. No DOM here.

/**
 * The views, each of a section: what it asks of the program besides the fight, and what that is called while it is
 * computed. One without `args` asks only for the odds; `single`: for one fight, not for a range;
 * `format`: of the answer, if not a report.
 */
export const VIEWS = [
  { id: 'odds', section: 'odds', label: 'Odds', what: 'the odds', args: () => [] },
  { id: 'compare', section: 'compare', label: 'Compare' },
  { id: 'advise', section: 'advice', label: 'Advice', what: 'the advice', args: (side) => ['--advise', side], format: 'json', single: true },
  { id: 'bench', section: 'tables', label: 'Change a cell' },
  { id: 'influence', section: 'tables', label: 'Which cells matter', what: 'the effect of each cell', args: () => ['--influence'], single: true },
  { id: 'explain', section: 'rolls', label: 'First rolls', what: 'the first rolls', args: () => ['--explain'], single: true },
  { id: 'play', section: 'rolls', label: 'Play it', what: 'a played fight', args: () => ['--play', '--seed', 'random'], single: true },
];

/** The sections of the answer in the order of their tabs; `choices`: only of a fight that has something to decide. */
export const SECTIONS = [
  { id: 'odds', label: 'Odds' },
  { id: 'compare', label: 'Compare' },
  { id: 'advice', label: 'Advice', choices: true },
  { id: 'tables', label: 'Tables' },
  { id: 'rolls', label: 'Rolls' },
];

export const viewOf = (id) => VIEWS.find((one) => one.id === id);

export const viewsIn = (section) => VIEWS.filter((one) => one.section === section);

/** What a fight must share with another for an answer to one to stand while the other is computed. */
export const kindOf = ({ system, name, file }) => JSON.stringify([system, name, file?.name ?? null]);

/** A time in milliseconds as whole seconds: `12 s`. */
export const seconds = (ms) => Math.round(ms / 1000) + ' s';
