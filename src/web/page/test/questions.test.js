import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, askedFor, inWords, questions, wordsIn } from '../questions.js';

const measures = [
  { name: 'success', text: 'the attacker takes the position', kind: 'flag' },
  { name: 'attackerLosses', text: 'points the attacker loses', kind: 'count' },
  { name: 'defenderLosses', text: 'points the defender loses', kind: 'count' },
  { name: 'turns', text: 'battle turns fought', kind: 'count' },
];

test('a question writes a condition of measures that the fight has', () => {
  assert.deepEqual(questions({ command: 'six-days battle', measures }).map((one) => one.write(2)), [
    'attackerLosses <= 2', 'success and attackerLosses <= 2', 'defenderLosses >= 2', 'success and turns <= 2']);
  assert.deepEqual(questions({ command: 'six-days battle', measures: measures.slice(2) }).map((one) => one.write(3)), ['defenderLosses >= 3', 'turns <= 3']);
  assert.deepEqual(questions({ command: 'x', measures: [{ name: 'hits', text: 'hits', kind: 'count' }, { name: 'dp[1]', text: 'D.Points of unit 1', kind: 'count' }] }).map((one) => [one.before, one.write(1)]),
    [['hits: at least', 'hits >= 1']]);
  assert.deepEqual(questions({ command: 'x' }), []);
  assert.equal(questions({ command: 'six-days battle', measures })[3].after, 'battle turns');
  assert.equal(questions({ command: 'days-of-glory charge', measures })[0].before, 'the charger loses at most');
});

test('a question is found among conditions, changed and taken out, and the others stay', () => {
  const [few, cheap] = questions({ command: 'six-days battle', measures });
  const conditions = ['attackerRepulsed', 'success and attackerLosses <= 1'];
  assert.deepEqual([askedFor(few, conditions), askedFor(cheap, conditions)], [null, 1]);
  assert.deepEqual(ask(cheap, conditions, 2), ['attackerRepulsed', 'success and attackerLosses <= 2']);
  assert.deepEqual(ask(cheap, conditions, null), ['attackerRepulsed']);
  assert.deepEqual(ask(few, [''], 0), ['attackerLosses <= 0']);
});

test('a condition that was tapped stands in words', () => {
  const all = questions({ command: 'six-days battle', measures });
  assert.equal(inWords(all, 'success and turns <= 3'), 'the attacker takes the position within 3 battle turns');
  assert.equal(inWords(all, 'defenderLosses >= 2 or success'), 'defenderLosses >= 2 or success');
});

test('a text has the conditions of questions in their words, the longest first', () => {
  const all = questions({ command: 'six-days battle', measures });
  assert.equal(wordsIn(all, 'Effect on success and attackerLosses <= 1, not attackerLosses <= 12'),
    'Effect on “the attacker takes the position, and the attacker loses at most 1”, not “the attacker loses at most 12”');
  assert.equal(wordsIn(all, 'moreTurns: myturns <= 1'), 'moreTurns: myturns <= 1');
});
