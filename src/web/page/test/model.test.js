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

test('a mistake is set at the option that it names, or whose value it quotes', () => {
  const fight = { values: { '--attacker': ['inf 5', 'cav x'], '--chance': ['foo > 2'] } };
  const [one] = model.problems('error[R001]: --attacker: `x` is not a strength\n  cav x\n      ^\nhelp: write a whole number from 1 to 99\n', fight);
  assert.deepEqual([one.option, one.at, one.help], ['--attacker', 1, 'write a whole number from 1 to 99']);
  const [other] = model.problems('error[Q001]: unknown measure `foo`\n  foo > 2\n  ^\nhelp: known here: success\n', fight);
  assert.equal(other.option, '--chance');
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
  assert.deepEqual(model.rangeOf('{0..100..25}'), { from: '0', to: '100', by: '25' });
  assert.equal(model.rangeOf('{1..5'), null);
  assert.equal(model.writeRange({ from: 1, to: 9 }), '{1..9}');
});

test('a fight opens with its example, or with one that is more open', () => {
  const files = { 'tables/examples/axis.json': { text: '{}' } };
  const stack = (option) => ({ option, kind: 'text' });
  const own = { name: 'fight', examples: ['tables/examples/buckets.json --attacker 5'], options: [stack('FILE'), stack('--attacker'), stack('--defender')] };
  const fight = model.opening(describe, files, { id: 'own' }, own);
  assert.deepEqual([fight.file.name, fight.values['--attacker']], ['tables/examples/axis.json', 'inf 4, arm 1']);
  assert.deepEqual(model.opening(describe, {}, system, type).values['--turns'], '5');
  const mine = { ...own, examples: ['mine.json --attacker "line 4" --defender "line 3"'] };
  assert.deepEqual(model.opening(describe, {}, { id: 'own' }, mine, 'mine.json').values, { '--attacker': 'line 4', '--defender': 'line 3' });
});

test('what is required or in an example stands in sight, the rest is folded', () => {
  const groups = model.foldedGroups(describe, type, false);
  assert.deepEqual(groups.map(([name, options]) => [name, ...options.map((o) => o.option)]), [['The fight', '--spent'], ['Method', '--fractions']]);
});
