import assert from 'node:assert/strict';
import test from 'node:test';
import { createEngine, Superseded } from '../engine.js';

const fight = (strength) => ({ system: 'six-days', name: 'battle', values: { '--attacker': ['inf ' + strength] }, file: null, tables: {} });

/** Workers that answer when they are told to. */
function workers() {
  const made = [];
  return {
    made,
    start: () => {
      const worker = { asked: [], ended: false, postMessage: (m) => worker.asked.push(m), terminate: () => { worker.ended = true; } };
      worker.answer = (answer) => worker.onmessage({ data: { id: worker.asked.at(-1).id, exit: 0, out: '', err: '', ...answer } });
      made.push(worker);
      return worker;
    },
  };
}

const limitOf = (message) => message.args.at(-1);
const stopped = { exit: 6, problems: [{ severity: 'error', code: 'L008' }] };

test('the latest request of a lane wins', async () => {
  const { made, start } = workers();
  const engine = createEngine(start);
  const first = engine.ask(fight(1));
  const second = engine.ask(fight(2));
  const third = engine.ask(fight(3));
  made[0].answer({ out: 'of 1' });
  await assert.rejects(first, Superseded);
  await assert.rejects(second, Superseded);
  assert.equal(made[0].asked.at(-1).args[3], 'inf 3');
  made[0].answer({ out: 'of 3' });
  assert.equal((await third).out, 'of 3');
});

test('what takes longer than the short limit goes on under the long one', async () => {
  const { made, start } = workers();
  const engine = createEngine(start);
  const warm = engine.ask(fight(1));
  assert.equal(limitOf(made[0].asked[0]), '60s');
  made[0].answer({});
  await warm;
  const slow = engine.ask(fight(2));
  assert.equal(limitOf(made[0].asked[1]), '700ms');
  made[0].answer(stopped);
  assert.equal(limitOf(made[0].asked[2]), '60s');
  made[0].answer({ out: 'at last' });
  assert.equal((await slow).out, 'at last');
});

test('the answer goes before what was kept', async () => {
  const { made, start } = workers();
  const engine = createEngine(start);
  const warm = engine.ask(fight(1));
  const kept = engine.ask(fight(2), [], { lane: 'kept' });
  const answer = engine.ask(fight(3), [], { lane: 'bench' });
  made[0].answer({});
  await warm;
  assert.equal(made[0].asked.at(-1).args[3], 'inf 3');
  made[0].answer({});
  await answer;
  made[0].answer({});
  await kept;
});

test('a failed engine is told of, and the next request has another one', async () => {
  const { made, start } = workers();
  const engine = createEngine(start);
  const first = engine.ask(fight(1));
  made[0].onerror({ message: 'out of memory' });
  assert.match((await first).err, /out of memory/);
  assert.ok(made[0].ended);
  const second = engine.ask(fight(2));
  made[1].answer({ out: 'again' });
  assert.equal((await second).out, 'again');
});

test('what takes long is ended where an answer waits for it and no spare is there, and begins anew after it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { made, start } = workers();
  const engine = createEngine(start, { spares: false });
  const kept = engine.ask(fight(1), [], { lane: 'kept' });
  t.mock.timers.tick(300);
  const answer = engine.ask(fight(2));
  t.mock.timers.tick(2699);
  assert.ok(!made[0].ended);
  t.mock.timers.tick(1);
  assert.ok(made[0].ended);
  assert.equal(made[1].asked[0].args[3], 'inf 2');
  made[1].answer({ out: 'of 2' });
  assert.equal((await answer).out, 'of 2');
  made[1].answer({ out: 'of 1' });
  assert.equal((await kept).out, 'of 1');
});

test('what its limit does not end is ended once another request waits', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const { made, start } = workers();
  const engine = createEngine(start);
  const warm = engine.ask(fight(1));
  made[0].answer({});
  await warm;
  t.mock.timers.tick(2500); // a spare is loaded
  let long = false;
  const slow = engine.ask(fight(2), [], { onLong: () => { long = true; } });
  t.mock.timers.tick(1500);
  assert.ok(long);
  const next = engine.ask(fight(3));
  await assert.rejects(slow, Superseded);
  assert.ok(made[0].ended);
  made[1].answer({ out: 'of 3' });
  assert.equal((await next).out, 'of 3');
});

test('a worker that does not load is told of, and the next request has another one', async () => {
  const { made, start } = workers();
  const engine = createEngine(start);
  const first = engine.ask(fight(1));
  made[0].onerror({});
  assert.match((await first).err, /did not load/);
  made[1].onerror({});
  const second = engine.ask(fight(2));
  assert.equal(made[1].asked.length, 0);
  made[2].answer({ out: 'of 2' });
  assert.equal((await second).out, 'of 2');
});
