// Questions that are asked by tapping: sentences around a number, and the conditions that they write. No DOM here.

import { sidesOf, turnsOf } from './words.js';

const SIDES = ['attacker', 'defender'];

/**
 * The questions that a fight has measures for, each { id, before, after, start, min, write, read }: `write` makes the
 * condition of a number, `read` the number of a condition, or null.
 */
export function questions({ command, measures = [] }) {
  const [attacker, defender] = sidesOf(command);
  const named = new Map(measures.map((one) => [one.name, one]));
  const success = named.get('success')?.text;
  const all = [];
  const ask = (id, before, after, start, min, condition) => {
    const [head, tail] = condition.split('#');
    all.push({ id, before, after, start, min, write: (number) => head + number + tail,
      read: (text) => {
        const number = text.startsWith(head) && text.endsWith(tail) ? text.slice(head.length, text.length - tail.length) : '';
        return /^\d+$/.test(number) ? Number(number) : null;
      } });
  };
  const losses = (side) => named.has(side + 'Losses');
  if (losses('attacker')) ask('few', `the ${attacker} loses at most`, '', 1, 0, 'attackerLosses <= #');
  if (success && losses('attacker')) ask('cheap', `${success}, and the ${attacker} loses at most`, '', 1, 0, 'success and attackerLosses <= #');
  if (losses('defender')) ask('many', `the ${defender} loses at least`, '', 2, 1, 'defenderLosses >= #');
  if (success && named.has('turns')) ask('soon', success + ' within', turnsOf(command), 2, 1, 'success and turns <= #');
  if (!success && named.has('turns')) ask('over', named.get('turns').text + ': at most', '', 2, 1, 'turns <= #');
  for (const { name, text, kind } of measures) {
    if (kind === 'count' && name !== 'turns' && !/\[/.test(name) && !SIDES.some((side) => name === side + 'Losses')) {
      ask(name, text + ': at least', '', 1, 1, name + ' >= #');
    }
  }
  return all;
}

/** The number with which a question stands among conditions, or null. */
export function askedFor(question, conditions) {
  return conditions.map(question.read).find((number) => number !== null) ?? null;
}

/** The conditions with a question of another number; of null, without it. */
export function ask(question, conditions, number) {
  const at = conditions.findIndex((one) => question.read(one) !== null);
  const said = number === null ? [] : [question.write(number)];
  return at < 0 ? [...conditions.filter(Boolean), ...said] : [...conditions.slice(0, at), ...said, ...conditions.slice(at + 1)];
}

/** A text in which the conditions of questions are said as the questions are, in quotes. */
export function wordsIn(all, text) {
  const escaped = (part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const longest = [...all].sort((one, other) => other.write(0).length - one.write(0).length);
  return longest.reduce((said, one) => said.replace(new RegExp('(?<!\\w)' + one.write(0).split('0').map(escaped).join('\\d+') + '(?!\\d)', 'g'),
    (condition) => '“' + inWords(all, condition) + '”'), text);
}

/** A condition as a question says it, or as it is written. */
export function inWords(all, condition) {
  const question = all.find((one) => one.read(condition) !== null);
  return question ? [question.before, question.read(condition), question.after].filter((one) => one !== '').join(' ') : condition;
}
