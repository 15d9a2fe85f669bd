import { useEffect, useRef, useState } from 'preact/hooks';
import { isSweep } from './model.js';
import { Radios } from './choices.jsx';
import { Fault } from './form.jsx';
import { inFields } from './words.js';

/** What can be asked of a fight. All are the program's own reports. */
export const VIEWS = [
  { id: 'odds', label: 'Odds', args: () => [] },
  { id: 'explain', label: 'First rolls', args: () => ['--explain'], one: true },
  { id: 'influence', label: 'Which cells matter', args: () => ['--influence'], one: true },
  { id: 'advise', label: 'Advice', args: (side) => ['--advise', side], format: 'json', choices: true, one: true },
  { id: 'play', label: 'Play it', args: () => ['--play', '--seed', 'random'], one: true },
];

/** So long the sentence stands before it is spoken, in milliseconds. */
const PAUSE = 1200;

/** A report's decision sentence; of a range, which has none, its first figure from one end to the other. */
export function sentenceOf(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('.lead')?.textContent ?? rangeSentence(page);
}

/** `success: 20.0% at turns 1 to 48.9% at 3`; of two ranges, whose table has one figure below its heading, the lowest and the greatest. */
function rangeSentence(page) {
  const table = page.querySelector('main table.matrix');
  const told = (value) => !Number.isNaN(parseFloat(value));
  const rows = [...table?.tBodies[0].rows ?? []].map((row) => [...row.cells].map((cell) => cell.textContent.trim()))
    .filter(([, ...cells]) => cells.some(told));
  if (!rows.length) return page.querySelector('h1 small')?.textContent.split(',')[0] ?? '';
  const short = (text) => text.replace(/^-?\d+\.\d+/, (number) => Number(number).toFixed(1));
  if (table.tHead.rows.length > 1) {
    const values = rows.flatMap(([, ...cells]) => cells).filter(told);
    values.sort((one, other) => parseFloat(one) - parseFloat(other));
    return `${page.querySelector('main h2').textContent.trim()}: ${short(values[0])} the lowest, ${short(values.at(-1))} the greatest`;
  }
  const [name, figure] = [...table.tHead.rows[0].cells].map((cell) => cell.textContent.trim());
  const [first, last] = [rows[0], rows.at(-1)];
  return `${figure}: ${short(first[1])} at ${name} ${first[0]} to ${short(last[1])} at ${last[0]}`;
}

/** The sentence, its numbers in bold; the same is spoken when it has stood for a while. */
export function Sentence({ text, was, state, long, onStop }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  // what has the focus scrolls to below the sentence, which sticks
  const box = useRef();
  useEffect(() => {
    const seen = new ResizeObserver(() => document.documentElement.style.setProperty('--top', box.current.parentElement.offsetHeight + 'px'));
    seen.observe(box.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={box} class={'sentence ' + state}>
      <p>{state === 'wrong' ? text : text.split(/(\d+(?:\.\d+)?%?)/).map((piece, i) => (i % 2 ? <b key={i}>{piece}</b> : piece))}{was && <span class="quiet"> (was {was})</span>}</p>
      {long && <p class="quiet busy">This one takes longer. <button type="button" class="quiet" onClick={onStop}>Stop</button></p>}
      <p class="unseen" role="status" aria-live="polite">{spoken}</p>
    </div>
  );
}

/** Of one column: from the sentence, which stays in sight, to the answer and back to the form. */
export function Jump({ form, answer }) {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const seen = () => setThere(answer().getBoundingClientRect().top < innerHeight / 2);
    addEventListener('scroll', seen, { passive: true });
    return () => removeEventListener('scroll', seen);
  }, []);
  const go = () => {
    const to = there ? form() : answer();
    to.scrollIntoView();
    to.focus({ preventScroll: true });
  };
  return <button type="button" class="quiet jump" onClick={go}>{there ? 'Form' : 'Answer'}</button>;
}

