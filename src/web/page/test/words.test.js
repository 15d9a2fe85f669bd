import assert from 'node:assert/strict';
import test from 'node:test';
import { assumed, clauseOf, headOf, helpOf, inFields, isOf, mendedBy, quotes } from '../words.js';

test('a mistake is headed by the label of its field, and names no options', () => {
  assert.equal(headOf({ option: '--attacker-loss-order', message: 'there is no `x`' }), 'Attacker loss order: there is no `x`');
  assert.equal(headOf({ option: '--spent', message: '--spent and --turns cannot be combined' }), '“Spent” and “Turns” cannot be combined');
});

test('a mistake in a file is headed by its place', () => {
  const problem = { file: 'mine.json', line: 3, column: 5, message: '`x` is no die' };
  assert.equal(headOf({ ...problem, option: 'FILE' }), 'Line 3, column 5: `x` is no die');
  assert.equal(headOf(problem), 'mine.json, line 3, column 5: `x` is no die');
});

test('what the page itself has limited is told in its own words', () => {
  const problem = { code: 'L008', message: 'stopped at the time limit of 60s', help: 'raise --time-limit' };
  assert.equal(headOf(problem), 'This takes longer than the page waits');
  assert.doesNotMatch(mendedBy(problem), /limit/);
  assert.equal(mendedBy({ code: 'R001', help: 'pass --turns 3' }), 'set “Turns: 3”');
});

test('an option in a text is named as its field, with a value that it has', () => {
  const options = [{ option: '--stacking', words: ['checked', 'ignored'] }];
  assert.equal(inFields('write fewer, or pass --stacking ignored', options), 'write fewer, or set “Stacking: ignored”');
  assert.equal(inFields('simulate with `--method simulate`, or raise `--max-states`'), 'simulate with “Method: simulate”, or raise “Max states”');
  assert.equal(inFields('it does not fire before the first round; see --start-range.'), 'it does not fire before the first round; see “Start range”.');
  assert.equal(inFields('a goal, as in --goal "2*success"'), 'a goal, as in “Goal: 2*success”');
});

test('a default that decides is told in words', () => {
  assert.equal(assumed('six-days battle', { option: '--turns', assumed: '1' }), '1 battle turn');
  assert.equal(assumed('musket-pike assault', { option: '--turns', default: '2' }), '2 activations');
  assert.equal(assumed('simple-napoleonic assault', { option: '--start-range', assumed: 'adjacent' }), 'the fight starts adjacent');
  assert.equal(assumed('six-days battle', { option: '--stacking', default: 'checked' }), null);
});

test('a help has nothing of the command line', () => {
  assert.equal(helpOf('defending stack; repeatable'), 'defending stack');
  assert.equal(helpOf('terrain, as in woods,stream; see `vedette show six-days/modifiers`'), 'terrain, as in woods,stream');
  assert.equal(helpOf('battle turns [default: 1]'), 'battle turns');
  assert.equal(helpOf('points expended, instead of --turns'), 'points expended, instead of “Turns”');
});

test('a clause of the other side is not offered, and needs no name of its side', () => {
  assert.equal(clauseOf('attacker: late joiners'), 'late joiners');
  assert.ok(isOf('attacker: late joiners', '--attacker') && !isOf('attacker: late joiners', '--defender'));
  assert.ok(isOf('terrain', '--defender') && isOf('defender: reinforcements', '--stack'));
});

test('what stands between backticks stands in quotes, over texts that follow each other', () => {
  const quoted = quotes();
  assert.deepEqual(['see `loose-files', ' firefight`, or `vedette plan` for both'].map(quoted), ['see “loose-files', ' firefight”, or “Fights in a row” for both']);
});
