// The designer's bench: the tables of a fight as grids whose cells are edited in place, linted as one types.

import './bench.css';
import { Fragment } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LONGEST, unlessSuperseded } from './engine.js';
import { grids, influenceByPath, keys, leaves, put, readOrNull, results, scan } from './grid.js';
import { Findings, useLint } from './lint.jsx';
import { isSweep, LARGEST, refusal } from './model.js';
import { diff } from './patch.js';
import { Reach } from './reach.jsx';
import { Progress } from './sections.jsx';
import { download } from './share.jsx';

const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Enter: [1, 0] };

/** What can be edited of a fight: its file, its tables; `first` is the text as it was. */
function sources(describe, texts, fight, { tables = [] }) {
  const planned = fight.system === 'plan' ? readOrNull(fight.file?.text)?.system : null;
  const own = fight.file && {
    id: fight.file.name, name: fight.file.name, title: fight.file.name, first: texts[fight.file.name] ?? fight.file.text, text: fight.file.text,
  };
  const ids = [...tables, ...Object.keys(fight.tables), ...describe.tables.map(({ id }) => id).filter((id) => id.startsWith(planned + '/'))];
  const used = [...new Set(ids)].map((id) => describe.tables.find((table) => table.id === id)).filter(Boolean);
  return [...(own ? [own] : []), ...used.map(({ id, title, text }) =>
    ({ id, name: `tables/${id}.json`, title, first: text, text: fight.tables[id] ?? text, builtIn: true }))];
}

/**
 * @param type what the program says of the kind of fight, under its file
 * @param texts the files that are in the page, as they were, by their names
 * @param linter an engine for lint alone: of a file it fights a sample of fights, which no answer should wait for
 * @param onTable told of each edit: a table's id and text, null as it was at first; a file by its name
 * @param brief what the edits move in one figure, in words, or null; `children`: all that they move
 */
export function Bench({ fight, type, describe, texts, engine, linter, onTable, brief, children }) {
  const [chosen, choose] = useState(null);
  const all = sources(describe, texts, fight, type);
  const source = all.find(({ id }) => id === chosen) ?? all[0];
  if (!source) {
    return <p>This fight uses no table.</p>;
  }
  const said = ({ title, text, first }) => title + (text === first ? '' : ' (changed)');
  return (
    <section class="bench">
      <label class="choice">
        Table
        <select value={source.id} onChange={(event) => choose(event.currentTarget.value)}>
          {all.map((each) => <option key={each.id} value={each.id}>{said(each)}</option>)}
        </select>
      </label>
      <Table key={source.id} source={source} fight={fight} type={type} describe={describe} engine={engine} linter={linter} brief={brief} moved={children}
        onText={(text) => onTable(source.id, source.builtIn && text === source.first ? null : text)} />
    </section>
  );
}

/** A table or a file: its grids, its findings, what else it says, and its JSON. */
function Table({ source: { id, name, builtIn, first, text }, fight, type, describe, engine, linter, brief, moved, onText }) {
  const here = useRef();
  const shown = useMemo(() => parsed(text), [text]);
  const was = useMemo(() => new Map((parsed(first)?.leaves ?? []).map((leaf) => [leaf.path, leaf])), [first]);
  const lint = useLint(linter, name, text);
  const [influence, askInfluence] = useInfluence(engine, fight, shown, text);
  const [asJson, setAsJson] = useState(!shown);
  const [refused, setRefused] = useState(0);
  const changed = shown?.leaves.filter(({ path, raw }) => was.get(path)?.raw !== raw) ?? [];
  const { source: origin } = readOrNull(first) ?? {};

  function change(next) {
    const large = next.length > LARGEST;
    setRefused(large ? refused + 1 : 0);
    if (!large) {
      onText(next);
    }
  }
  const edit = (leaf, typed) => change(put(text, leaf, typed, was.get(leaf.path)));
  const about = (path) => lint.findings.filter((finding) => finding.path === path);
  const common = { was, about, edit, brief };

  function go(path) {
    const input = here.current.querySelector(`[data-path="${CSS.escape(path)}"]`);
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  }

  const file = name.split('/').at(-1);
  return (
    <div ref={here}>
      {origin?.document && <p class="quiet">{[origin.status, origin.document, origin.section].filter(Boolean).join(', ')}</p>}
      {shown?.grids.map((grid) => <Grid key={grid.title} grid={grid} lint={lint} influence={influence} {...common} />)}
      {!shown && <p>The text is not JSON, so there is no grid. It is shown below as typed.</p>}
      {refused > 0 && <p role="alert">The text has more than a million characters, more than any table. The table is unchanged.</p>}
      {moved}
      {shown && !isSweep(fight) && (builtIn || fight.system !== 'plan') && <Reach fight={fight} type={type} shared={describe.shared} table={builtIn ? id : name} text={text} engine={engine} onText={change} />}
      <Findings lint={lint} go={go} cells={shown?.cells ?? new Map()} />
      <p role="status">{changedWords(text === first, changed.length)}</p>
      <div class="buttons">
        <button type="button" disabled={text === first} onClick={() => change(first)}>Undo all changes</button>
        <button type="button" onClick={() => download(file, text, 'application/json')}>Download the file</button>
        <button type="button" disabled={text === first}
          onClick={() => download(file.replace(/(\.json)?$/, '.patch'), diff(name, first, text), 'text/x-patch')}>
          Download the patch
        </button>
        <button type="button" disabled={!shown} onClick={askInfluence}>Effect of each cell</button>
      </div>
      {influence.long && <Progress key={influence.long.since} {...influence.long} limit={LONGEST} onStop={influence.stop} />}
      {influence.failed && <p role="alert">{influence.failed}</p>}
      {shown && (
        <details open={!shown.grids.length}>
          <summary>{shown.grids.length ? 'Other values, by key' : 'All values, by key'}</summary>
          {shown.fields.map((leaf) => <Field key={leaf.path} leaf={leaf} {...common} />)}
        </details>
      )}
      <details open={asJson} onToggle={(event) => setAsJson(event.currentTarget.open)}>
        <summary>As JSON</summary>
        <textarea aria-label={`${name} as JSON`} rows="24" spellcheck={false} autocapitalize="off" autocomplete="off"
          value={text} onInput={(event) => change(event.currentTarget.value)} />
      </details>
    </div>
  );
}

