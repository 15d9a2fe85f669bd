// The fights that were kept: each beside the fight of the form, or answered anew where a table was edited since.

import { useEffect, useState } from 'preact/hooks';
import { sentence } from './bench.jsx';
import { unlessSuperseded } from './engine.js';
import { typeOf } from './model.js';
import { beside, figures, moves } from './moves.js';

/** So long nothing changes before the fights are answered anew, in milliseconds. */
const PAUSE = 400;

/** So many figures of a fight stand in sight; the first of the program's is whether it succeeds. */
const SHOWN = 3;

/** A kept fight under the tables and the file of its system as they are edited by now. */
export function underEdits(fight, edited) {
  const { tables, file } = edited[fight.system] ?? fight;
  return { ...fight, tables, file: fight.file?.name === file?.name ? file : fight.file };
}

/**
 * @param kept the fights, each { id, name, fight, sentence }
 * @param files what the program says of the files that are in the page, by their names
 * @param edited the last fight of each system that was on the bench, by the system: the others are answered under its tables and file
 * @param form the fight in the form
 */
export function Kept({ kept, edited, form, describe, files, engine, onRemove, onOpen, onRename }) {
  const keys = new Map(kept.map(({ id, fight }) => [id, keyOf(fight, edited, form)]));
  const answers = useAnswers(kept, edited, form, keys, async (fight) => {
    const { exit, out, err } = await engine.ask(fight, ['--format', 'json'], { lane: 'kept' });
    if (exit !== 0) {
      return { failed: sentence(err) };
    }
    const json = JSON.parse(out);
    const { measures } = typeOf(describe, fight, files[fight.file?.name]?.describe);
    return { sentence: json.summary ?? `${json.cells.length} fights in one.`, figures: figures(json, measures), simulated: json.method === 'simulate' };
  });
  if (!kept.length) {
    return <section class="kept" aria-label="Kept fights"><p>Keep two fights or more to compare them here: tap Keep, change the fight, and tap Keep again.</p></section>;
  }
  const moved = kept.filter(({ fight }) => isEdited(fight, edited));
  return (
    <section class={moved.length ? 'kept' : 'kept plain'} aria-label="Kept fights">
      {moved.length > 0 && <p role="status">{summary(moved, answers, keys)}</p>}
      <ul>
        {kept.map((item) => (
          <li key={item.id}>
            {moved.includes(item) ? (
              <>
                <label>
                  Name
                  <input value={item.name ?? ''} placeholder={item.fight.name} onInput={(event) => onRename(item.id, event.currentTarget.value)} />
                </label>
                <Change item={item} answer={answers.get(item.id)} />
              </>
            ) : <Beside item={item} form={form} answer={answers.get(item.id)} current={answers.get(item.id)?.key === keys.get(item.id)} />}
            <div class="buttons">
              <button type="button" onClick={() => onOpen(item.id)}>Open</button>
              <button type="button" onClick={() => onRemove(item.id)}>Remove</button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A kept fight in a line, and how the fight of the form differs. */
function Beside({ item, form, answer, current }) {
  const known = answer && !answer.byTable ? answer : {};
  const now = JSON.stringify(item.fight) === JSON.stringify(form);
  return (
    <>
      <p><span class="quiet">{item.name}</span> {item.sentence || known.sentence}</p>
      {now ? <p class="quiet">The fight in the form.</p> : known.moved?.length > 0 && (
        <p class={current ? 'beside' : 'beside stale'}>
          {known.moved.slice(0, SHOWN).map((one, at) => <span key={one.text}>{at > 0 && `; ${one.text}: `}{besideWords(one)}</span>)}
        </p>
      )}
    </>
  );
}

const signed = ({ before, after, unit }) => `${after > before ? '▲' : '▼'} ${Math.abs(after.toFixed(1) - before.toFixed(1)).toFixed(1)}${unit && ' points'}`;

function besideWords(one) {
  const [before, after] = [one.before, one.after].map((value) => value.toFixed(1) + one.unit);
  return before === after ? `kept ${before}, now the same` : `kept ${before}, now ${after} ${signed(one)}`;
}

function Change({ item, answer }) {
  if (!answer?.byTable) {
    return <><p>{item.sentence}</p><p class="quiet">Being answered anew.</p></>;
  }
  if (answer.failed) {
    return <><p>{item.sentence}</p><p class="error">Under these tables there is no answer: {answer.failed}</p></>;
  }
  const [first, rest] = [answer.moved.slice(0, SHOWN), answer.moved.slice(SHOWN)];
  return (
    <>
      <p>{answer.sentence}</p>
      {first.length ? <Moves moved={first} /> : <p class="quiet">Unmoved: every figure is as it was.</p>}
      {rest.length > 0 && <details><summary>{rest.length} more moved</summary><Moves moved={rest} /></details>}
      {answer.simulated && <p class="quiet">Simulated: small moves may be chance.</p>}
    </>
  );
}

function Moves({ moved }) {
  return (
    <ul class="moves">
      {moved.map(({ text, unit, before, after }) => (
        <li key={text}>
          <span>{text}</span>{' '}
          <span>was {before.toFixed(2)}{unit}, is {after.toFixed(2)}{unit}</span>{' '}
          <strong>{after > before ? '▲' : '▼'} {Math.abs(after - before).toFixed(2)}{unit && ' points'} {after > before ? 'more' : 'less'}</strong>
        </li>
      ))}
    </ul>
  );
}

function summary(kept, answers, keys) {
  const done = kept.filter(({ id }) => answers.get(id)?.key === keys.get(id)).map(({ id }) => answers.get(id));
  if (done.length < kept.length) {
    return `${done.length} of ${kept.length} kept fights are answered anew.`;
  }
  const moved = done.filter((answer) => answer.moved?.length).length;
  const failed = done.filter((answer) => answer.failed).length;
  return `${moved} of ${kept.length} kept fights moved${failed ? `, ${failed} could not be answered` : ''}.`;
}

/** Whether a table that a kept fight is played with, or its file, was edited since it was kept. */
const isEdited = (fight, edited) => JSON.stringify(fight) !== JSON.stringify(underEdits(fight, edited));

/** What a kept fight is compared with: itself under the edited tables, or the fight of the form. */
const otherOf = (fight, edited, form) => (isEdited(fight, edited) ? underEdits(fight, edited) : form);
const keyOf = (fight, edited, form) => JSON.stringify(otherOf(fight, edited, form));

/** The last answers by the fights' ids, asked one after the other. */
function useAnswers(kept, edited, form, keys, ask) {
  const [answers, setAnswers] = useState(new Map());
  useEffect(() => {
    let left = false;
    async function all() {
      const now = new Map();
      for (const { id, fight } of kept) {
        const key = keys.get(id);
        if (answers.get(id)?.key === key) continue;
        const answer = await compare(ask, fight, edited, form, now);
        if (left) {
          return;
        }
        setAnswers((old) => new Map(old).set(id, { ...answer, key }));
      }
    }
    const timer = setTimeout(() => all().catch(unlessSuperseded), PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [[...keys].join('\n')]);
  return answers;
}

/** Answers of fights as they were kept: they never change. */
const asKept = new Map();

/** The answer to a fight, from those that are there. */
async function once(ask, fight, there) {
  const key = JSON.stringify(fight);
  const answer = there.get(key) ?? await ask(fight);
  if (!answer.failed) there.set(key, answer);
  return answer;
}

/** What moved of a kept fight under the edited tables, or between it and the fight of the form. */
async function compare(ask, fight, edited, form, now) {
  const byTable = isEdited(fight, edited);
  const was = await once(ask, fight, asKept);
  if (!byTable && (fight.system !== form.system || fight.name !== form.name)) return { ...was, byTable };
  const is = await once(ask, otherOf(fight, edited, form), now);
  const moved = !was.failed && !is.failed && (byTable ? moves : beside)(was.figures, is.figures);
  return byTable ? { ...(is.failed ? is : was.failed ? was : is), byTable, moved } : { ...was, byTable, moved };
}
