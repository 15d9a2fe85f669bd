// The designer's bench: the tables of a fight as grids whose cells are edited in place, linted as one types.

import './bench.css';
import { Fragment } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LONGEST, unlessSuperseded } from './engine.js';
import { grids, influenceByPath, keys, leaves, pathAt, put, results, scan } from './grid.js';
import { isSweep, LARGEST, problems, typeOf } from './model.js';
import { diff } from './patch.js';
import { changedText, reachCommand, reached, targets } from './reach.js';
import { seconds } from './sections.js';
import { Progress } from './sections.jsx';
import { download } from './share.jsx';
import { headOf, mendedBy } from './words.js';

/** So long nothing is typed before lint looks, in milliseconds. */
const PAUSE = 250;

const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Enter: [1, 0] };

/** What can be edited of a fight: its file, its tables; `first` is the text as it was. */
function sources(describe, texts, fight) {
  const { tables = [] } = typeOf(describe, fight);
  const planned = fight.system === 'plan' ? readOrNull(fight.file?.text)?.system : null;
  const own = fight.file && {
    id: fight.file.name, name: fight.file.name, title: fight.file.name, first: texts[fight.file.name] ?? fight.file.text, text: fight.file.text,
  };
  const ids = [...tables, ...Object.keys(fight.tables), ...describe.tables.map(({ id }) => id).filter((id) => id.startsWith(planned + '/'))];
  const used = [...new Set(ids)].map((id) => describe.tables.find((table) => table.id === id)).filter(Boolean);
  return [...(own ? [own] : []), ...used.map(({ id, title, text }) =>
    ({ id, name: `tables/${id}.json`, title, first: text, text: fight.tables[id] ?? text, builtIn: true }))];
}

