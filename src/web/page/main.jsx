import { render } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { Advice, decidesNothing, useIdle } from './advice.jsx';
import { Assumed, Faults, figuresOf, Report, Sentence, sentenceOf } from './answer.jsx';
import { describeFile, useDescribed, useEdits } from './background.js';
import { Bench } from './bench.jsx';
import { keyOf } from './compare.js';
import { createEngine, LONGEST, unlessSuperseded } from './engine.js';
import { Figures, Form } from './form.jsx';
import { Kept, movedWords, underEdits, useComparison } from './kept.jsx';
import { decode, encode, WrongLink } from './link.js';
import * as model from './model.js';
import { briefOf, Moved } from './moved.jsx';
import { loadKept, storeKept } from './saved.js';
import { kindOf, seconds, viewOf, viewsIn } from './sections.js';
import { AdviceTo, Progress, Sections, Views } from './sections.jsx';
import { questions } from './questions.js';
import { Share } from './share.jsx';
import { Editor } from './stack.jsx';
import './style.css';
import { headOf, inFields } from './words.js';

const data = JSON.parse(document.getElementById('data').textContent);
const texts = Object.fromEntries([
  ...data.describe.tables.map((table) => [table.id, table.text]),
  ...Object.entries(data.files).map(([name, file]) => [name, file.text]),
]);

const NONE = [];

/** So long one may type before it is asked, in milliseconds. */
const TYPING = 20;

/** The first fight of a system, from its example. */
function begin(systemId, name) {
  const system = data.describe.systems.find((one) => one.id === systemId) ?? data.describe.systems[0];
  return model.opening(data.describe, data.files, system, model.typeIn(system, name));
}

const start = () => ({ fight: begin(), form: true, view: 'odds', views: {}, side: 'attacker', plays: 0, answer: null, shown: null, busy: true, long: null, stopped: null,
  kept: loadKept().filter((one) => model.isKnown(data.describe, one.fight)), left: {}, notice: null });

function reduce(state, action) {
  switch (action.do) {
    case 'fight': return { ...state, fight: action.fight, notice: null, stopped: null, left: { ...state.left, [state.fight.system]: state.fight } };
    case 'form': return { ...state, form: true };
    case 'view': return { ...state, form: false, view: action.view, views: { ...state.views, [viewOf(action.view).section]: action.view },
      side: action.side ?? state.side, plays: state.plays + 1, stopped: null };
    case 'again': return { ...state, plays: state.plays + 1, stopped: null };
    case 'asked': return { ...state, busy: true, long: null };
    case 'long': return { ...state, long: { what: action.what, since: action.since } };
    case 'answer': return { ...state, answer: action.answer };
    case 'shown': return { ...state, shown: action.answer, busy: false, long: null };
    case 'stopped': return { ...state, busy: false, long: null, stopped: { what: state.long.what, after: action.after } };
    case 'notice': return { ...state, notice: action.text };
    case 'keep': return { ...state, kept: [...state.kept, action.one] };
    case 'kept': return { ...state, kept: action.kept };
  }
}

/** Shows the field of an option, and sets the focus there. */
function goToField(option) {
  requestAnimationFrame(() => {
    const field = document.getElementById('option' + option)?.closest('.field');
    for (let at = field?.closest('details'); at; at = at.parentElement.closest('details')) at.open = true;
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector('input, select, button')?.focus({ preventScroll: true });
  });
}

/** The engine, or null where the browser has no workers. */
function engineOrNone(options) {
  try {
    const built = document.getElementById('engine');
    const url = built ? URL.createObjectURL(new Blob([built.textContent], { type: 'text/javascript' })) : 'worker.js?' + data.version;
    return createEngine(() => new Worker(url), options);
  } catch {
    return null;
  }
}

