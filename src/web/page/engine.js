// The engine in its worker. The latest request of a lane wins. Each runs under a short limit first; what takes longer
// goes on under the long one, and is ended when it is no longer wanted: a spare that was loaded while idle takes over.

import { commandLine, files } from './model.js';

/** A later request of the same lane has taken its place, or it was stopped. */
export class Superseded extends Error {}

/** For what is asked in vain: that a later question took its place is no fault. */
export function unlessSuperseded(error) {
  if (!(error instanceof Superseded)) throw error;
}

/** Who is asked first. */
const LANES = ['describe', 'answer', 'was', 'scenario', 'bench', 'kept', 'advice'];
const SHORT = '700ms';

/** The limit of what is only looked at while idle: an answer may have to wait for it. */
const BRIEF = '250ms';

/** The longest that a question is worked on, in milliseconds. */
export const LONGEST = 60_000;
const LONG = LONGEST / 1000 + 's';

/** So long nothing is asked before a spare is loaded, in milliseconds. */
const IDLE = 2500;

/** When a request counts as long though its limit did not end it, in milliseconds: simulations do not look at the clock. */
const OVERDUE = 1500;

/** The same for the first request of a worker, which waits until the engine is loaded. */
const COLD = 8000;

/** So long an unwanted request may go on where no spare is there, in milliseconds: loading one takes as long. */
const PATIENCE = 3000;

const rank = (job) => LANES.indexOf(job.lane);
/** Whether the program stopped at its time limit. */
export const timeStopped = (answer) => answer.exit === 6 && answer.problems.some((one) => one.code === 'L008');

/**
 * @param startWorker makes a worker that answers { id, args, files, columns } with { id, exit, out, err, ms }
 * @param spares whether a spare is loaded while idle
 */
export function createEngine(startWorker, { spares = true } = {}) {
  const queue = [];
  let worker = startWorker();
  let spare = null;
  let warm = false;
  let broken = false;
  let running = null;
  let ids = 0;
  let idle;

  function listen() {
    worker.onmessage = ({ data }) => running?.id === data.id && answered(data);
    worker.onerror = (event) => {
      broken = true;
      answered({ exit: 70, out: '', problems: [], err: 'The engine failed: ' + (event.message || 'it did not load') + '.' });
    };
  }

  function replace() {
    worker.terminate();
    worker = spare ?? startWorker();
    spare = null;
    warm = false;
    broken = false;
    running = null;
    listen();
  }

  function loadSpare() {
    if (spare) return;
    spare = startWorker();
    spare.onerror = () => { spare = null; };
  }

  function answered(answer) {
    const job = running;
    running = null;
    if (!job) return;
    warm = true;
    if (answer.exit === 70) replace();
    if (job.unwanted) job.reject(new Superseded());
    else if (job.quick && !job.brief && timeStopped(answer)) queue.push(Object.assign(job, { quick: false }));
    else job.resolve(answer);
    next();
  }

  function next() {
    clearTimeout(idle);
    if (running) return;
    if (!queue.length) {
      if (spares) idle = setTimeout(loadSpare, IDLE);
      return;
    }
    // one that failed while it was not asked has told nobody
    if (broken) replace();
    const job = queue.splice(queue.indexOf(queue.reduce((a, b) => (rank(b) < rank(a) ? b : a))), 1)[0];
    running = job;
    job.id = ++ids;
    job.since = Date.now();
    // the first answer of a worker takes longer than its fight does
    job.quick &&= warm;
    const limit = job.limited ? ['--time-limit', job.brief ? BRIEF : job.quick ? SHORT : job.limit] : [];
    job.long = !job.quick;
    if (job.long && warm) job.onLong?.();
    else setTimeout(() => running === job && overdue(job), warm ? OVERDUE : COLD);
    worker.postMessage({ id: job.id, args: [...job.args, ...limit], files: job.files, columns: job.columns });
  }

  function overdue(job) {
    job.long = true;
    job.onLong?.();
    giveWay(job);
  }

  /** Ends what runs if nobody waits for it, or somebody who goes before it waits too. */
  function giveWay(job) {
    if (running !== job || !(job.unwanted || queue.some((other) => rank(other) < rank(job)))) return;
    end(false);
    next();
  }

  /** Ends what runs if it takes long; a short one is waited for. */
  function end(unwanted) {
    const job = running;
    job.unwanted ||= unwanted;
    if (unwanted) job.reject(new Superseded());
    if (!job.long) return;
    const left = job.since + (spare ? 0 : PATIENCE) - Date.now();
    if (left <= 0) {
      replace();
      if (!job.unwanted) queue.push(job);
    } else {
      setTimeout(() => giveWay(job), left);
    }
  }

  function drop(lane) {
    for (const old of queue.filter((job) => job.lane === lane)) {
      queue.splice(queue.indexOf(old), 1);
      old.reject(new Superseded());
    }
    if (running?.lane === lane && !running.unwanted) end(true);
  }

  function submit(job) {
    drop(job.lane);
    return new Promise((resolve, reject) => {
      queue.push({ ...job, resolve, reject });
      if (running && rank(running) > rank(job)) end(false);
      next();
    });
  }

  listen();
  return {
    /** What the program answers to a fight, and to words behind it; `brief`: or that it takes longer than a moment. */
    ask: (fight, extra = ['--format', 'html'], { lane = 'answer', limit = LONG, onLong, brief = false } = {}) =>
      submit({ lane, limit, onLong, brief, quick: true, limited: true, args: [...commandLine(fight), ...extra], files: files(fight), columns: 80 }),
    /** What the program answers to a command line; `limited`: one that knows a time limit, `patient`: that is not tried under the short one first. */
    run: (args, texts = {}, { lane = 'bench', columns = 80, limited = false, patient = false, onLong } = {}) =>
      submit({ lane, limit: LONG, onLong, quick: limited && !patient, limited, args, files: texts, columns }),
    /** Gives up what a lane has asked. */
    stop: (lane = 'answer') => { drop(lane); next(); },
  };
}
