// The fights that were kept, beside each other and the fight in the form.

import { useEffect, useRef, useState } from 'preact/hooks';
import { compareCommand, curves, keyOf, labels, rows } from './compare.js';
import { LONGEST, Superseded } from './engine.js';
import { isSweep, refusal } from './model.js';
import { figures } from './moves.js';
import { Progress } from './sections.jsx';

/** So long nothing changes before the fights are answered anew, in milliseconds. */
const PAUSE = 400;

/** So many fights are told apart by colour and dash. */
const STYLES = 6;

/** A kept fight under the tables and the file of its system as they are edited by now. */
export function underEdits(fight, edited) {
  const { tables, file } = edited[fight.system] ?? fight;
  return { ...fight, tables, file: fight.file?.name === file?.name ? file : fight.file };
}

/** The columns of a comparison: the kept fights and that of the form, which may be one of them. */
function columnsOf(kept, edited, form) {
  const columns = kept.map((one) => ({ ...one, was: one.fight, fight: underEdits(one.fight, edited) }));
  const inForm = form && columns.find(({ fight }) => keyOf(fight) === keyOf(form));
  if (inForm) inForm.inForm = true;
  return form && !inForm ? [...columns, { id: 'form', name: '', fight: form, was: form, inForm: true }] : columns;
}

/** Answers of fights, which never change. */
const known = new Map();

async function answerOf(engine, fight, onLong) {
  const key = keyOf(fight);
  if (!known.has(key)) {
    const { exit, out } = await engine.ask(fight, ['--format', 'json'], { lane: 'kept', onLong });
    if (exit) return null;
    known.set(key, JSON.parse(out));
  }
  return known.get(key);
}

async function compare(engine, describe, columns, onLong) {
  const fights = columns.map(({ fight }) => fight);
  let failed;
  for (const questions of [true, false]) {
    const { args, texts } = compareCommand(fights, describe.shared, { questions });
    const answer = await engine.run(args, texts, { lane: 'kept', limited: true, onLong });
    if (!answer.exit) return { json: JSON.parse(answer.out) };
    failed ??= refusal(answer);
  }
  return { failed };
}

/**
 * The comparison of the kept fights and the form's, asked while `active` and kept until the next is there:
 * { columns, rows, curves, moved, failed, key }, with `long` while it takes long and `stopped` once it was stopped.
 * @param form the fight in the form once it is answered, else null
 */
export function useComparison({ kept, edited, form, describe, engine, active }) {
  const [result, setResult] = useState({});
  const [state, setState] = useState({});
  const last = useRef(form);
  if (form) last.current = form;
  const columns = columnsOf(kept, edited, last.current).filter(({ fight }) => !isSweep(fight));
  const key = JSON.stringify(columns.map(({ fight, was }) => [keyOf(fight), keyOf(was)]));
  const wanted = active && !!form && columns.length > 1 && !(result.key === key && result.curves);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    setState({});
    const since = Date.now();
    const onLong = () => !left && setState({ long: { what: 'the comparison', since } });
    const timer = setTimeout(async () => {
      try {
        const { json, failed } = await compare(engine, describe, columns, onLong);
        if (left) return;
        const before = [];
        for (const { fight, was } of columns) {
          const same = keyOf(fight) === keyOf(was) ? null : await answerOf(engine, was, onLong);
          before.push(same && figures(same));
        }
        const there = failed ? [] : rows(json, before);
        const edits = columns.flatMap((one, at) => (before[at] ? [at] : []));
        const found = { key, columns, failed, rows: there, edits: edits.length, moved: edits.filter((at) => there.some(({ cells }) => cells[at].was)).length };
        if (left) return;
        setResult(found);
        setState({});
        const each = [];
        for (const { fight } of columns) each.push(await answerOf(engine, fight));
        if (!left) setResult({ ...found, curves: curves(each, (json?.figures ?? []).filter(({ kind, value }) => kind === 'mean' && !value)) });
      } catch (error) {
        if (!(error instanceof Superseded)) throw error;
      }
    }, result.key ? PAUSE : 0);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [key, active, !!form, state.again]);
  return {
    ...result, ...state, current: result.key === key,
    stop: (after) => { engine.stop('kept'); setState({ stopped: { after } }); },
    again: () => setState({ again: Date.now() }),
  };
}

/** In words, how many of the kept fights the edited tables move; null where none is edited. */
export const movedWords = ({ edits, moved, current }) => (edits && current ? `The edits change ${moved} of ${edits} kept ${edits === 1 ? 'fight' : 'fights'}.` : null);

/**
 * @param kept the fights, each { id, name, fight, sentence }
 * @param edited the last fight of each system that was on the bench, by the system: the others are answered under its tables and file
 * @param comparison of `useComparison`
 */
