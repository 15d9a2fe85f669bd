import assert from 'node:assert/strict';
import test from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { decode, encode, hash, WrongLink } from '../link.js';

const table = '{\n "cells": ["A1", "D1"],\n "more": 1\n}\n';
const texts = { 'six-days/combat-results': table };
const fight = {
  system: 'six-days', name: 'battle', file: null,
  values: { '--attacker': ['Garde impériale: inf 5'], '--turns': '5', '--fractions': true },
  tables: { 'six-days/combat-results': table.replace('D1', 'D2') },
};

test('a link holds the fight, and of an edited table the changed line alone', async () => {
  const link = await encode(fight, texts);
  assert.match(link, /^[\w-]+$/);
  assert.deepEqual(await decode(link, texts), fight);
});

test('a file of one\'s own is in the link as a whole', async () => {
  const own = { system: 'own', name: 'fight', file: { name: 'mine.json', text: '{}' }, values: { '--attacker': '5' }, tables: {} };
  assert.deepEqual(await decode(await encode(own, texts), texts), own);
});

test('a cut, a changed and a foreign link are told as such', async () => {
  const link = await encode(fight, texts);
  await assert.rejects(decode(link.slice(0, -3), texts), /cut or changed/);
  await assert.rejects(decode(link.replace(/.$/, link.endsWith('A') ? 'B' : 'A'), texts), /cut or changed/);
  await assert.rejects(decode('9' + link, texts), /another version/);
  await assert.rejects(decode('1' + hash('abc') + 'abc', texts), /no fight/);
});

test('a link to a table that is another one by now is told as such', async () => {
  const link = await encode(fight, texts);
  await assert.rejects(decode(link, { 'six-days/combat-results': table + '\n' }), /another one by now/);
});

test('what inflates to more than 1 MB is given up', async () => {
  const body = deflateRawSync(JSON.stringify({ s: 'six-days', n: 'battle', v: { '--attacker': ['x'.repeat(2 << 20)] } })).toString('base64url');
  assert.ok(body.length < 5000);
  await assert.rejects(decode('1' + hash(body) + body, texts), new WrongLink('This link holds more than a fight can be.'));
});

test('no link is made that would be given up when it is opened', async () => {
  await assert.rejects(encode({ ...fight, values: { '--attacker': ['x'.repeat(2 << 20)] } }, texts), /too large for a link/);
});

test('a line that the table does not have is none', async () => {
  for (const line of [999_999_999, 'length', -1]) {
    const said = { s: 'six-days', n: 'battle', v: {}, t: { 'six-days/combat-results': { of: hash(table), lines: [[line, '']] } } };
    const body = deflateRawSync(JSON.stringify(said)).toString('base64url');
    await assert.rejects(decode('1' + hash(body) + body, texts), /no fight/);
  }
});