function readOrNull(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * @param texts the files that are in the page, as they were, by their names
 * @param linter an engine for lint alone: of a file it fights a sample of fights, which no answer should wait for
 * @param onTable told of each edit: a table's id and text, null as it was at first; a file by its name
 * @param brief what the edits move in one figure, in words, or null; `children`: all that they move
 */
export function Bench({ fight, describe, texts, engine, linter, onTable, brief, children }) {
  const [chosen, choose] = useState(null);
  const all = sources(describe, texts, fight);
  const source = all.find(({ id }) => id === chosen) ?? all[0];
  if (!source) {
    return <p>No table decides this fight.</p>;
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
      <Table key={source.id} source={source} fight={fight} describe={describe} engine={engine} linter={linter} brief={brief} moved={children}
        onText={(text) => onTable(source.id, source.builtIn && text === source.first ? null : text)} />
    </section>
  );
}

function Table({ source: { id, name, builtIn, first, text }, fight, describe, engine, linter, brief, moved, onText }) {
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
      {!shown && <p>The text is not JSON, so there is no grid. It stands below as it was typed.</p>}
      {refused > 0 && <p role="alert">That text has more than a million characters; no table is that long. The table is left as it was.</p>}
      {moved}
      {shown && !isSweep(fight) && <Reach fight={fight} describe={describe} table={builtIn ? id : name} text={text} engine={engine} onText={change} />}
      <Findings lint={lint} go={go} cells={shown?.cells ?? new Map()} />
      <p role="status">{changedWords(text === first, changed.length)}</p>
      <div class="buttons">
        <button type="button" disabled={text === first} onClick={() => change(first)}>Set the table back</button>
        <button type="button" onClick={() => download(file, text, 'application/json')}>Download the file</button>
        <button type="button" disabled={text === first}
          onClick={() => download(file.replace(/(\.json)?$/, '.patch'), diff(name, first, text), 'text/x-patch')}>
          Download the patch
        </button>
        <button type="button" disabled={!shown} onClick={askInfluence}>What each cell moves</button>
      </div>
      {influence.long && <Progress key={influence.long.since} {...influence.long} limit={LONGEST} onStop={influence.stop} />}
      {influence.failed && <p role="alert">{influence.failed}</p>}
      {shown && (
        <details open={!shown.grids.length}>
          <summary>{shown.grids.length ? 'All else, by its key' : 'All that it says, by its key'}</summary>
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

/** A target for a chance of the fight, and the smallest changes of the table that reach it. */
function Reach({ fight, describe, table, text, engine, onText }) {
  const id = useId();
  const offered = targets(typeOf(describe, fight));
  const [measure, setMeasure] = useState('success');
  const [percent, setPercent] = useState('50');
  const [found, setFound] = useState(null);
  if (!offered.length) return null;
  const chosen = offered.some(({ name }) => name === measure) ? measure : offered[0].name;
  const right = percent.trim() !== '' && Number(percent) >= 0 && Number(percent) <= 100;
  const current = found?.fight === fight && found.text === text ? found : null;
  const search = async () => {
    const since = Date.now();
    const set = (next) => setFound({ fight, text, ...next });
    const stop = (after) => {
      engine.stop('bench');
      set({ words: `Stopped the search after ${seconds(after)}.`, changes: [] });
    };
    set({ words: 'Searching…', changes: [] });
    const { args, texts } = reachCommand(fight, table, chosen, Number(percent), describe.shared);
    try {
      const answer = await engine.run(args, texts, { lane: 'bench', limited: true, patient: true, onLong: () => set({ long: { what: 'the changes', since }, stop }) });
      const json = readOrNull(answer.out);
      set(json?.wishes ? reached(json) : { words: sentence(answer), changes: [] });
    } catch (error) {
      unlessSuperseded(error);
    }
  };
  return (
    <section class="reach" aria-label="Reach a target">
      <h2>Reach a target</h2>
      <p class="row">
        <select aria-label="Figure" value={chosen} onChange={(event) => setMeasure(event.currentTarget.value)}>
          {offered.map(({ name, text: words }) => <option key={name} value={name}>{words}</option>)}
        </select>
        <input id={id} class="number" inputMode="decimal" aria-label="Target in percent" value={percent} aria-invalid={!right} onInput={(event) => setPercent(event.currentTarget.value)} />
        <span>%</span>
        <button type="button" disabled={!right} onClick={search}>Search</button>
      </p>
      {current?.long && <Progress key={current.long.since} {...current.long} limit={LONGEST} onStop={current.stop} />}
      {current?.words && <p role="status">{current.words}</p>}
      {current?.changes?.length > 0 && (
        <ul>
          {current.changes.map(({ parts, figure }, at) => (
            <li key={at}>
              <span>{parts.map(({ part, from, to }) => `${part}: ${from} → ${to}`).join(', and ')}</span> <b>{figure}</b>{' '}
              <button type="button" disabled={!parts.every((part) => part.at)} aria-label={`Make change ${at + 1}`} onClick={() => onText(changedText(text, parts))}>Make it</button>
            </li>
          ))}
        </ul>
      )}
    </section>
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
    return 'The table is as it was.';
  }
  return cells ? `${cells} ${cells === 1 ? 'value is' : 'values are'} changed.` : 'The text is changed.';
}

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
                      {influence.moves.get(each.path)?.times > 0 && <small>used {influence.moves.get(each.path).times.toFixed(2)}</small>}
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

function Marks({ findings }) {
  return [...new Set(findings.map(({ severity }) => severity))].map((severity) => <small key={severity} class={severity}>{severity}</small>);
}

const wasWords = (first) => (first ? `was ${first.text || 'empty'}` : 'new');

function cellWords(cell, first, findings, moves) {
  const points = (step) => (step?.moves.success === undefined ? []
    : [`as ${step.becomes} success moves by ${signed(step.moves.success * 100)} points`]);
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

function Findings({ lint, go, cells }) {
  const count = (kind) => lint.findings.filter(({ severity }) => severity === kind).length;
  const counts = ['error', 'warning', 'note'].map((kind) => [count(kind), kind]).filter(([number]) => number)
    .map(([number, kind]) => `${number} ${kind}${number === 1 ? '' : 's'}`);
  return (
    <section class="findings">
      <h2>Lint</h2>
      <p role="status">{lint.words ?? (counts.join(', ') || 'Nothing to remark.')}</p>
      <ul>
        {lint.findings.map(({ severity, code, line, column, message, help, path }) => (
          <li key={`${code} ${line} ${column} ${message}`}>
            <strong class={severity}>{severity} {code}</strong>{' '}
            {cells.has(path) ? <button type="button" class="place" onClick={() => go(path)}>{cells.get(path).place}</button>
              : <span class="quiet">line {line}, column {column}</span>}
            : {message}{help && <small>{help}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What `vedette lint` says of a file, with the path of the value that each finding is about. */
function useLint(linter, name, text) {
  const [lint, setLint] = useState({ findings: [], words: 'Lint looks at the table.' });
  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await linter.run(['lint', name, '--format', 'json'], { [name]: text }, { lane: 'bench' });
        if (!left) {
          setLint(findings(text, answer));
        }
      } catch (error) {
        unlessSuperseded(error);
      }
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [linter, name, text]);
  return lint;
}

function findings(text, linted) {
  const answer = readOrNull(linted.out);
  if (!answer) {
    return { findings: [], words: sentence(linted) };
  }
  let root = null;
  try {
    root = scan(text);
  } catch {
    // a broken text has findings with lines, but no cells
  }
  return { findings: answer.tables.flatMap((table) => table.findings).map((finding) =>
    ({ ...finding, path: root && pathAt(text, root, finding.line, finding.column) })) };
}

/** What the program says of a command line that it refuses, in one sentence or two. */
export function sentence(answer) {
  const [first] = problems(answer, { values: {} });
  return first ? [headOf(first), mendedBy(first)].filter(Boolean).join('; ') : answer.err.trim();
}

/** How each cell of a table moves the fight, once asked and until the fight or the table changes. */
function useInfluence(engine, fight, shown, text) {
  const [answer, setAnswer] = useState(null);
  async function ask() {
    const since = Date.now();
    const onLong = () => setAnswer({ fight, moves: new Map(), long: { what: 'what each cell moves', since }, stop });
    const stop = () => {
      engine.stop('bench');
      setAnswer({ fight, moves: new Map(), failed: 'Stopped; no cell has its effect yet.' });
    };
    try {
      const answer = await engine.ask(fight, ['--influence', '--format', 'json'], { lane: 'bench', onLong });
      const moves = answer.exit === 0 ? influenceByPath(JSON.parse(answer.out), text, shown) : new Map();
      setAnswer({ fight, moves, failed: moves.size ? null : answer.exit === 0 ? 'This fight uses nothing of the table.' : sentence(answer) });
    } catch (error) {
      unlessSuperseded(error);
    }
  }
  return [answer?.fight === fight ? answer : { moves: new Map() }, ask];
}
