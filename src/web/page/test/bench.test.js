import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { grids, influenceByPath, leaves, pathAt, put, results, scan } from '../grid.js';
import { beforeAndAfter, changeOf, figures, moves } from '../moves.js';
import { diff } from '../patch.js';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (name) => readFileSync(join(ROOT, name), 'utf8');
const CRT = read('tables/six-days/combat-results.json');
const cellOf = (text, row, column) => grids(scan(text)).grids[0].rows[row].cells[column];

/** The built-in tables and the examples that a fight can be made with. */
const TABLES = readdirSync(join(ROOT, 'tables'), { recursive: true })
  .filter((name) => name.endsWith('.json') && !name.endsWith('schema.json'))
  .map((name) => `tables/${name}`);

test('every scalar of every table stands where the scan says', () => {
  assert.ok(TABLES.length > 60);
  for (const name of TABLES) {
    const text = read(name);
    for (const leaf of leaves(scan(text))) {
      assert.equal(JSON.parse(text.slice(leaf.start, leaf.end)), leaf.value, name + leaf.path);
    }
  }
});

test('every built-in table is one grid whose cells have headings', () => {
  for (const name of TABLES.filter((each) => !each.includes('examples'))) {
    const json = JSON.parse(read(name));
    const [first] = grids(scan(read(name))).grids.filter((grid) => grid.title !== 'columns');
    const rows = json.rows?.list ?? json.modifiers;
    assert.equal(first.rows.length, rows.length, name);
    assert.ok(first.rows.every((row) => row.text && row.cells.some((cell) => cell?.place.startsWith(row.place))), name);
    assert.ok(first.columns.every((column) => column.text && column.text !== '?'), name);
  }
});

test('the cells of the Six Days table have their rolls and differentials', () => {
  const [crt] = grids(scan(CRT)).grids;
  assert.deepEqual(crt.columns.map((column) => column.text).slice(0, 2), ['-5', '-4 or -3']);
  assert.equal(crt.rows[8].cells[3].text, 'D1Rp');
  assert.equal(crt.rows[8].cells[3].place, 'd10 9, differential zero');
});

test("modifiers, and units and tables of a system of one's own, are grids too", () => {
  const [modifiers] = grids(scan(read('tables/six-days/modifiers.json'))).grids;
  assert.deepEqual(modifiers.columns.map((column) => column.text), ['when', 'value', 'group', 'bothWays']);
  assert.equal(modifiers.rows[3].cells[1].text, '-2');
  const own = grids(scan(read('tables/examples/steps.json'))).grids;
  assert.deepEqual(own.map((grid) => grid.title),
    ['units', 'states', 'tables crt', 'tables crt modifiers', 'results']);
  assert.equal(own[0].rows[1].cells[2].place, 'units guard, morale');
  assert.deepEqual(own[2].columns.map((column) => column.text), ['..-4', '-3..-1', '0', '1-3', '4-6', '7+']);
});

test('what stands in no grid is a field, and nothing is both', () => {
  for (const name of TABLES) {
    const root = scan(read(name));
    const shown = grids(root);
    const paths = shown.grids.flatMap((grid) => grid.rows.flatMap((row) => row.cells)).filter(Boolean).map((cell) => cell.path);
    assert.deepEqual([...paths, ...shown.fields.map((field) => field.path)].sort(), leaves(root).map((leaf) => leaf.path).sort(), name);
  }
});

test('an edit changes the characters of the cell alone', () => {
  const edited = put(CRT, cellOf(CRT, 2, 4), 'D1');
  assert.equal(edited, CRT.replace('"A1", "A1", "A1", "A1", "A1", "D1"] },\n      { "at": 4', '"A1", "A1", "A1", "D1", "A1", "D1"] },\n      { "at": 4'));
});

test('a number stays a number, and what is none becomes a text that lint can refuse', () => {
  const text = '{ "value": -1, "name": "woods" }';
  const [value, name] = leaves(scan(text));
  assert.equal(put(text, value, '2'), '{ "value": 2, "name": "woods" }');
  assert.equal(put(text, name, '2'), '{ "value": -1, "name": "2" }');
  const half = put(text, value, '-');
  assert.equal(half, '{ "value": "-", "name": "woods" }');
  assert.equal(put(half, leaves(scan(half))[0], '-3', value), '{ "value": -3, "name": "woods" }');
  assert.equal(put(half, leaves(scan(half))[0], '-1', value), text);
  assert.equal(put(text, name, 'a "b" \\'), '{ "value": -1, "name": "a \\"b\\" \\\\" }');
});

test("a finding's line and column lead to the cell, with columns counted in characters", () => {
  const text = '{\n  "rows": ["é😀", "A1Rq"]\n}';
  assert.equal(pathAt(text, scan(text), 2, 18), '/rows/1');
  assert.equal(pathAt(text, scan(text), 2, 11), '/rows');
  assert.equal(pathAt(text, scan(text), 9, 1), null);
});

test('what is not JSON has no grid', () => {
  assert.throws(() => scan('{ "rows": [1, 2'), SyntaxError);
});