function parsed(text) {
  try {
    const root = scan(text);
    const found = grids(root);
    const cells = found.grids.flatMap((grid) => grid.rows.flatMap((row) => row.cells)).filter(Boolean);
    return { root, ...found, leaves: leaves(root), cells: new Map(cells.map((cell) => [cell.path, cell])) };
  } catch {
    return null;
  }
}

function changedWords(same, cells) {
  if (same) {
    return 'The table is unchanged.';
  }
  return cells ? `${cells} ${cells === 1 ? 'value is' : 'values are'} changed.` : 'The text is changed.';
}

/** The cells of a table, each an input; the line below a chosen cell's row tells of it. */
function Grid({ grid, lint, was, about, edit, influence, brief }) {
  // the row and the column of the cell that was gone to last
  const [active, setActive] = useState([]);
  const body = useRef();
  const entered = useRef('');
  const line = useId();
  const cell = grid.rows[active[0]]?.cells[active[1]];
  const start = cell ?? grid.rows.flatMap((row) => row.cells).find(Boolean);

  // a cell that is gone to is scrolled clear of the headings that stick
  useLayoutEffect(() => {
    const { offsetWidth, offsetHeight } = body.current.tHead.rows[0].cells[0];
    body.current.style.setProperty('--beside', `${offsetWidth}px`);
    body.current.style.setProperty('--headings', `${offsetHeight}px`);
  });

  function move(row, column, [down, right]) {
    for (let r = row + down, c = column + right; grid.rows[r] && c >= 0 && c < grid.columns.length; r += down, c += right) {
      const next = grid.rows[r].cells[c];
      if (next) {
        body.current.querySelector(`[data-path="${CSS.escape(next.path)}"]`).focus();
        return;
      }
    }
  }

  function pressed(event, row, column) {
    const { key, shiftKey, currentTarget: input } = event;
    const whole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    const inside = (key === 'ArrowLeft' && input.selectionEnd > 0) || (key === 'ArrowRight' && input.selectionStart < input.value.length);
    if (key === 'Escape') {
      edit(grid.rows[row].cells[column], entered.current);
      requestAnimationFrame(() => input.select());
    } else if (MOVES[key] && !(inside && !whole) && !event.altKey && !event.ctrlKey && !event.metaKey && (!shiftKey || key === 'Enter')) {
      event.preventDefault();
      move(row, column, shiftKey ? [-1, 0] : MOVES[key]);
    }
  }

  const widths = grid.columns.map((_, at) => Math.min(28, Math.max(3, ...grid.rows.map((row) => row.cells[at]?.text.length ?? 0))));
  const known = useMemo(() => results(grid, (path) => was.get(path)), [grid, was]);
  const marked = (heading) => lint.findings.filter(({ path }) => heading.path && (path === heading.path
    || (path?.startsWith(heading.path + '/') && !grid.rows.some((row) => row.cells.some((each) => each?.path === path)))));
  return (
    <figure class="cells">
      {grid.title && <figcaption>{grid.title}</figcaption>}
      <div class="within">
        <table ref={body} aria-label={grid.title || 'cells'}>
          <thead>
            <tr>
              <th scope="col">{grid.corner}</th>
              {grid.columns.map((column, at) => <th key={at} scope="col">{column.text}<Marks findings={marked(column)} /></th>)}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row, r) => (
              <Fragment key={row.path}>
                <tr>
                  <th scope="row">{row.text}<Marks findings={marked(row)} /></th>
                  {row.cells.map((each, c) => each ? (
                    <td key={c} data-column={grid.columns[c].text} class={was.get(each.path)?.raw === each.raw ? undefined : 'changed'}>
                      <input data-path={each.path} value={each.text} style={{ width: `${widths[c] + 0.6}ch` }} aria-label={each.place}
                        aria-invalid={about(each.path).some(({ severity }) => severity === 'error')}
                        aria-describedby={each === cell ? line : undefined} tabIndex={each === start ? 0 : -1}
                        spellcheck={false} autocapitalize="off" autocomplete="off" enterkeyhint="next"
                        onFocus={(event) => {
                          entered.current = each.text;
                          event.currentTarget.select();
                          setActive([r, c]);
                        }}
                        onInput={(event) => edit(each, event.currentTarget.value)}
                        onKeyDown={(event) => pressed(event, r, c)} />
                      {was.get(each.path)?.raw !== each.raw && <small class="was">{was.has(each.path) ? <><s>{was.get(each.path).text || 'empty'}</s> → {each.text || 'empty'}</> : 'new'}</small>}
                      <Marks findings={about(each.path)} />
                      {influence.moves.get(each.path)?.times > 0 && <small>used {influence.moves.get(each.path).times.toFixed(2)} times</small>}
                    </td>
                  ) : <td key={c} class="empty" />)}
                </tr>
                {cell && r === active[0] && (
                  <tr class="chosen">
                    <td colSpan={grid.columns.length + 1}>
                      <div class="line">
                        <p id={line} class={about(cell.path).some(({ severity }) => severity === 'error') ? 'error' : undefined}>{cellWords(cell, was.get(cell.path), about(cell.path), influence.moves.get(cell.path))}</p>
                        {brief && <p>{brief}</p>}
                        <div class="words" role="group" aria-label={'Results for ' + cell.place}>
                          {known(active[1]).map((text) => (
                            <button key={text} type="button" aria-pressed={text === cell.text} onClick={() => edit(cell, text)}>{text || 'empty'}</button>
                          ))}
                          {was.has(cell.path) && was.get(cell.path).raw !== cell.raw
                            && <button type="button" class="quiet" onClick={() => edit(cell, was.get(cell.path).text)}>Set back to {was.get(cell.path).text || 'empty'}</button>}
                        </div>
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The kinds of findings at a place, each once. */
function Marks({ findings }) {
  return [...new Set(findings.map(({ severity }) => severity))].map((severity) => <small key={severity} class={severity}>{severity}</small>);
}

const wasWords = (first) => (first ? `was ${first.text || 'empty'}` : 'new');

function cellWords(cell, first, findings, moves) {
  const points = (step) => (step?.moves.success === undefined ? []
    : [`as ${step.becomes} it changes success by ${signed(step.moves.success * 100)} points`]);
  return [
    cell.place + (first?.raw === cell.raw ? '' : `, ${wasWords(first)}`),
    ...findings.map(({ severity, message }) => `${severity}: ${message}`),
    ...(moves?.times ? [`used ${moves.times.toFixed(2)} times a fight`] : []), ...points(moves?.up), ...points(moves?.down),
  ].join('; ');
}

function signed(number) {
  const text = Math.abs(number).toFixed(2);
  return Number(text) === 0 ? '0' : (number < 0 ? '\u2212' : '+') + text;
}

/** A value that stands in no grid, with its key. */
function Field({ leaf, was, about, edit }) {
  const id = useId();
  const changed = was.get(leaf.path)?.raw !== leaf.raw;
  return (
    <label class={changed ? 'field changed' : 'field'}>
      {keys(leaf.path).join(' ')}
      <input data-path={leaf.path} value={leaf.text} aria-describedby={id} aria-invalid={about(leaf.path).length > 0}
        spellcheck={false} autocapitalize="off" autocomplete="off" onInput={(event) => edit(leaf, event.currentTarget.value)} />
      <small id={id}>{[...(changed ? [wasWords(was.get(leaf.path))] : []), ...about(leaf.path).map(({ message }) => message)].join('; ')}</small>
    </label>
  );
}

/** How each cell of a table moves the fight, once asked and until the fight or the table changes. */
function useInfluence(engine, fight, shown, text) {
  const [answer, setAnswer] = useState(null);
  async function ask() {
    const since = Date.now();
    const onLong = () => setAnswer({ fight, moves: new Map(), long: { what: 'the effect of each cell', since }, stop });
    const stop = () => {
      engine.stop('bench');
      setAnswer({ fight, moves: new Map(), failed: 'Stopped before the effects were computed.' });
    };
    try {
      const answer = await engine.ask(fight, ['--influence', '--format', 'json'], { lane: 'bench', onLong });
      const moves = answer.exit === 0 ? influenceByPath(JSON.parse(answer.out), text, shown) : new Map();
      setAnswer({ fight, moves, failed: moves.size ? null : answer.exit === 0 ? 'This fight does not use the table.' : refusal(answer) });
    } catch (error) {
      unlessSuperseded(error);
    }
  }
  return [answer?.fight === fight ? answer : { moves: new Map() }, ask];
}
