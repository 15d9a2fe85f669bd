import { useEffect, useState } from 'preact/hooks';
import { Radios } from './choices.jsx';
import { SECTIONS, seconds, viewsIn } from './sections.js';

/** The tabs of the page: at the foot of a phone's screen, where the form is one of them, else above the answer. */
export function Sections({ section, form, choices, kept, wrong, onForm, onSection }) {
  return (
    <nav class="sections" aria-label="Sections">
      <button type="button" class={wrong ? 'of-form wrong' : 'of-form'} aria-current={form ? 'true' : undefined} onClick={onForm}>Fight</button>
      {SECTIONS.filter((one) => !one.choices || choices).map((one) => (
        <button key={one.id} type="button" aria-current={section === one.id ? (form ? 'location' : 'true') : undefined}
          data-count={one.id === 'compare' && kept ? kept : undefined} onClick={() => onSection(one.id)}>{one.label}</button>
      ))}
    </nav>
  );
}

/** The views of a section that has several. */
export function Views({ section, view, onView, onAgain, again }) {
  const views = viewsIn(section);
  if (views.length < 2) return null;
  return (
    <div class="views" role="group" aria-label="What is shown">
      {views.map((one) => (
        <button key={one.id} type="button" aria-pressed={view === one.id} onClick={() => onView(one.id)}>{one.label}</button>
      ))}
      {again && <button type="button" class="strong" onClick={onAgain}>Roll again</button>}
    </div>
  );
}

/** Which side the advice is for: to be chosen where both have something to decide. */
export function AdviceTo({ side, sides, onSide }) {
  return sides.length < 2 ? <p class="quiet">To the {side}</p> : (
    <div class="views">
      <Radios label="Advice to" value={side} set={onSide} choices={sides.map((one) => ({ value: one, label: 'To the ' + one }))} />
    </div>
  );
}

/** What takes long, for how long, and a button that ends it. */
export function Progress({ what, since, limit, onStop }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const past = Math.max(0, now - since);
  return (
    <div class="progress">
      <p class="quiet">Computing {what}: {seconds(past)} of at most {seconds(limit)}.</p>
      <progress aria-label={'computing ' + what} max={limit} value={Math.min(limit, past)} />
      <button type="button" onClick={() => onStop(past)}>Stop</button>
    </div>
  );
}