test('a diff applies with patch and with git apply', (t) => {
  const far = put(put(put(CRT, cellOf(CRT, 9, 6), 'DE'), cellOf(CRT, 0, 0), 'AE'), leaves(scan(CRT))[2], 'Mine');
  const edits = [put(CRT, cellOf(CRT, 2, 4), 'D1'), far, CRT.trimEnd(), CRT.replace(/ {6}\{ "at": 5.*\n/, ''), `${CRT}\n\n`, '{}'];
  for (const [before, after] of [...edits.map((edited) => [CRT, edited]), [CRT.trimEnd(), CRT], ['{}', '{ }']]) {
    for (const [tool, ...args] of [['patch', '-p1', '-s'], ['git', 'apply']]) {
      const folder = mkdtempSync(join(tmpdir(), 'vedette-patch-'));
      t.after(() => rmSync(folder, { recursive: true }));
      const file = join(folder, 'tables/six-days/combat-results.json');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, before);
      execFileSync(tool, args, { cwd: folder, input: diff('tables/six-days/combat-results.json', before, after) });
      assert.equal(readFileSync(file, 'utf8'), after);
    }
  }
  assert.equal(diff('x', CRT, CRT), '');
});

test('a diff shows a changed row with three lines around it', () => {
  const lines = diff('crt.json', CRT, put(CRT, cellOf(CRT, 2, 4), 'D1')).split('\n');
  assert.deepEqual(lines.slice(0, 3), ['--- a/crt.json', '+++ b/crt.json', '@@ -30,7 +30,7 @@']);
  assert.equal(lines.filter((line) => line.startsWith('-')).length, 2);
  assert.equal(lines.length, 3 + 8 + 1);
});

test('the influence of a cell, of a modifier and of a value of a file lead to their cells', () => {
  const at = (text, influence) => [...influenceByPath({ influence }, text, { root: scan(text) }).keys()];
  const cell = { part: 'row 9 column zero', at: '39:46', times: 0.1 };
  assert.deepEqual(at(CRT, [{ table: 'six-days/combat-results', ...cell }, { table: 'other', ...cell }]), ['/rows/list/8/cells/3']);
  assert.deepEqual(at(read('tables/six-days/modifiers.json'), [{ table: 'six-days/modifiers', part: 'modifier chateau', at: '17:5' }]),
    ['/modifiers/3/value']);
  assert.deepEqual(at(read('tables/examples/steps.json'), [{ table: 'examples/steps', part: 'unit inf attack', at: '8:24' }]), ['/units/inf/attack']);
});

test('what moved between two answers is told, what is the same to a hundredth of a point is not', () => {
  const answer = (success, stop, loss) => ({ measures: {
    success: { kind: 'flag', p: success },
    'attackerLosses[2]': { kind: 'count', mean: loss },
    ending: { kind: 'category', distribution: stop ? [{ value: 'stopped', p: stop }] : [] },
  } });
  const measures = [{ name: 'success', text: 'the defender is driven out' }, { name: 'attackerLosses', text: 'points lost' }];
  const before = figures(answer(0.2, 0, 0.4), measures);
  assert.deepEqual(moves(before, figures(answer(0.25, 0.1, 0.406), measures)), [
    { text: 'the defender is driven out', unit: '%', before: 20, after: 25 },
    { text: 'points lost (stack 2)', unit: '', before: 0.4, after: 0.41 },
    { text: 'ending: stopped', unit: '%', before: 0, after: 10 },
  ]);
  assert.deepEqual(moves(before, figures(answer(0.20004, 0, 0.4), measures)), []);
});

test('the cells of a sweep are told apart by their values', () => {
  const json = (chance) => ({
    swept: [{ name: 'attacker inf', values: ['4', '5'] }],
    figures: [{ measure: 'success', value: '', text: 'the defender is driven out', mean: false }],
    cells: [{ values: ['4'], figures: { success: 0.2 } }, { values: ['5'], figures: { success: chance } }],
  });
  assert.deepEqual(moves(figures(json(0.2)), figures(json(0.3))),
    [{ text: 'attacker inf 5: the defender is driven out', unit: '%', before: 20, after: 30 }]);
});

test('a move is told by both figures and their difference', () => {
  const chance = { text: 'success', unit: '%', before: 55.62, after: 62.57 };
  assert.deepEqual([...beforeAndAfter(chance), changeOf(chance)], ['55.62%', '62.57%', '+6.95 pp']);
  const mean = { text: 'lost', unit: '', before: 1, after: 0.97 };
  assert.deepEqual([...beforeAndAfter(mean), changeOf(mean)], ['1.00', '0.97', '−0.03']);
});

test('the results that a table had at first are offered for each of its cells', () => {
  const first = new Map(leaves(scan(CRT)).map((leaf) => [leaf.path, leaf]));
  const [table, columns] = grids(scan(CRT.replace('"A1Rp", "A1Rp", "A1Rp"]', '"A1Rp", "A1Rq", "A1Rp"]'))).grids;
  const known = results(table, (path) => first.get(path));
  assert.deepEqual(known(0).slice(0, 5), ['A3Rp', 'A2Rp', 'A1Rp', 'A1', 'A2']);
  assert.deepEqual(known(0), known(5));
  assert.ok(!known(5).includes('A1Rq'));
  assert.deepEqual(results(columns, (path) => first.get(path))(0), ['-5', '-4..-3', '-2..-1', '0', '1-2', '3-4', '5+']);
});