/** The page: the form beside its answer. */
function App() {
  const [state, act] = useReducer(reduce, null, start);
  const { fight, plays, answer, shown } = state;
  // the engine stands behind all else in the page, so that the form need not wait for it
  const [engine, setEngine] = useState(undefined);
  useEffect(() => {
    const begin = () => setEngine(engineOrNone);
    if (document.readyState !== 'loading') return begin();
    addEventListener('DOMContentLoaded', begin, { once: true });
    return () => removeEventListener('DOMContentLoaded', begin);
  }, []);
  const ofFile = useDescribed(fight.file, data.files, engine);
  const system = useMemo(() => model.systemOf(data.describe, fight, ofFile), [fight.system, ofFile]);
  const type = model.typeIn(system, fight.name);
  const options = useMemo(() => [...type.options, ...data.describe.shared], [type]);
  const asks = useMemo(() => questions(type), [type]);
  const sweep = model.isSweep(fight);
  // a side that has nothing to decide is not advised
  const advisable = model.advisable(type, fight);
  const [idle, noteIdle] = useIdle(fight, answer, engine, sweep ? NONE : advisable);
  const advised = advisable.filter((one) => !idle.includes(one));
  const side = advised.includes(state.side) ? state.side : advised[0];
  const view = viewOf(state.view).section === 'advice' && !side ? 'odds' : state.view;
  const asked = viewOf(view);
  const { section } = asked;
  // the bench is made when it is opened first, with an engine for its lint
  const [linter, setLinter] = useState(null);
  useEffect(() => { if (view === 'bench' && engine) setLinter((made) => made ?? engineOrNone({ spares: false })); }, [view, engine]);
  const written = useRef('');
  // on a phone, the ways to share an answer are folded
  const [share, setShare] = useState(false);
  const editor = useState(null);
  const setFight = (next) => act({ do: 'fight', fight: next });

  const openKnown = (one) => (model.isKnown(data.describe, one) ? setFight(one)
    : act({ do: 'notice', text: 'This is a fight that this page does not know.' }));
  const open = async (hash) => {
    try {
      openKnown(await decode(hash.slice(1), texts, data.describe));
    } catch (error) {
      act({ do: 'notice', text: error instanceof WrongLink ? error.message : 'This browser cannot read such links; a newer one can.' });
    }
  };

  useEffect(() => storeKept(state.kept), [state.kept]);

  // the address holds the fight; one that was pasted is opened
  useEffect(() => {
    const changed = () => location.hash !== written.current && location.hash.length > 1 && open(location.hash);
    addEventListener('hashchange', changed);
    changed();
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    if (!state.answer) return undefined;
    const timer = setTimeout(async () => {
      try {
        written.current = '#' + await encode(fight, texts, data.describe);
        history.replaceState(null, '', written.current);
      } catch {
        // an address that cannot be written costs no answer
      }
    }, 400);
    return () => clearTimeout(timer);
  }, [fight, !state.answer]);

  useEffect(() => {
    if (!engine) return undefined;
    const timer = setTimeout(async () => {
      act({ do: 'asked' });
      const since = Date.now();
      const onLong = (what) => () => act({ do: 'long', what, since });
      try {
        let odds = answer;
        if (odds?.fight !== fight) {
          odds = { ...await engine.ask(fight, ['--format', 'html'], { onLong: onLong(viewOf('odds').what) }), fight, view: 'odds' };
          odds.sentence = odds.exit ? '' : inFields(sentenceOf(odds.out), options);
          odds.figures = odds.exit ? {} : figuresOf(odds.out);
          act({ do: 'answer', answer: odds });
        }
        const { args, single, what, format = 'html' } = asked;
        const other = odds.exit || !args || view === 'odds' || (single && sweep) ? null
          : { ...await engine.ask(fight, [...args(side), '--format', format], { onLong: onLong(what) }), fight, view, side };
        if (other && decidesNothing(other)) noteIdle(side, true);
        else act({ do: 'shown', answer: other ?? odds });
      } catch (error) {
        unlessSuperseded(error);
      }
    }, state.answer ? TYPING : 0);
    return () => clearTimeout(timer);
  }, [fight, view, side, plays, engine]);

  // the last answer to each view, by the kind of fight
  const last = useRef({});
  const kind = kindOf(fight);
  if (answer && !answer.exit) Object.assign(last.current, { [kindOf(answer.fight)]: { ...last.current[kindOf(answer.fight)], odds: answer } });
  if (shown && !shown.exit) Object.assign(last.current, { [kindOf(shown.fight)]: { ...last.current[kindOf(shown.fight)], [shown.view]: shown } });
  const lastOdds = last.current[kind]?.odds;
  const report = last.current[kind]?.[view];
  const command = report && model.shell([...model.commandLine(report.fight), ...viewOf(view).args(report.side), '--format', 'html']);
  const advice = useMemo(() => (view === 'advise' && !sweep && report?.side === side ? JSON.parse(report.out) : null), [view, report, side, sweep]);
  const problems = useMemo(() => (shown?.exit ? model.problems(shown, shown.fight, data.describe.tables) : NONE), [shown]);
  const wrong = !!answer?.exit && answer.fight === fight;
  const behind = answer?.fight !== fight;
  const sentence = engine === null ? 'This browser has no web workers, which compute the odds; use a newer one.'
    : wrong ? headOf(model.problems(answer, fight, data.describe.tables)[0] ?? { message: answer.err }, options)
      : advice?.advice ?? lastOdds?.sentence ?? (state.stopped ? 'No answer yet.' : answer ? 'Working…' : 'The odds are on their way.');
  const stale = report?.fight !== fight || state.busy || !!shown?.exit;
  const figures = useMemo(() => (behind ? {} : answer.figures ?? {}), [behind, answer]);
  const assumptions = model.assumptions(type, fight, idle);
  const edits = useEdits(fight, texts, behind ? null : answer, engine, type.measures);

  // another file begins with its own example; one that is edited goes on with what is in the form
  const onFile = async ({ name, text, another }) => {
    if (text === null) return act({ do: 'notice', text: 'This file has more than ' + model.LARGEST / 1e6 + ' MB, more than any table or system needs; nothing was changed.' });
    const file = { name, text };
    const known = data.files[name]?.text === text ? data.files[name].describe : null;
    const said = known ?? (another && engine ? await describeFile(engine, file) : null);
    if (!said) return setFight({ ...fight, file });
    const [of] = said.systems;
    setFight({ ...model.opening(data.describe, data.files, of, of.fights[0], name), file });
  };
  const onTable = (id, text) => {
    if (fight.file && id === fight.file.name) return setFight({ ...fight, file: { ...fight.file, text: text ?? texts[id] } });
    const { [id]: _, ...tables } = fight.tables;
    return setFight({ ...fight, tables: text === null ? tables : { ...tables, [id]: text } });
  };
  // a system is found again as it was left, and another fight of it has the tables that were edited
  const lasts = { ...state.left, [fight.system]: fight };
  const kept = state.kept.some((one) => keyOf(underEdits(one.fight, lasts)) === keyOf(fight));
  const comparable = behind || wrong ? null : fight;
  const comparison = useComparison({ kept: state.kept, edited: lasts, form: comparable, describe: data.describe, engine,
    active: state.kept.length > 0 && ['compare', 'bench'].includes(view) });
  const choose = (id, name) => {
    const there = lasts[id];
    setFight(there && !name ? there : { ...begin(id, name), tables: there?.tables ?? {} });
  };
  // a tab opens at its beginning, which the sentence must not cover
  const go = (action) => {
    act(action);
    requestAnimationFrame(() => document.querySelector('main').scrollIntoView());
  };
  const keep = () => {
    act({ do: 'keep', one: { id: Date.now() + '-' + state.kept.length, name: '', fight, sentence: behind ? '' : answer.sentence } });
  };

  // the form is not rendered anew while the answer comes
  const form = useMemo(() => (
    <Form data={data} fight={fight} system={system} type={type} problems={problems} onFight={setFight} onFile={onFile}
      onChoose={choose} />
  ), [fight, system, type, problems]);

  return (
    <>
      <header><h1><svg viewBox="0 0 64 64" aria-hidden="true"><path fill="#33658a" d="M0 0h64v64H0z" /><path fill="none" stroke="#fdfcfa" stroke-width="4" d="M14 20h36v24H14zM14 44 50 20" /></svg>Vedette</h1></header>
      <main class={state.form ? 'with-form' : undefined}>
        <Figures.Provider value={figures}><Editor.Provider value={editor}>{form}</Editor.Provider></Figures.Provider>
        <div class="top">
          {state.notice && <p class="notice" role="alert">{state.notice} <button type="button" class="quiet" onClick={() => act({ do: 'notice', text: null })}>Close</button></p>}
          <button type="button" class="strong keep" disabled={!answer || wrong || kept} onClick={keep}>{kept ? 'Kept' : 'Keep'}</button>
          <Sentence text={sentence} was={wrong || advice || answer?.sentence.includes(edits?.figure) ? null : edits?.figure}
            state={wrong ? 'wrong' : (advice ? stale : behind && engine !== null) ? 'stale' : ''} old={!!lastOdds}>
            {state.long && <Progress key={state.long.since} {...state.long} limit={LONGEST} onStop={(after) => { engine.stop(); act({ do: 'stopped', after }); }} />}
            {state.stopped && <p class="quiet" role="status">Stopped {state.stopped.what} after {seconds(state.stopped.after)}. <button type="button" class="quiet" onClick={() => act({ do: 'again' })}>Start again</button></p>}
            {assumptions.length > 0 && !wrong && <Assumed assumptions={assumptions} onField={(option) => { act({ do: 'form' }); goToField(option); }} />}
          </Sentence>
          <Sections section={section} form={state.form} choices={advised.length > 0} kept={state.kept.length} wrong={wrong && problems.some((one) => one.option)}
            onForm={() => go({ do: 'form' })} onSection={(next) => go({ do: 'view', view: state.views[next] ?? viewsIn(next)[0].id })} />
        </div>
        <section class="answer" tabIndex={-1} aria-label="The answer" aria-busy={state.busy || (behind && !state.stopped)}>
          {viewOf(state.view).section === 'advice' && !side && <p class="quiet" role="status">No side has anything to decide in this fight, so there is no advice. These are its odds.</p>}
          {view === 'odds' && <div class={share ? 'buttons actions open' : 'buttons actions'}>
            <button type="button" class="share" aria-expanded={share} onClick={() => setShare(!share)}>Share</button>
            <Share fight={fight} texts={texts} describe={data.describe} address={data.address} engine={engine} html={stale ? '' : report?.out ?? ''} command={command} sentence={sentence}
              onOpen={openKnown} onNotice={(text) => act({ do: 'notice', text })} />
          </div>}
          {view === 'compare' && <Kept kept={state.kept} edited={lasts} form={comparable} comparison={comparison} shared={data.describe.shared} asks={asks}
            onOpen={(id) => setFight(underEdits(state.kept.find((one) => one.id === id).fight, lasts))}
            onRemove={(id) => act({ do: 'kept', kept: state.kept.filter((one) => one.id !== id) })}
            onRename={(id, name) => act({ do: 'kept', kept: state.kept.map((one) => (one.id === id ? { ...one, name } : one)) })} />}
          <Views section={section} view={view} onView={(next) => act({ do: 'view', view: next })} again={view === 'play' && !sweep} onAgain={() => act({ do: 'again' })} />
          {view === 'advise' && !sweep && <AdviceTo side={side} sides={advised} onSide={(next) => act({ do: 'view', view, side: next })} />}
          {shown?.exit > 0 && view !== 'bench' && <Faults problems={problems} text={shown.err} options={options} />}
          {view === 'odds' && <Moved edits={edits} />}
          {asked.args && (sweep && asked.single ? <p class="quiet">Only for a single fight: the form gives a range.</p>
            : advice ? <Advice advice={advice} fight={fight} type={type} now={behind ? '' : answer.sentence} stale={stale} onDoctrine={(one) => setFight(model.withDoctrine(fight, type, one))} />
            : report && view !== 'advise' ? <Report view={view} command={command} moved={view === 'odds' ? edits?.moved : null} html={report.out} sentence={sweep ? report.sentence : ''} above={lastOdds.sentence} stale={stale} options={options} asks={asks} measures={type.measures} />
              : !shown?.exit && <p class="quiet">{state.stopped ? 'Stopped; nothing to show yet.' : `Working on ${asked.what}…`}</p>)}
          {linter && <div hidden={view !== 'bench'}><Bench fight={fight} type={type} describe={data.describe} texts={texts} engine={engine} linter={linter} onTable={onTable}
            brief={briefOf(edits)}>
            <Moved edits={edits} kept={movedWords(comparison)} onCompare={() => go({ do: 'view', view: 'compare' })} />
          </Bench></div>}
        </section>
      </main>
    </>
  );
}

render(<App />, document.getElementById('app'));
document.documentElement.dataset.form = Math.round(performance.now());
if (location.protocol === 'https:' || location.hostname === 'localhost') {
  navigator.serviceWorker?.register('sw.js').catch(() => {
    // without it all is as it was, but for the way without a network
  });
}
