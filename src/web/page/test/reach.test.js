import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { changedText, reachCommand, reached, targets } from '../reach.js';

const read = (name) => readFileSync(join(import.meta.dirname, '../../../../tables/', name), 'utf8');

test('a search takes the fight and its tables, but none of its questions', () => {
  const fight = { system: 'six-days', name: 'battle', file: null, tables: { 'six-days/combat-results': '{}' }, values: { '--attacker': ['inf 5'], '--chance': ['success'], '--max-states': '9' } };
  const { args, texts } = reachCommand(fight, 'six-days/combat-results', 'success', 60, [{ option: '--chance' }, { option: '--max-states' }]);
  assert.deepEqual(args, ['tune', 'six-days/combat-results', '--want', 'success = 60%', '--format', 'json',
    'six-days', 'battle', '--attacker', 'inf 5', '--max-states', '9', '--tables', 'tables']);
  assert.deepEqual(Object.keys(texts), ['tables/six-days/combat-results.json']);
  assert.deepEqual(targets({ measures: [{ name: 'success', kind: 'flag' }, { name: 'lost', kind: 'count' }] }).map(({ name }) => name), ['success']);
});

test('the answer names the changes, or the nearest one', () => {
  const wishes = [{ kind: 'yes', now: 0.621 }];
  const parts = [{ part: 'row 4 column 3 or 4', at: '34:58', from: 'D1', to: 'A1' }];
  const base = { wishes, met: false, proved: true, changes: [], nearest: null };
  assert.deepEqual(reached({ ...base, changes: [{ parts, figures: [0.6] }] }), { words: 'One change of the table reaches it, from 62.10%.', changes: [{ parts, figure: '60.00%' }] });
  assert.deepEqual(reached({ ...base, nearest: { parts, figures: [0.7] } }), { words: 'No change of up to two parts reaches it, from 62.10%. The nearest:', changes: [{ parts, figure: '70.00%' }] });
  assert.match(reached({ ...base, proved: false, nearest: { parts, figures: [0.7] } }).words, /^No change that was tried reaches it, .* better ones\. The nearest:$/);
  assert.match(reached({ ...base, proved: false }).words, /nearer than 62\.10%\. The search was not finished/);
  assert.deepEqual(reached({ ...base, met: true }), { words: 'It is 62.10% already.', changes: [] });
});

test('a change is made in the text of the table: cells by their place, modifiers in their value', () => {
  const table = read('six-days/combat-results.json');
  const at = (row, text) => { const line = table.split('\n').findIndex((each) => each.includes(row)); return `${line + 1}:${table.split('\n')[line].lastIndexOf(text) + 1}`; };
  const changed = changedText(table, [{ part: 'row 1 column 5 or more', at: at('"at": 1,', '"A1Rp"'), to: 'D1' }, { part: 'row 2 column 5 or more', at: at('"at": 2,', '"A1"'), to: 'A2Rp' }]);
  assert.ok(changed.includes('"A1Rp", "A1Rp", "D1"]') && changed.includes('"A1", "A1", "A2Rp"]'));
  const modifiers = read('six-days/modifiers.json');
  const line = modifiers.split('\n').findIndex((each) => each.includes('cavalry superiority'));
  const column = modifiers.split('\n')[line].indexOf('{') + 1;
  assert.match(changedText(modifiers, [{ part: 'modifier cavalry superiority', at: `${line + 1}:${column}`, to: '+3' }]).split('\n')[line], /"value": 3\b/);
});
