import { useEffect, useRef, useState } from 'preact/hooks';
import { Fault } from './form.jsx';
import { beforeAndAfter } from './moves.js';
import { inWords, wordsIn } from './questions.js';
import { inFields, quotes } from './words.js';

/** So long the sentence stands before it is spoken, in milliseconds. */
const PAUSE = 1200;

/** The program's report as a page, whose foot names the command as a reader would type it: without the time limit of this page. */
function pageOf(html, command) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const foot = page.querySelector('footer code');
  if (foot) foot.textContent = command;
  return page;
}

/** The program's report as a file. */
export const reportFile = (html, command) => '<!DOCTYPE html>\n' + pageOf(html, command).documentElement.outerHTML + '\n';

/** A report's decision sentence; of a range, which has none, its first figure from one end to the other. */
export function sentenceOf(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('.lead')?.textContent ?? rangeSentence(page);
}

/** `success: 20.0% at turns 1 to 48.9% at 3`; of two ranges, whose table has one figure below its heading, the lowest and the highest. */
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
    return `${page.querySelector('main h2').textContent.trim()}: ${short(values[0])} at the lowest, ${short(values.at(-1))} at the highest`;
  }
  const [name, figure] = [...table.tHead.rows[0].cells].map((cell) => cell.textContent.trim());
  const [first, last] = [rows[0], rows.at(-1)];
  return `${figure}: ${short(first[1])} at ${name} ${first[0]} to ${short(last[1])} at ${last[0]}`;
}

/** The sentence, its numbers in bold, and what stands below it; the same is spoken when it has stood for a while. */
export function Sentence({ text, was, state, old, children }) {
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
      <p>
        <span class="said">
          {state === 'wrong' ? text : text.split(/(\d+(?:\.\d+)?%?)/).map((piece, i) => (i % 2 ? <b key={i}>{piece}</b> : piece))}
          {was && <span class="quiet"> (was {was})</span>}
        </span>
        {state === 'stale' && old && <Before />}
      </p>
      {children}
      <p class="unseen" role="status" aria-live="polite">{spoken}</p>
    </div>
  );
}

/** What the answer rests on without having been said; a tap leads to its field. */
export function Assumed({ assumptions, onField }) {
  return (
    <p class="assumed">
      Assumed: {assumptions.map(({ option, words }, i) => (
        <button key={option} type="button" class="quiet" aria-label={words + ': change'} onClick={() => onField(option)}>{words}{i < assumptions.length - 1 && ';'}</button>
      ))}
    </p>
  );
}

/** The figures of questions in a report, by their conditions. */
export function figuresOf(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Object.fromEntries([...page.querySelectorAll('table.bars tr')].filter((row) => row.cells.length > 1)
    .map((row) => [row.cells[0].textContent.trim(), row.cells[1].textContent.trim()]));
}

/** So long an answer is out of date before it says so, in milliseconds. */
const GRACE = 400;

/** The label of an answer that is out of date. */
function Before() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), GRACE);
    return () => clearTimeout(timer);
  }, []);
  return late && <span class="before">before the last change</span>;
}

/**
 * The program's report in a frame as high as it is. `command`: the one that gives it; `above`: the sentence above it, which the report leaves out; `moved`: figures that are marked with
 * what they were; `view`: what it answers; `options`: those that its texts name, and the page has fields for; `asks`: the
 * questions that were tapped, and `measures`: the figures, which stand there in words.
 */
