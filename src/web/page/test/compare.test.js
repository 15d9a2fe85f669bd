import assert from 'node:assert/strict';
import test from 'node:test';
import { change, compareCommand, curves, keyOf, labels, rows } from '../compare.js';

const fight = (values, more = {}) => ({ system: 'six-days', name: 'battle', file: null, tables: {}, values: { '--defender': ['inf 4'], ...values }, ...more });
const SHARED = [{ option: '--chance', group: 'Questions', repeatable: true }, { option: '--seed', group: 'Method' }, { option: '--fractions', group: 'Method' },
  { option: '--sort', group: 'Sweeps' }, { option: '--best', group: 'Sweeps' }];

test('a fight is the same whatever the order in which it was put together', () => {
  assert.equal(keyOf(fight({ '--attacker': ['inf 5'], '--turns': '3' })), keyOf(fight({ '--turns': '3', '--spent': '', '--attacker': ['inf 5', ''] })));
  assert.notEqual(keyOf(fight({ '--turns': '3' })), keyOf(fight({ '--turns': '4' })));
  assert.notEqual(keyOf(fight({})), keyOf(fight({}, { tables: { a: '{}' } })));
});

test('what differs between the fights is their label', () => {
  assert.deepEqual(labels([fight({ '--attacker': ['inf 5'] }), fight({ '--attacker': ['inf 5', 'cav 2'], '--turns': '3' })]), ['inf 5', 'inf 5 + cav 2; turns 3']);
  assert.deepEqual(labels([fight({}), fight({ '--fractions': true }), fight({}, { name: 'overrun' })]), ['six-days battle', 'six-days battle; fractions', 'six-days overrun']);
  assert.deepEqual(labels([fight({}), fight({}, { tables: { a: '{}' } })]), ['tables as printed', 'edited tables']);
  assert.deepEqual(labels([fight({ '--turns': '3' }), fight({ '--turns': '4' }), fight({}, { system: 'own', name: 'fight', file: { name: 'a/axis.json', text: '' } })]),
    ['six-days battle; turns 3', 'six-days battle; turns 4', 'own fight axis']);
  assert.deepEqual(labels([fight({})]), ['']);
});

test('each fight is compared under its own tables, and all are asked alike', () => {
  const file = (text) => ({ name: 'mine.json', text });
  const { args, texts } = compareCommand([
    fight({ '--chance': ['success'], '--seed': '7', '--sort': 'success' }, { tables: { 'six-days/modifiers': '{}' } }),
    fight({ '--chance': ['success', 'attackerLosses <= 1'], '--fractions': true, '--best': 'attacker' }),
    fight({}, { system: 'own', name: 'fight', file: file('{"id": 1}') }),
  ], SHARED);
  assert.deepEqual(args, ['compare', 'six-days', 'battle', '--defender', 'inf 4', '--tables', '1/tables', 'vs',
    'six-days', 'battle', '--defender', 'inf 4', '--best', 'attacker', 'vs', 'own', '3/mine.json', '--defender', 'inf 4',
    '--chance', 'success', '--chance', 'attackerLosses <= 1', '--seed', '7', '--format', 'json']);
  assert.deepEqual(texts, { '1/tables/six-days/modifiers.json': '{}', '3/mine.json': '{"id": 1}' });
  assert.ok(!compareCommand([fight({ '--chance': ['success'] })], SHARED, { questions: false }).args.includes('--chance'));
});

test('figures, changes and the best are those of the program', () => {
  const json = { ways: [{ name: '1' }, { name: '2' }], figures: [
    { measure: 'success', kind: 'yes', value: '', text: 'it succeeds', best: '2', ways: [{ estimate: 0.2, more: 0 }, { estimate: 0.43, more: 0.23 }] },
    { measure: 'lost', kind: 'mean', value: '', text: 'lost', best: null, ways: [{ estimate: 1, more: 0 }, { estimate: 0.951, more: -0.049, moreLow: -0.1, moreHigh: 0.1 }] },
    { measure: 'fled', kind: 'yes', value: '', text: 'fled', best: null, ways: [{ estimate: 0.5 }, null] },
  ] };
  const cell = (value, more = {}) => ({ value, change: null, unclear: false, best: false, was: null, ...more });
  assert.deepEqual(rows(json, [{ success: { value: 0.1 } }, null]), [
    { text: 'it succeeds', cells: [cell('20.00%', { was: '10.00%' }), cell('43.00%', { change: '+23.00 pp', best: true })] },
    { text: 'lost', cells: [cell('1.00'), cell('0.95', { change: '−0.05', unclear: true })] },
    { text: 'fled', cells: [cell('50.00%'), cell('–')] },
  ]);
  assert.equal(change('yes', 0.00001), 'the same');
});

test('losses are a line a fight, over all numbers that one of them has', () => {
  const lost = (...distribution) => ({ measures: { lost: { kind: 'count', distribution: distribution.map(([value, p]) => ({ value, p })) } } });
  assert.deepEqual(curves([lost([0, 0.5], [2, 0.5]), null, lost([1, 1])], [{ measure: 'lost', text: 'lost' }, { measure: 'other', text: 'other' }]), [
    { text: 'lost', from: 0, to: 2, top: 1, lines: [[[0, 0.5], [1, 0], [2, 0.5]], null, [[0, 0], [1, 1], [2, 0]]] },
  ]);
});
