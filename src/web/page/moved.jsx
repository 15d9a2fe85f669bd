import { beforeAndAfter, changeOf } from './moves.js';

/** So many figures that moved stand in sight; the first of the program's is whether it succeeds. */
const SHOWN = 4;

/** What the edited tables move of the fight in the form: each figure before and after. `kept`: the same of the kept fights, in words. */
export function Moved({ edits, kept, onCompare }) {
  if (!edits) return null;
  const { moved } = edits;
  const [first, rest] = [moved?.slice(0, SHOWN) ?? [], moved?.slice(SHOWN) ?? []];
  return (
    <section class="moved" aria-label="What the edited tables move">
      <p role="status">{!moved ? 'Without the edits, this fight has no answer to compare with.'
        : moved.length ? `The edits move ${moved.length} ${moved.length === 1 ? 'figure' : 'figures'} of this fight.` : 'The edits move no figure of this fight.'}</p>
      {first.length > 0 && <Rows moved={first} />}
      {rest.length > 0 && <details><summary>{rest.length} more</summary><Rows moved={rest} /></details>}
      {kept && <p>{kept} <button type="button" class="quiet" onClick={onCompare}>Compare</button></p>}
    </section>
  );
}

/** What the edited tables move, by the first figure; null where nothing is edited. */
export function briefOf(edits) {
  if (!edits?.moved) return null;
  const [first] = edits.moved;
  if (!first) return 'This moves no figure of the fight.';
  const [before, after] = beforeAndAfter(first);
  return `${first.text}: ${before} → ${after} (${changeOf(first)})`;
}

function Rows({ moved }) {
  return (
    <ul>
      {moved.map((one) => {
        const [before, after] = beforeAndAfter(one);
        return <li key={one.text}><span>{one.text}</span> <span><s>{before}</s> → <b>{after}</b></span> <strong>{changeOf(one)}</strong></li>;
      })}
    </ul>
  );
}