/** What can be asked, and of advice the side; `advised` are the sides that have something to decide. */
export function Views({ view, side, fight, advised, onView, onSide, onAgain }) {
  const sweep = isSweep(fight);
  return (
    <div class="views" role="group" aria-label="What is shown">
      {VIEWS.filter((one) => !one.choices || advised.length > 0).map((one) => (
        <button key={one.id} type="button" aria-pressed={view === one.id} disabled={one.one && sweep}
          title={one.one && sweep ? 'for one fight, not for a range' : undefined} onClick={() => onView(one.id)}>{one.label}</button>
      ))}
      {view === 'advise' && advised.length > 1 && (
        <Radios label="Advice to" value={side} set={onSide} choices={advised.map((one) => ({ value: one, label: 'to the ' + one }))} />
      )}
      {view === 'play' && <button type="button" class="strong" onClick={onAgain}>Roll again</button>}
    </div>
  );
}

/** What the answer rests on without having been said; a tap leads to its field. */
export function Assumed({ assumptions }) {
  const go = (option) => {
    const field = document.getElementById('option' + option);
    for (let at = field?.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
    field?.closest('.field').scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <p class="assumed">
      Not in the form: {assumptions.map(({ option, words }, i) => (
        <button key={option} type="button" class="quiet" aria-label={words + ': change'} onClick={() => go(option)}>{words}{i < assumptions.length - 1 && ';'}</button>
      ))}
    </p>
  );
}

/** The figures of questions in a report, by their conditions. */
export function figuresOf(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Object.fromEntries([...page.querySelectorAll('table.bars tr')].filter((row) => row.cells.length > 1).map((row) => [row.cells[0].textContent.trim(), row.cells[1].textContent.trim()]));
}

/** The program's report in a frame as high as it is; its sentence stands above. */
export function Report({ html, sentence, stale, options }) {
  const frame = useRef();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const { contentDocument: page } = frame.current;
    const next = new DOMParser().parseFromString(html, 'text/html');
    const style = next.createElement('style');
    style.textContent = '@media screen { .lead { display: none } main { padding: 0 0 1rem; max-width: none; margin: 0 } h1 { font-size: 1.0625rem } body { overflow-y: hidden } } @media print { .matrix { zoom: var(--fit) } }';
    next.head.append(style);
    // a range has no sentence of its own to be printed
    if (sentence && !next.querySelector('.lead')) {
      const lead = next.createElement('p');
      lead.className = 'lead';
      lead.textContent = sentence;
      next.querySelector('h1')?.after(lead);
    }
    for (const texts = next.createTreeWalker(next.body, NodeFilter.SHOW_TEXT); texts.nextNode();) {
      const node = texts.currentNode;
      if (node.data.includes('--')) node.data = inFields(node.data, options);
    }
    page.documentElement.replaceWith(page.adoptNode(next.documentElement));
    for (const table of page.querySelectorAll('.matrix')) table.style.setProperty('--fit', Math.min(1, PAPER / table.scrollWidth));
    const fit = () => { frame.current.style.height = Math.ceil(page.querySelector('main')?.getBoundingClientRect().height ?? 0) + 20 + 'px'; };
    const seen = new ResizeObserver(fit);
    if (page.querySelector('main')) seen.observe(page.querySelector('main'));
    fit();
    return () => seen.disconnect();
  }, [html, sentence, loaded]);
  return <iframe ref={frame} onLoad={() => setLoaded(true)} class={stale ? 'stale' : ''} title="The report" sandbox="allow-same-origin" srcdoc={EMPTY} />;
}

/** So wide is a sheet between its margins, in pixels; a table that is wider is printed smaller. */
const PAPER = 680;

/** An empty frame would be white in the dark. */
const EMPTY = '<!doctype html><meta name="color-scheme" content="light dark">';

/** What is wrong of no option of the form, which would tell it; the program's own words where it told nothing else. */
export function Faults({ problems, text, options }) {
  const left = problems.filter((one) => !one.option);
  if (problems.length && !left.length) return null;
  return (
    <section class="fault" aria-label="What is wrong">
      {problems.length ? left.map((one) => <Fault key={one.message} problem={one} options={options} />) : <p>{text}</p>}
    </section>
  );
}