export function Report({ html, command, sentence, above, moved, stale, view, options, asks, measures }) {
  const frame = useRef();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!loaded) return undefined;
    const { contentDocument: page } = frame.current;
    const next = pageOf(html, command);
    if (view === 'influence') inQuestions(next, asks, measures);
    const quoted = quotes();
    for (const texts = next.createTreeWalker(next.body, NodeFilter.SHOW_TEXT); texts.nextNode();) {
      const node = texts.currentNode;
      // the foot has the command
      if (node.parentElement.closest('footer')) continue;
      if (node.data.includes('--')) node.data = inFields(node.data, options);
      if (node.data.includes('`')) node.data = quoted(node.data);
    }
    const style = next.createElement('style');
    style.textContent = '@media screen { .above { display: none } .lead { margin-top: 0 } main { padding: 0 0 1rem; max-width: none; margin: 0 } h1 { font-size: 1.0625rem } .was { display: block; font-size: .8125rem; color: var(--quiet) } body { overflow-y: hidden } } @media print { .matrix { zoom: var(--fit) } }';
    next.head.append(style);
    // a range has no sentence of its own to be printed
    if (sentence && !next.querySelector('.lead')) {
      const lead = next.createElement('p');
      lead.className = 'lead';
      lead.textContent = sentence;
      next.querySelector('h1')?.after(lead);
    }
    for (const lead of next.querySelectorAll('.lead')) {
      if (lead.textContent === above) (lead.matches(':only-child') ? lead.parentElement : lead).classList.add('above');
    }
    if (view === 'influence') effectFirst(next);
    if (moved) mark(next, moved);
    for (const { firstChild } of next.querySelectorAll('table.bars th')) {
      if (firstChild?.data) firstChild.data = inWords(asks, firstChild.data.trim());
    }
    page.documentElement.replaceWith(page.adoptNode(next.documentElement));
    for (const table of page.querySelectorAll('.matrix')) table.style.setProperty('--fit', Math.min(1, PAPER / table.scrollWidth));
    const fit = () => {
      const height = page.querySelector('main')?.getBoundingClientRect().height;
      if (height !== 0) frame.current.style.height = Math.ceil(height ?? 0) + 20 + 'px';
    };
    const seen = new ResizeObserver(fit);
    if (page.querySelector('main')) seen.observe(page.querySelector('main'));
    fit();
    return () => seen.disconnect();
  }, [html, sentence, above, moved, view, loaded]);
  return (
    <div class={stale ? 'report stale' : 'report'}>
      {stale && html && <Before />}
      <iframe ref={frame} onLoad={() => setLoaded(true)} title="The report" sandbox="allow-same-origin" srcdoc={EMPTY} />
    </div>
  );
}

/** Writes at each figure that moved what it was. */
function mark(page, moved) {
  const plain = (text) => text.trim().toLowerCase();
  const byText = new Map(moved.map((one) => [plain(one.text), beforeAndAfter(one)[0]]));
  const put = (place, heading, text) => {
    const was = byText.get(plain(text)) ?? byText.get(plain(heading + ': ' + text));
    if (was === undefined) return;
    const note = page.createElement('span');
    note.className = 'was';
    note.textContent = 'was ' + was;
    place.append(note);
  };
  for (const section of page.querySelectorAll('section:has(> h2)')) {
    const heading = section.querySelector('h2');
    const title = heading.firstChild?.textContent ?? '';
    put(heading, '', title);
    for (const row of section.querySelectorAll('table.bars tr:has(> th + td)')) put(row.querySelector('td'), title, row.querySelector('th').firstChild?.textContent ?? '');
  }
}

/** Says measures and the conditions of questions in words, and how another figure is asked for where the program has an option. */
function inQuestions(page, asks, measures = []) {
  const words = new Map(measures.map(({ name, text }) => [name, text]));
  for (const place of page.querySelectorAll('p, small, h2:not(:has(small))')) {
    const text = place.textContent;
    const said = wordsIn(asks, text)
      .replace(/(?<=\b(?:on|changes) )\w+(?=[,:]| \(|$)/gm, (name) => (words.has(name) ? '“' + words.get(name) + '”' : name))
      .replace(/ For another measure: --measure NAME\./, asks.length ? ' For another figure, tap a question in the form.' : '')
      .replace(/; for another: --measure NAME\./, '.');
    if (said !== text) place.textContent = said;
  }
}

/** Folds the tables that an effect is read against, which have their headings with them, and puts them last. */
function effectFirst(page) {
  // narrow ones stand beside each other
  for (const table of [...page.querySelectorAll(':is(main, main > .row) > section:has(> h2):has(.matrix)')]) {
    const fold = page.createElement('details');
    const summary = page.createElement('summary');
    const heading = table.querySelector('h2');
    const small = heading.querySelector('small');
    summary.textContent = [heading.firstChild.textContent.trim(), small?.textContent].filter(Boolean).join(': ');
    heading.remove();
    fold.append(summary, ...table.childNodes);
    table.append(fold);
    page.querySelector('main').append(table);
  }
  for (const row of page.querySelectorAll('main > .row:not(:has(section))')) row.remove();
}

/** So wide is a sheet between its margins, in pixels; a table that is wider is printed smaller. */
const PAPER = 680;

/** An empty frame would be white in the dark. */
const EMPTY = '<!doctype html><meta name="color-scheme" content="light dark">';

/** What is wrong beside the options, which tell their own mistakes; the program's text where it gives no problem as data. */
export function Faults({ problems, text, options }) {
  const left = problems.filter((one) => !one.option);
  if (problems.length && !left.length) return null;
  return (
    <section class="fault" aria-label="What is wrong">
      {problems.length ? left.map((one) => <Fault key={one.message} problem={one} options={options} />) : <p>{text}</p>}
    </section>
  );
}
