import { beforeAndAfter, changeOf } from './moves.js';

/** So many changed figures stand in sight; the first of the program's is whether it succeeds. */
const SHOWN = 4;

/** The figures of the fight in the form that the edited tables change: each before and after. `kept`: the same of the kept fights, in words. */
export function Moved({ edits, kept, onCompare }) {
  if (!edits) return null;
  const { moved } = edits;
  const [first, rest] = [moved?.slice(0, SHOWN) ?? [], moved?.slice(SHOWN) ?? []];
  return (
    <section class="moved" aria-label="Effect of the edits">
      <p role="status">{!moved ? 'Without the edits, this fight has no answer to compare with.'
        : moved.length ? `The edits change ${moved.length} ${moved.length === 1 ? 'figure' : 'figures'} of this fight.` : 'The edits change no figure of this fight.'}</p>
      {first.length > 0 && <Rows moved={first} />}
      {rest.length > 0 && <details><summary>{rest.length} more</summary><Rows moved={rest} /></details>}
      {kept && <p>{kept} <button type="button" class="quiet" onClick={onCompare}>Compare</button></p>}
    </section>
  );
}

/** The effect of the edited tables on the first figure that they change, in words; null where nothing is edited. */
export function briefOf(edits) {
  if (!edits?.moved) return null;
  const [first] = edits.moved;
  if (!first) return 'This changes no figure of the fight.';
  const [before, after] = beforeAndAfter(first);
  return `${first.text}: ${before} → ${after} (${changeOf(first)})`;
}

/** Figures before and after. */
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
