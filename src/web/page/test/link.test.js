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

const describe = { shared: [{ option: '--chance', repeatable: true }], systems: [{ id: 'six-days', fights: [{ name: 'battle', options: [
  { option: '--attacker', repeatable: true }, { option: '--turns' }, { option: '--targets', default: 'as-written' }, { option: '--fractions' }] }] }] };

test('a fight under the tables of the page is a short link that one can read, without defaults', async () => {
  const plain = { ...fight, tables: {}, values: { '--attacker': ['inf 5, cav 2; spent 1', 'art 2,art 3'], '--turns': '5', '--targets': 'as-written', '--fractions': true } };
  const link = await encode(plain, texts, describe);
  assert.match(link, /^2\w{4}six-days\.battle&attacker=inf\+5,cav\+2;spent\+1&attacker=art\+2%2Cart\+3&turns=5&fractions$/);
  const { '--targets': _, ...values } = plain.values;
  assert.deepEqual(await decode(link, texts, describe), { ...plain, values });
  const odd = { ...plain, values: { '--attacker': ["Garde impériale: 1+1 (100%) & a=b'"], '--chance': ['attackerLosses <= 1'] } };
  assert.deepEqual(await decode(await encode(odd, texts, describe), texts, describe), odd);
  await assert.rejects(decode(link.slice(0, -1), texts, describe), /cut or changed/);
  await assert.rejects(decode('2' + hash('%').slice(-4) + '%', texts, describe), /no fight/);
});

test('an example file is in a short link by its name', async () => {
  const name = 'tables/examples/plans/volley.json';
  const own = { system: 'plan', name: 'plan', file: { name, text: '{}' }, values: {}, tables: {} };
  const link = await encode(own, { [name]: '{}' }, describe);
  assert.match(link, /^2\w{4}plan\.plan@plans\/volley$/);
  assert.deepEqual(await decode(link, { [name]: '{}' }, describe), own);
  await assert.rejects(decode(link, {}, describe), /does not have/);
  assert.match(await encode(own, { [name]: '{"edited": 1}' }, describe), /^1/);
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
