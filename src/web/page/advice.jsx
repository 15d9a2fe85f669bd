// Advice of the program in words: what to do in which situation, and what other doctrines cost.

import { useEffect, useState } from 'preact/hooks';
import { timeStopped, unlessSuperseded } from './engine.js';
import { choiceOf, plays } from './model.js';
import { capital, labelOf } from './words.js';

/** So many situations of a choice stand in sight, the most important first. */
const SHOWN = 5;

/** So long an answer stands before it is asked whether its sides have something to decide, in milliseconds. */
const PAUSE = 1500;

/** So often is it asked again while the program has no time for it; the first answers of a worker are its slowest. */
const TRIES = 8;

/** The sides for which the program has said that they have nothing to decide in a fight; of the last such fight until it has. */
export function useIdle(fight, answer, engine, sides) {
  const [idle, setIdle] = useState({});
  const kind = fight.system + ' ' + fight.name;
  const note = (side, is) => setIdle((old) => ({ ...(old.kind === kind ? old : { kind }), [side]: is }));
  const answered = engine && answer?.fight === fight && !answer.exit;
  useEffect(() => {
    if (!answered) return undefined;
    let left = false;
    const all = async () => {
      for (const side of sides) {
        let said;
        for (let tries = 0; tries < TRIES && (!said || timeStopped(said)); tries++) {
          if (tries) await new Promise((done) => setTimeout(done, PAUSE));
          if (left) return;
          said = await engine.ask(fight, ['--advise', side, '--format', 'json'], { lane: 'advice', brief: true });
        }
        if (left) return;
        note(side, decidesNothing(said));
      }
    };
    const timer = setTimeout(() => all().catch(unlessSuperseded), PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [fight, answered]);
  return [sides.filter((side) => idle.kind === kind && idle[side]), note];
}

/** Whether advice was refused because its side has nothing to decide. */
export const decidesNothing = (answer) => answer.exit > 0 && !!answer.problems?.some((one) => one.code === 'L012');

/**
 * @param advice the program's JSON of `--advise`
 * @param now the sentence of the fight as it is in the form
 * @param onDoctrine takes a doctrine into the form
 */
export function Advice({ advice, fight, type, now, stale, onDoctrine }) {
  return (
    <section class={stale ? 'advice stale' : 'advice'} aria-label={'Advice to the ' + advice.advised}>
      <p>With these decisions: {advice.summary}</p>
      {now && now !== advice.summary && <p class="quiet">As set in the form: {now}</p>}
      {advice.choices.map((choice) => <Choice key={choice.choice} {...{ choice, advice, fight, type, onDoctrine }} />)}
      <p class="quiet">The goal: {advice.best.goal}. {Object.keys(advice.others).length > 0 && `The other side plays as set in the form: ${Object.entries(advice.others)
        .map(([key, doctrine]) => labelOf(choiceOf(type, key)?.option ?? '--' + key).toLowerCase() + ' ' + doctrine).join(', ')}.`}</p>
    </section>
  );
}

/** A kind of choice: its situations, and the doctrines that can be taken for it. */
function Choice({ choice, advice, fight, type, onDoctrine }) {
  const all = advice.decisions.filter((one) => one.choice === choice.choice);
  const doctrines = advice.otherDoctrines.filter((one) => one.choice === choice.choice);
  const row = (one, i) => (
    <tr key={i}><th scope="row">{one.situation || 'always'}</th><td>{one.option}</td><td>{one.loss}</td></tr>
  );
  const table = (rows) => (
    <table>
      <thead><tr><th scope="col">situation</th><th scope="col">{choice.column}</th><th scope="col">otherwise</th></tr></thead>
      <tbody>{rows.map(row)}</tbody>
    </table>
  );
  return (
    <>
      <h2>{choice.heading}</h2>
      {table(all.slice(0, SHOWN))}
      {all.length > SHOWN && <details><summary>{all.length - SHOWN} more {all.length - SHOWN === 1 ? 'situation' : 'situations'}</summary>{table(all.slice(SHOWN))}</details>}
      {new Set(all.map((one) => one.situation)).size < all.length && <p class="quiet">A situation listed twice: the best choice also depends on the turn, the enemy or the dice.</p>}
      {doctrines.length > 0 && choiceOf(type, choice.choice) && (
        <>
          <p class="quiet">A rule for all situations; a tap sets it in the form:</p>
          <ul class="doctrines">
            {doctrines.map((one) => (
              <li key={one.doctrine}>
                <button type="button" aria-pressed={plays(fight, type, one)} onClick={() => onDoctrine(one)}>
                  <span>{capital(one.words)}</span><span class="quiet">{one.loss}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
