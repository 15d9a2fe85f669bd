import assert from 'node:assert/strict';
import test from 'node:test';
import * as model from '../model.js';

const describe = {
  systems: [{ id: 'six-days', fights: [{
    name: 'battle', examples: ['--attacker "inf 5, cav 2" --defender "inf 4" --turns 5'],
    options: [
      { option: '--attacker', group: 'The fight', kind: 'stack', required: true, repeatable: true },
      { option: '--defender', group: 'The fight', kind: 'stack', required: true, repeatable: true },
      { option: '--turns', group: 'The fight', kind: 'number' },
      { option: '--spent', group: 'The fight', kind: 'number' },
    ],
  }] }],
  shared: [{ option: '--fractions', group: 'Method', kind: 'flag' }, { option: '--format', group: 'Output' }, { option: '--where', group: 'Sweeps' }],
};
const [system] = describe.systems;
const [type] = system.fights;

test('an example becomes a fight, and that the command line again', () => {
  const fight = model.fromExample(describe, {}, system, type);
  assert.deepEqual(fight.values, { '--attacker': ['inf 5, cav 2'], '--defender': ['inf 4'], '--turns': '5' });
  const line = model.commandLine(fight);
  assert.deepEqual(line, ['six-days', 'battle', '--attacker', 'inf 5, cav 2', '--defender', 'inf 4', '--turns', '5']);
  assert.equal(model.shell(line), "vedette six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4' --turns 5");
});

test('edited tables and the file go with the command line', () => {
  const fight = { system: 'own', name: 'fight', values: { '--attacker': '5', '--turns': '' }, file: { name: 'a.json', text: '{}' }, tables: { 'six-days/stacking': '{ }' } };
  assert.deepEqual(model.commandLine(fight), ['own', 'a.json', '--attacker', '5', '--tables', 'tables']);
  assert.deepEqual(model.files(fight), { 'tables/six-days/stacking.json': '{ }', 'a.json': '{}' });
});

test('a mistake is set at the option that it is of, or that has its value, or at the file', () => {
  const fight = { values: { '--attacker': ['inf 5', 'cav x'], '--chance': ['foo > 2'] }, file: { name: 'mine.json' } };
  const of = (problem) => model.problems({ problems: [{ severity: 'error', message: 'wrong', ...problem }] }, fight)[0];
  const one = of({ option: '--attacker', value: 'cav x', message: '`x` is not a strength' });
  assert.deepEqual([one.option, one.at, one.message], ['--attacker', 1, '`x` is not a strength']);
  assert.deepEqual([of({ value: 'foo > 2' }).option, of({ value: 'foo > 2' }).at], ['--chance', 0]);
  assert.equal(of({ file: 'mine.json', line: 2 }).option, model.FILE);
  assert.equal(of({ file: 'tables/x.json', line: 2 }).option, null);
  assert.deepEqual(model.problems({ problems: [{ severity: 'warning', message: 'perhaps' }] }, fight), []);
});

test('a side is advised that decides something, where there is a goal', () => {
  const decided = { measures: [{ name: 'success' }], options: [{ option: '--stop', key: 'stop', sides: ['attacker'], default: 'never' }, { option: '--turns' }] };
  assert.deepEqual(model.advisable(decided, { values: {} }), ['attacker']);
  assert.deepEqual(model.advisable({ ...decided, measures: [] }, { values: {} }), []);
  assert.deepEqual(model.advisable({ ...decided, measures: [] }, { values: { '--goal': 'losses' } }), ['attacker']);
  const doctrine = { choice: 'stop', doctrine: 'below -1' };
  const fight = { values: { '--best': 'attacker', '--turns': '3' } };
  assert.ok(model.plays({ values: {} }, decided, { choice: 'stop', doctrine: 'never' }) && !model.plays(fight, decided, doctrine));
  const next = model.withDoctrine(fight, decided, doctrine);
  assert.deepEqual(next.values, { '--turns': '3', '--stop': 'below -1' });
  assert.ok(model.plays(next, decided, doctrine));
});

test('defaults that decide are told until they are given, and of a side that decides something', () => {
  const battle = { command: 'six-days battle', options: [
    { option: '--turns', assumed: '1' }, { option: '--counterattack', default: 'never', sides: ['defender'] }, { option: '--terrain' }] };
  const told = (values, idle) => model.assumptions(battle, { values }, idle).map(({ words }) => words);
  assert.deepEqual(told({}), ['1 battle turn', 'the defender never counterattacks']);
  assert.deepEqual(told({ '--turns': '3' }), ['the defender never counterattacks']);
  assert.deepEqual(told({ '--spent': '2', '--counterattack': 'always' }), []);
  assert.deepEqual(told({ '--best': 'both' }), ['1 battle turn']);
  assert.deepEqual(told({}, ['defender']), ['1 battle turn']);
});

test('a fight from outside is known by its system, its options and its file', () => {
  const fight = { system: 'six-days', name: 'battle', values: { '--turns': '5', '--fractions': true }, file: null, tables: {} };
  assert.ok(model.isKnown(describe, fight));
  assert.ok(!model.isKnown(describe, { ...fight, system: 'seven-days' }));
  assert.ok(!model.isKnown(describe, { ...fight, name: 'siege' }));
  assert.ok(!model.isKnown(describe, { ...fight, values: { '--format': 'json' } }));
  assert.ok(!model.isKnown(describe, { ...fight, values: { '--help': true } }));
  assert.ok(!model.isKnown(describe, { ...fight, file: { name: '--output', text: '' } }));
});

test('braces and plain ranges make a sweep', () => {
  assert.ok(model.isSweep({ values: { '--attacker': ['inf {3..8}'] } }));
  assert.ok(model.isSweep({ values: { '--turns': '1..5' } }));
  assert.ok(!model.isSweep({ values: { '--attacker': ['inf 5'], '--stop': 'below -1' } }));
});

test('a fight opens with its example, or with one that is more open', () => {
  const files = { 'tables/examples/axis.json': { text: '{}' } };
  const stack = (option) => ({ option, kind: 'text' });
  const own = { name: 'fight', examples: ['tables/examples/buckets.json --attacker 5'], options: [stack('FILE'), stack('--attacker'), stack('--defender')] };
  const fight = model.opening(describe, files, { id: 'own' }, own);
  assert.deepEqual([fight.file.name, fight.values['--attacker']], ['tables/examples/axis.json', 'inf 4, arm 1']);
  assert.deepEqual(model.opening(describe, {}, system, type).values['--turns'], '3');
  const mine = { ...own, examples: ['mine.json --attacker "line 4" --defender "line 3"'] };
  assert.deepEqual(model.opening(describe, {}, { id: 'own' }, mine, 'mine.json').values, { '--attacker': 'line 4', '--defender': 'line 3' });
});

test('a system opens with its main fight', () => {
  const fights = [{ name: 'fire' }, { name: 'melee' }, { name: 'assault' }];
  assert.equal(model.typeIn({ id: 'musket-pike', fights }).name, 'assault');
  assert.equal(model.typeIn({ id: 'musket-pike', fights }, 'melee').name, 'melee');
  assert.equal(model.typeIn({ id: 'six-days', fights }).name, 'fire');
});

test('what is required or in an example stands in sight, the rest is folded', () => {
  const groups = model.foldedGroups(describe, type, false);
  assert.deepEqual(groups.map(([name, options]) => [name, ...options.map((o) => o.option)]), [['The fight', '--spent'], ['Method', '--fractions']]);
});
