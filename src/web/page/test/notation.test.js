import assert from 'node:assert/strict';
import test from 'node:test';
import * as notation from '../notation.js';

// as `vedette describe` says of six-days battle, shortened
const stack = {
  named: true,
  several: true,
  units: [
    {
      leading: [
        { name: 'arm', kind: 'word', words: ['inf', 'cav', 'art'], required: true },
        { name: 'strength', kind: 'text', example: '5', required: true },
      ],
      others: [{ name: 'size', kind: 'word', words: ['brigade', 'division', 'corps'] }],
    },
    { leading: [{ name: 'officer', kind: 'flag', keyword: 'officer', required: true }] },
  ],
  clauses: [
    { name: 'timing', kind: 'unit', example: 'turns 3 or spent 2', value: { leading: [{ words: ['turns', 'spent'] }] } },
    { name: 'holds', kind: 'flag', keyword: 'holds' },
    { name: 'terrain', kind: 'word', keyword: 'in', words: ['woods', 'town'], repeatable: true },
  ],
};

test('a stack falls into its name, its units and its clauses, and is written as it was', () => {
  const text = 'Guard: inf 6, cav {0..3}, officer; spent 0; in woods town';
  const parts = notation.parse(text, stack);
  assert.deepEqual(parts, { name: 'Guard', units: ['inf 6', 'cav {0..3}', 'officer'], clauses: ['spent 0', 'in woods town'] });
  assert.equal(notation.write(parts), text);
});

test('a comma in braces parts no units', () => {
  assert.deepEqual(notation.parse('inf 4, {cav 2,}', stack).units, ['inf 4', '{cav 2,}']);
});

test('a unit is known by its arm, its strength and what else is said', () => {
  const { shape, fields } = notation.unit('inf 3/5 corps', stack.units);
  assert.deepEqual(fields, { arm: 'inf', strength: '3/5', size: 'corps' });
  assert.equal(notation.writeUnit({ shape, fields: { ...fields, strength: '2/5', size: '' } }), 'inf 2/5');
});

test('capitals are read as the program reads them', () => {
  assert.deepEqual(notation.unit('Inf 5 Corps', stack.units).fields, { arm: 'inf', strength: '5', size: 'corps' });
  assert.equal(notation.clause('In woods', stack.clauses).value, 'woods');
});

test('what the parts cannot say is no unit to them', () => {
  assert.equal(notation.unit('inf 5 elephants', stack.units), null);
  assert.equal(notation.unit('inf', stack.units), null);
});

test('a quality is tied to its mark, and a word may stand without its number', () => {
  const shapes = [{
    leading: [{ name: 'arm', kind: 'word', words: ['hi2'], required: true }, { name: 'strength', kind: 'part', required: true }],
    others: [{ name: 'quality', kind: 'number', keyword: 'ql#' }, { name: 'leader', kind: 'number', keyword: 'leader' }, { name: 'disordered', kind: 'flag', keyword: 'disordered' }],
  }];
  const one = notation.unit('hi2 19/20 disordered ql7 leader', shapes);
  assert.deepEqual(one.fields, { arm: 'hi2', strength: '19/20', disordered: true, quality: '7', leader: true });
  assert.equal(notation.writeUnit(one), 'hi2 19/20 ql7 leader disordered');
  assert.equal(notation.unit('hi2 19/20 leader -2', shapes).fields.leader, '-2');
});

test('a strength that may be left out takes no word that is something else', () => {
  const shapes = [{
    leading: [{ name: 'arm', kind: 'word', words: ['inf'], required: true }, { name: 'strength', kind: 'text', example: '5/6' }],
    others: [{ name: 'formation', kind: 'word', words: ['line', 'column'] }],
  }];
  assert.deepEqual(notation.unit('inf column', shapes).fields, { arm: 'inf', formation: 'column' });
});

test('a tap adds one unit of each arm, and an officer', () => {
  assert.deepEqual(notation.firstUnits(stack).map((one) => one.text), ['inf 5', 'cav 5', 'art 5', 'officer']);
});

