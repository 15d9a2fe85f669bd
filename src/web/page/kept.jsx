// All fights that were kept, answered anew under the tables as they are edited: what moved, and by how much.

import { useEffect, useState } from 'preact/hooks';
import { sentence } from './bench.jsx';
import { Superseded } from './engine.js';
import { typeOf } from './model.js';
import { figures, moves } from './moves.js';

/** So long no table changes before the fights are answered anew, in milliseconds. */
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
 */
export function Kept({ kept, edited, describe, files, engine, onRemove, onOpen, onRename }) {
  const under = JSON.stringify(kept.map(({ fight }) => edited[fight.system]).map((last) => last && [last.tables, last.file]));
  const answers = useAnswers(kept, edited, under, async (fight) => {
    const { exit, out, err } = await engine.ask(fight, ['--format', 'json'], { lane: 'kept' });
    if (exit !== 0) {
      return { failed: sentence(err) };
    }
    const json = JSON.parse(out);
    const { measures } = typeOf(describe, fight, files[fight.file?.name]?.describe);
    return { sentence: json.summary ?? `${json.cells.length} fights in one.`, figures: figures(json, measures), simulated: json.method === 'simulate' };
  });
  if (!kept.length) {
    return <p>No fight is kept yet. A fight that is kept is answered anew whenever a cell is changed.</p>;
  }
  return (
    <section class="kept">
      <p role="status">{summary(kept, answers, under)}</p>
      <ul>
        {kept.map((item) => (
          <li key={item.id}>
            <label>
              Name
              <input value={item.name ?? ''} placeholder={item.fight.name} onInput={(event) => onRename(item.id, event.currentTarget.value)} />
            </label>
            <Change item={item} answer={answers.get(item.id)} />
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

function Change({ item, answer }) {
  if (!answer) {
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

function summary(kept, answers, under) {
  const done = kept.map(({ id }) => answers.get(id)).filter((answer) => answer?.under === under);
  if (done.length < kept.length) {
    return `${done.length} of ${kept.length} kept fights are answered anew.`;
  }
  const moved = done.filter((answer) => answer.moved?.length).length;
  const failed = done.filter((answer) => answer.failed).length;
  return `${moved} of ${kept.length} kept fights moved${failed ? `, ${failed} could not be answered` : ''}.`;
}

/** The last answers by the fights' ids, asked one after the other, each with the tables that it was given under. */
function useAnswers(kept, edited, under, ask) {
  const [answers, setAnswers] = useState(new Map());
  const fights = kept.map(({ id }) => id).join(' ');
  useEffect(() => {
    let left = false;
    async function all() {
      for (const { id, fight } of kept) {
        const answer = await compare(ask, fight, underEdits(fight, edited));
        if (left) {
          return;
        }
        setAnswers((old) => new Map(old).set(id, { ...answer, under }));
      }
    }
    const timer = setTimeout(() => all().catch((error) => {
      if (!(error instanceof Superseded)) {
        throw error;
      }
    }), PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [fights, under]);
  return answers;
}

/** Answers of fights as they were kept, by their command lines and files: they never change. */
const asKept = new Map();

async function compare(ask, before, after) {
  const key = JSON.stringify(before);
  const is = await ask(after);
  const was = asKept.get(key) ?? (key === JSON.stringify(after) ? is : await ask(before));
  if (is.failed ?? was.failed) {
    return is.failed ? is : was;
  }
  asKept.set(key, was);
  return { ...is, moved: moves(was.figures, is.figures) };
}
