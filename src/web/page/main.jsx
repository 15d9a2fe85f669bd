import { render } from 'preact';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { Advice, decidesNothing, useIdle } from './advice.jsx';
import { Assumed, Faults, figuresOf, Jump, Report, Sentence, sentenceOf, VIEWS, Views } from './answer.jsx';
import { Bench } from './bench.jsx';
import { createEngine, unlessSuperseded } from './engine.js';
import { Figures, Form } from './form.jsx';
import { Kept, underEdits } from './kept.jsx';
import { decode, encode, WrongLink } from './link.js';
import * as model from './model.js';
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

const start = () => ({ fight: begin(), view: 'odds', side: 'attacker', plays: 0, answer: null, shown: null, busy: true, long: false, kept: [], left: {}, notice: null });

function reduce(state, action) {
  switch (action.do) {
    case 'fight': return { ...state, fight: action.fight, view: action.view ?? state.view, notice: null,
      left: { ...state.left, [state.fight.system]: state.fight } };
    case 'view': return { ...state, view: action.view, side: action.side ?? state.side, plays: state.plays + 1 };
    case 'asked': return { ...state, busy: true, long: false };
    case 'long': return { ...state, long: true };
    case 'answer': return { ...state, answer: action.answer };
    case 'shown': return { ...state, shown: action.answer, busy: false, long: false };
    case 'stopped': return { ...state, busy: false, long: false };
    case 'notice': return { ...state, notice: action.text };
    case 'keep': return { ...state, kept: [...state.kept, action.one] };
    case 'kept': return { ...state, kept: action.kept };
  }
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

/** What the program says of a file; null if it refuses it, or a later file was asked about. */
async function describeFile(engine, { name, text }) {
  try {
    const { exit, out } = await engine.run(['describe', name], { [name]: text }, { lane: 'describe' });
    return exit ? null : JSON.parse(out);
  } catch (error) {
    unlessSuperseded(error);
    return null;
  }
}

/** What the program says of the file that a fight is played under; of one's own it is asked. */
function useDescribed(file, engine) {
  const [said, setSaid] = useState({});
  const built = file && data.files[file.name]?.text === file.text ? data.files[file.name].describe : null;
  useEffect(() => {
    if (!file || built || !engine) return undefined;
    const timer = setTimeout(async () => {
      const describe = await describeFile(engine, file);
      if (describe) setSaid({ name: file.name, describe });
    }, TYPING);
    return () => clearTimeout(timer);
  }, [file?.name, file?.text, engine]);
  return built ?? (said.name === file?.name ? said.describe : undefined);
}

/** The main figure of an answer under the tables and the file as they were, null where none was edited. */
function useWas(fight, answer, engine) {
  const [said, setSaid] = useState({});
  const file = fight.file && { ...fight.file, text: texts[fight.file.name] ?? fight.file.text };
  const first = { ...fight, file, tables: {} };
  const key = JSON.stringify(first);
  const edited = key !== JSON.stringify(fight) && !model.isSweep(fight);
  useEffect(() => {
    if (!edited || !answer || said.key === key) return undefined;
    engine.ask(first, ['--format', 'html'], { lane: 'was' }).then(({ exit, out }) => {
      setSaid({ key, figure: exit ? null : sentenceOf(out).match(/\d+\.?\d*%/)?.[0] });
    }, unlessSuperseded);
    return undefined;
  }, [key, edited, answer]);
  return edited && said.key === key ? said.figure : null;
}

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
  const ofFile = useDescribed(fight.file, engine);
  const system = useMemo(() => model.systemOf(data.describe, fight, ofFile), [fight.system, ofFile]);
  const type = model.typeIn(system, fight.name);
  const advisable = model.isSweep(fight) ? NONE : model.advisable(type, fight);
  const [idle, noteIdle] = useIdle(fight, answer, engine, advisable);
  const advised = advisable.filter((one) => !idle.includes(one));
  const side = advised.includes(state.side) ? state.side : advised[0];
  const view = state.view === 'advise' && !side ? 'odds' : state.view;
  const options = useMemo(() => [...type.options, ...data.describe.shared], [type]);
  const written = useRef('');
  const editor = useState(null);
  const setFight = (next) => act({ do: 'fight', fight: next });

  const openKnown = (one) => (model.isKnown(data.describe, one) ? setFight(one)
    : act({ do: 'notice', text: 'This is a fight that this page does not know.' }));
  const open = async (hash) => {
    try {
      openKnown(await decode(hash.slice(1), texts));
    } catch (error) {
      act({ do: 'notice', text: error instanceof WrongLink ? error.message : 'This browser cannot read such links; a newer one can.' });
    }
  };

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
        written.current = '#' + await encode(fight, texts);
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
      const onLong = () => act({ do: 'long' });
      try {
        let odds = answer;
        if (odds?.fight !== fight) {
          odds = { ...await engine.ask(fight, ['--format', 'html'], { onLong }), fight };
          odds.sentence = odds.exit ? '' : sentenceOf(odds.out);
          odds.figures = odds.exit ? {} : figuresOf(odds.out);
          act({ do: 'answer', answer: odds });
        }
        const asked = VIEWS.find((one) => one.id === view);
        const sweep = model.isSweep(fight);
        const other = odds.exit || view === 'odds' || (asked.one && sweep) ? null
          : { ...await engine.ask(fight, [...asked.args(side), '--format', asked.format ?? 'html'], { onLong }), fight, view };
        if (other && decidesNothing(other)) noteIdle(side, true);
        else act({ do: 'shown', answer: other ?? odds });
      } catch (error) {
        unlessSuperseded(error);
      }
    }, state.answer ? TYPING : 0);
    return () => clearTimeout(timer);
  }, [fight, view, side, plays, engine]);

  const last = useRef({ html: '', sentence: '' });
  if (answer && !answer.exit) Object.assign(last.current, { sentence: answer.sentence, system: answer.fight.system });
  const advice = useMemo(() => (view === 'advise' && shown?.view === view && !shown.exit && shown.fight.system === fight.system ? JSON.parse(shown.out) : null), [shown, view, fight.system]);
  if (shown && !shown.exit && shown.view !== 'advise') Object.assign(last.current, { html: shown.out, range: model.isSweep(shown.fight) ? sentenceOf(shown.out) : '' });
  const problems = useMemo(() => (shown?.exit ? model.problems(shown, shown.fight) : NONE), [shown]);
  const wrong = !!answer?.exit && answer.fight === fight;
  const behind = answer?.fight !== fight;
  const stale = behind || state.busy || !!shown?.exit;
  const sentence = engine === null ? 'This browser gives pages no workers, which the odds are computed in; a newer one does.'
    : wrong ? headOf(model.problems(answer, fight)[0] ?? { message: answer.err }, options)
      : advice ? advice.advice
      : !last.current.sentence ? 'The odds are on their way.' : last.current.system === fight.system ? inFields(last.current.sentence, options) : 'Working…';
  const figures = useMemo(() => (behind ? {} : answer.figures ?? {}), [behind, answer]);
  const was = useWas(fight, behind ? null : answer, engine);

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
  const choose = (id, name) => {
    const there = lasts[id];
    act({ do: 'fight', fight: there && !name ? there : { ...begin(id, name), tables: there?.tables ?? {} }, view: 'odds' });
  };
  const keep = () => {
    const said = Object.entries(fight.values).filter(([, value]) => value?.length || value === true);
    const name = said.map(([option, value]) => (value === true ? option.slice(2) : [value].flat().filter(Boolean).join(' + '))).join(' / ');
    act({ do: 'keep', one: { id: Date.now() + '-' + state.kept.length, name, fight, sentence: behind ? '' : answer.sentence } });
  };

  const assumptions = model.assumptions(type, fight, idle);

  // the form is not rendered anew while the answer comes
  const form = useMemo(() => (
    <Form data={data} fight={fight} system={system} type={type} problems={problems} onFight={setFight} onFile={onFile}
      onChoose={choose} />
  ), [fight, system, type, problems]);

  return (
    <>
      <header><h1><svg viewBox="0 0 64 64" aria-hidden="true"><path fill="#33658a" d="M0 0h64v64H0z" /><path fill="none" stroke="#fdfcfa" stroke-width="4" d="M14 20h36v24H14zM14 44 50 20" /></svg>Vedette</h1></header>
      <main>
        <Figures.Provider value={figures}><Editor.Provider value={editor}>{form}</Editor.Provider></Figures.Provider>
        <div class="top">
          {state.notice && <p class="notice" role="alert">{state.notice} <button type="button" class="quiet" onClick={() => act({ do: 'notice', text: null })}>Close</button></p>}
          <Jump form={() => document.querySelector('form')} answer={() => document.querySelector('.answer')} />
          <Sentence text={sentence} was={wrong || advice ? null : was} state={wrong ? 'wrong' : behind && last.current.sentence ? 'stale' : ''} long={state.long}
            onStop={() => { engine.stop(); act({ do: 'stopped' }); }} />
          {assumptions.length > 0 && !wrong && <Assumed assumptions={assumptions} />}
        </div>
        <section class="answer" tabIndex={-1} aria-label="The answer" aria-busy={state.busy}>
          <div class="buttons actions">
            <button type="button" class="strong" disabled={!answer || wrong} onClick={keep}>Keep this way</button>
            <Share fight={fight} texts={texts} address={data.address} engine={engine} html={stale ? '' : last.current.html}
              onOpen={openKnown} onNotice={(text) => act({ do: 'notice', text })} />
          </div>
          {state.kept.length > 0 && <Kept kept={state.kept} edited={lasts} form={fight} describe={data.describe} files={data.files} engine={engine}
            onOpen={(id) => setFight(underEdits(state.kept.find((one) => one.id === id).fight, lasts))}
            onRemove={(id) => act({ do: 'kept', kept: state.kept.filter((one) => one.id !== id) })}
            onRename={(id, name) => act({ do: 'kept', kept: state.kept.map((one) => (one.id === id ? { ...one, name } : one)) })} />}
          <Views view={view} side={side} fight={fight} advised={advised} onView={(next) => act({ do: 'view', view: next })}
            onSide={(next) => act({ do: 'view', view, side: next })} onAgain={() => act({ do: 'view', view })} />
          {shown?.exit > 0 && <Faults problems={problems} text={shown.err} options={options} />}
          {advice ? <Advice advice={advice} fight={fight} type={type} now={behind ? '' : answer.sentence} stale={stale} onDoctrine={(one) => setFight(model.withDoctrine(fight, type, one))} />
            : <Report html={last.current.html} sentence={last.current.range} stale={stale} options={options} />}
          {engine && <Tables>{(linter) => <Bench fight={fight} describe={data.describe} texts={texts} engine={engine} linter={linter} onTable={onTable} />}</Tables>}
        </section>
      </main>
    </>
  );
}

/** The bench, which is made when it is opened first, with an engine for its lint. */
function Tables({ children }) {
  const [linter, setLinter] = useState(null);
  const toggled = (e) => e.currentTarget.open && setLinter((made) => made ?? engineOrNone({ spares: false }));
  return <details class="bench" onToggle={toggled}><summary>Tables: change a cell</summary>{linter && children(linter)}</details>;
}

render(<App />, document.getElementById('app'));
document.documentElement.dataset.form = Math.round(performance.now());
if (location.protocol === 'https:' || location.hostname === 'localhost') {
  navigator.serviceWorker?.register('sw.js').catch(() => {
    // without it all is as it was, but for the way without a network
  });
}