test('units of a clause stand behind its colon, and a tap names a stack that exists', () => {
  const chain = { name: 'chain', kind: 'stack', keyword: 'chain', example: 'li 2 ql5', units: [] };
  assert.equal(notation.firstClause(chain), 'chain: li 2 ql5');
  assert.equal(notation.clause('chain: li 2 ql5', [chain]).value, 'li 2 ql5');
  assert.equal(notation.firstClause({ kind: 'stack', keyword: 'joins', example: 'spent 4: cav 3', value: {} }), 'joins spent 4: cav 3');
  assert.equal(notation.firstClause({ kind: 'text', keyword: 'against', example: '2 then 1' }), 'against 1');
  const parts = { kind: 'unit', keyword: 'with', text: '', value: { others: [{ kind: 'flag', keyword: 'bayonet', text: 'attacks with the bayonet' }, { text: 'in the flank' }] } };
  assert.equal(notation.firstClause(parts), 'with bayonet');
  assert.equal(notation.meaning(parts), 'attacks with the bayonet; in the flank');
});

test('an arm is added by its name', () => {
  const shapes = [{ leading: [{ name: 'arm', kind: 'word', words: ['hi2', 'li'], names: ['2-hex heavy foot', 'light foot'], required: true },
    { name: 'strength', kind: 'part', example: '19/20', required: true }] }];
  assert.deepEqual(notation.firstUnits({ units: shapes })[0], { label: '2-hex heavy foot', text: 'hi2 19/20' });
});

test('steps begin at the default, a good value, or the least', () => {
  assert.equal(notation.beginning({ default: '2', example: '3' }), '2');
  assert.equal(notation.beginning({ assumed: 'until decided', example: '5' }), '5');
  assert.equal(notation.beginning({ range: { min: 0, max: 9 } }), '1');
  assert.equal(notation.beginning({ range: { min: 3, max: 9 } }), '3');
});

test('a part of an original number stays a part of it, and a whole one whole', () => {
  assert.deepEqual(notation.partOf('3/5'), { left: 3, original: 5 });
  assert.equal(notation.partOf('5'), null);
  assert.equal(notation.withOriginal({ left: 16, original: 16 }, 17), '17/17');
  assert.equal(notation.withOriginal({ left: 3, original: 5 }, 6), '3/6');
  assert.equal(notation.withOriginal({ left: 5, original: 6 }, 4), '4/4');
});

test('a range is around the present number, within what is allowed', () => {
  assert.deepEqual(notation.rangeAround(5, 1, 99), { from: 3, to: 7 });
  assert.deepEqual(notation.rangeAround(1, 1, 99), { from: 1, to: 5 });
  assert.deepEqual(notation.rangeAround(20, 1, 20), { from: 16, to: 20 });
  assert.deepEqual(notation.rangeAround(2, 1, 3), { from: 1, to: 3 });
  assert.deepEqual(notation.rangeOf('{0..100..25}'), { from: '0', to: '100', by: '25' });
  assert.equal(notation.rangeOf('{1..5'), null);
  assert.equal(notation.writeRange({ from: 1, to: 9 }), '{1..9}');
});

test('values to try are words, and words around numbers', () => {
  const [never, at, hidden] = notation.families(['never', 'at -1', 'at -1 or hidden', 'at 0', 'at 2']);
  assert.deepEqual([never, at], [{ word: 'never' }, { before: 'at ', after: '', numbers: [-1, 0, 2] }]);
  assert.equal(hidden.after, ' or hidden');
  assert.deepEqual([notation.numberIn(at, 'at 2'), notation.numberIn(at, 'at 2 or hidden'), notation.numberIn(at, 'never')], [2, null, null]);
  assert.deepEqual([notation.firstNumber(at), notation.nextNumber(at, 0, 1), notation.nextNumber(at, 2, 1)], [0, 2, null]);
  const [own] = notation.families(['enemy strength - own strength >= 2']);
  assert.equal(notation.numberIn(own, 'enemy strength - own strength >= 3'), 3);
});

test('clauses are known by their first words', () => {
  assert.equal(notation.clause('turns 3', stack.clauses).clause.name, 'timing');
  assert.deepEqual(notation.clause('in woods town', stack.clauses).value, 'woods town');
  assert.equal(notation.clause('holds', stack.clauses).clause.name, 'holds');
  assert.equal(notation.clause('inside', stack.clauses), null);
  assert.deepEqual(stack.clauses.map(notation.firstClause), ['turns 3', 'holds', 'in woods']);
});