export function Kept({ kept, edited, form, comparison, onRemove, onOpen, onRename }) {
  if (!kept.length) {
    return <section class="kept" aria-label="Kept fights"><p>Keep a fight, then change it: both are compared here. Tap Keep above.</p></section>;
  }
  const all = columnsOf(kept, edited, form);
  const names = namesOf(all);
  const style = (id) => 'fight-' + (1 + all.findIndex((one) => one.id === id) % STYLES);
  const shown = comparison.columns?.filter(({ id }) => names.has(id)) ?? [];
  return (
    <section class="kept" aria-label="Kept fights">
      {movedWords(comparison) && <p role="status">{movedWords(comparison)}</p>}
      {comparison.long && <Progress key={comparison.long.since} {...comparison.long} limit={LONGEST} onStop={comparison.stop} />}
      {comparison.stopped && <p class="quiet" role="status">Stopped the comparison. <button type="button" class="quiet" onClick={comparison.again}>Start again</button></p>}
      {comparison.failed && <p class="error">There is no comparison: {comparison.failed}</p>}
      {shown.length > 1 && shown.length === comparison.columns.length && comparison.rows.length > 0
        ? <div class={comparison.current ? '' : 'stale'}>
          <Figures comparison={comparison} names={names} style={style} />
          <Curves comparison={comparison} names={names} style={style} />
        </div>
        : !comparison.failed && <p class="quiet">{all.filter(({ fight }) => !isSweep(fight)).length > 1 ? 'Working on the comparison…' : 'Change the fight or keep another one: they are compared here.'}</p>}
      <ul>
        {all.map((one) => (
          <li key={one.id}>
            <p class={'key ' + style(one.id)}><strong>{names.get(one.id)}</strong>{one.inForm && <span class="quiet"> in the form</span>}</p>
            {isSweep(one.fight) && <p class="quiet">{one.sentence} A range is not compared with single fights.</p>}
            {one.id !== 'form' && (
              <div class="row">
                <input aria-label={'Name of ' + names.get(one.id)} value={one.name} placeholder="Name" maxLength="60" onInput={(event) => onRename(one.id, event.currentTarget.value)} />
                <button type="button" disabled={one.inForm} onClick={() => onOpen(one.id)}>Open</button>
                <button type="button" class="quiet" aria-label={'Remove ' + names.get(one.id)} onClick={() => onRemove(one.id)}>Remove</button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of each column: the one that was given, else what tells it from the others. */
function namesOf(columns) {
  const told = labels(columns.map(({ fight }) => fight));
  return new Map(columns.map(({ id, name }, at) => [id, name?.trim() || told[at] || (id === 'form' ? 'in the form' : 'fight ' + (at + 1))]));
}

/** Figures in rows, a fight a column. On a phone the name of a figure stands above its row; roles keep it a table. */
function Figures({ comparison: { columns, rows: figuresOf }, names, style }) {
  return (
    <div class="beside">
      <table role="table" aria-label="Kept fights compared" style={{ '--fights': columns.length }}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col"><span class="unseen">figure</span></th>
            {columns.map(({ id, inForm }) => <th key={id} role="columnheader" scope="col"><span class={'key ' + style(id)}>{names.get(id)}</span>{inForm && <small>in the form</small>}</th>)}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {figuresOf.map(({ text, cells }) => (
            <tr key={text} role="row">
              <th role="rowheader" scope="row">{text}</th>
              {cells.map((cell, at) => (
                <td key={columns[at].id} role="cell" class={style(columns[at].id) + (cell.best ? ' best' : '')}>
                  {cell.value}{cell.best && <span class="star"> ★<span class="unseen"> best</span></span>}
                  {cell.change && <small>{cell.change}{cell.unclear && ', unclear'}</small>}
                  {cell.was && <small class="was">was {cell.was}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">Changes are from the first fight; pp: percentage points. ★ is certainly the best of its row.</p>
    </div>
  );
}

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 34;
const FOOT = 22;

/** How likely each number of losses is, a line a fight. */
function Curves({ comparison, names, style }) {
  return (
    <div class="curves">
      {(comparison.curves ?? []).map(({ text, from, to, top, lines }) => {
        const x = (value) => LEFT + (WIDTH - LEFT - 8) * (value - from) / (to - from);
        const y = (p) => 8 + (HEIGHT - FOOT - 8) * (1 - p / top);
        const step = Math.max(1, Math.ceil((to - from) / 10));
        const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
        return (
          <figure key={text}>
            <figcaption>{text}</figcaption>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${text}: the chance of each number, a line for each of ${comparison.columns.map(({ id }) => names.get(id)).join(', ')}`}>
              {[top, top / 2, 0].map((p) => <g key={p}><line class="rule" x1={LEFT} x2={WIDTH} y1={y(p)} y2={y(p)} /><text class="scale" x={LEFT - 5} y={y(p) + 4}>{Math.round(p * 100)}%</text></g>)}
              {ticks.map((value) => <text key={value} class="number" x={x(value)} y={HEIGHT - 5}>{value}</text>)}
              {lines.map((line, at) => line && (
                <g key={comparison.columns[at].id} class={style(comparison.columns[at].id)}>
                  <polyline points={line.map(([value, p]) => `${x(value).toFixed(1)},${y(p).toFixed(1)}`).join(' ')} />
                  {line.length <= 30 && line.map(([value, p]) => <circle key={value} cx={x(value)} cy={y(p)} r="2.5" />)}
                </g>
              ))}
            </svg>
          </figure>
        );
      })}
    </div>
  );
}
