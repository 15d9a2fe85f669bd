import assert from 'node:assert/strict';
import test from 'node:test';
import { clauseOf, headOf, helpOf, isOf } from '../words.js';

test('a mistake is headed by the label of its field', () => {
  assert.equal(headOf('--attacker-loss-order: there is no `x`'), 'Attacker loss order: there is no `x`');
  assert.equal(headOf('--turns and --spent are one too many'), '--turns and --spent are one too many');
});

test('a help has nothing of the command line', () => {
  assert.equal(helpOf('defending stack; repeatable'), 'defending stack');
  assert.equal(helpOf('terrain, as in woods,stream; see `vedette show six-days/modifiers`'), 'terrain, as in woods,stream');
  assert.equal(helpOf('battle turns; 1 if not given'), 'battle turns; 1 if not given');
});

test('a clause of the other side is not offered, and needs no name of its side', () => {
  assert.equal(clauseOf('attacker: late joiners'), 'late joiners');
  assert.ok(isOf('attacker: late joiners', '--attacker') && !isOf('attacker: late joiners', '--defender'));
  assert.ok(isOf('terrain', '--defender') && isOf('defender: reinforcements', '--stack'));
});
