// The program's texts as the page shows them: it has fields where a command line has options. No DOM here.

/** An option's label. */
export const labelOf = (option) => option[2].toUpperCase() + option.slice(3).replaceAll('-', ' ');

/** What is wrong, headed by the field's label. */
export const headOf = (words) => words.replace(/^--[a-z][\w-]*(?=: )/, labelOf);

/** A help without what only a command line needs: how to give an option again, which command tells more. */
export const helpOf = (help) =>
  help.split('; ').filter((part) => !/^repeatable$|^see `vedette /.test(part)).join('; ').replace(' (repeatable)', '');

const SIDE = /^(attacker|defender): /;

/** A clause's text without the side that it is for. */
export const clauseOf = (text) => text.replace(SIDE, '');

/** Whether a clause can stand in the stack of an option. */
export const isOf = (text, option) => !['--attacker', '--defender'].includes(option) || [undefined, option.slice(2)].includes(SIDE.exec(text)?.[1]);
