// A search for changes of a table, as `vedette tune` makes it, in a form of two boxes.

import { useId, useState } from 'preact/hooks';
import { LONGEST, unlessSuperseded } from './engine.js';
import { readOrNull } from './grid.js';
import { refusal } from './model.js';
import { changedText, reachCommand, reached, targets } from './reach.js';
import { seconds } from './sections.js';
import { Progress } from './sections.jsx';

/** The points between two targets that are tapped. */
const STEP = 5;

/**
 * A target for a chance of the fight, and the smallest changes of the table that reach it.
 * @param shared the options that the program has for every fight
 * @param onText takes the text of the changed table
 */
export function Reach({ fight, type, shared, table, text, engine, onText }) {
  const id = useId();
  const offered = targets(type);
  const [measure, setMeasure] = useState('success');
  const [percent, setPercent] = useState('50');
  const [found, setFound] = useState(null);
  if (!offered.length) return null;
  const chosen = offered.some(({ name }) => name === measure) ? measure : offered[0].name;
  const right = percent.trim() !== '' && Number(percent) >= 0 && Number(percent) <= 100;
  // a step leads to the next multiple of 5
  const step = (by) => {
    const next = (by < 0 ? Math.ceil(Number(percent) / STEP) - 1 : Math.floor(Number(percent) / STEP) + 1) * STEP;
    return { disabled: !right || next < 0 || next > 100, onClick: () => setPercent(String(next)) };
  };
  const current = found?.fight === fight && found.text === text ? found : null;
  const search = async () => {
    const since = Date.now();
    const set = (next) => setFound({ fight, text, ...next });
    const stop = (after) => {
      engine.stop('bench');
      set({ words: `Stopped the search after ${seconds(after)}.`, changes: [] });
    };
    set({ words: 'Searching…', changes: [] });
    const { args, texts } = reachCommand(fight, table, chosen, Number(percent), shared);
    try {
      const answer = await engine.run(args, texts, { lane: 'bench', limited: true, patient: true, onLong: () => set({ long: { what: 'the changes', since }, stop }) });
      const json = readOrNull(answer.out);
      set(json?.wishes ? reached(json) : { words: refusal(answer), changes: [] });
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
        <span class="amount">
          <button type="button" aria-label="Target in percent: 5 less" {...step(-1)}>−</button>
          <input id={id} class="number" inputMode="decimal" aria-label="Target in percent" value={percent} aria-invalid={!right} onInput={(event) => setPercent(event.currentTarget.value)} />
          <button type="button" aria-label="Target in percent: 5 more" {...step(1)}>+</button>
        </span>
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
