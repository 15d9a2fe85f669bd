import assert from 'node:assert/strict';
import test from 'node:test';
import * as saved from '../saved.js';

const fight = { system: 'six-days', name: 'battle', values: { '--attacker': ['inf 5'] }, file: null, tables: {} };

/** A browser's store, which takes nothing while it is full. */
function browser() {
  const kept = new Map();
  const store = { full: false, getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => {
    if (store.full) throw new Error('full');
    kept.set(key, text);
  } };
  globalThis.localStorage = store;
  return store;
}

test('fights are found again in the browser\'s store', () => {
  browser();
  assert.deepEqual(saved.load(), []);
  assert.ok(saved.store([{ name: 'one', fight }]));
  assert.deepEqual(saved.load(), [{ name: 'one', fight }]);
});

test('what the store does not take stays with the page, until it does', () => {
  const store = browser();
  saved.store([{ name: 'one', fight }]);
  store.full = true;
  assert.ok(!saved.store([{ name: 'one', fight }, { name: 'two', fight }]));
  assert.deepEqual(saved.load().map((one) => one.name), ['one', 'two']);
  store.full = false;
  assert.ok(saved.store(saved.load()));
  assert.deepEqual(saved.load().map((one) => one.name), ['one', 'two']);
});

test('one of the same name takes the place of the other', () => {
  const other = { ...fight, values: { '--attacker': ['inf 6'] } };
  assert.deepEqual(saved.merge([{ name: 'one', fight }, { name: 'two', fight }], [{ name: 'one', fight: other }]),
    [{ name: 'two', fight }, { name: 'one', fight: other }]);
});

test('what is no file of saved fights is refused', () => {
  for (const text of ['', '{}', '[{"name": "one"}]', JSON.stringify([{ name: 'one', fight: { ...fight, tables: { a: 1 } } }])]) {
    assert.throws(() => saved.read(text));
  }
});

test('kept fights are there again when the tab is loaded anew, and what is none is not', () => {
  const stored = new Map();
  globalThis.sessionStorage = { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text) };
  const kept = [{ id: '1-0', name: 'Old Guard', fight: { system: 'six-days', name: 'battle', values: { '--turns': '3' }, file: null, tables: {} }, sentence: 'It wins.' }];
  saved.storeKept(kept);
  assert.deepEqual(saved.loadKept(), kept);
  stored.set('vedette.kept', '[{"fight": 1}]');
  assert.deepEqual(saved.loadKept(), []);
  delete globalThis.sessionStorage;
  assert.deepEqual(saved.loadKept(), []);
  saved.storeKept(kept);
});
