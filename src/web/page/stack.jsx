import { createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import * as notation from './notation.js';
import { beginning, partOf, rangeAround, rangeOf, withOriginal, writeRange } from './notation.js';
import { Checks, Radios } from './choices.jsx';
import { clauseOf, isOf, textOf } from './words.js';

/** So many words stand side by side to be tapped; more are a list. */
const TAPPED = 8;

/** A box that keeps what is typed, though `set` may not take it: what is half typed is no strength yet. */
function Typed({ value, set, invalid, ...rest }) {
  const [typed, setTyped] = useState(null);
  // a value that came from elsewhere goes before what was typed
  const text = typed && (value === typed.over || value === typed.text.trim()) ? typed.text : value;
  return <input {...rest} value={text} autocapitalize="off" autocomplete="off" spellcheck={false}
    aria-invalid={text.trim() === value.trim() ? invalid : 'true'} onInput={(e) => {
      setTyped({ text: e.target.value, over: value });
      set(e.target.value);
    }} />;
}

/** A button that makes a number one less or more. */
const Step = ({ by, label, ...rest }) => (
  <button type="button" aria-label={label + (by < 0 ? ': one less' : ': one more')} {...rest}>{by < 0 ? '−' : '+'}</button>
);

/**
 * A number, or text that begins with one, with steps of one; `range` offers all from one to another.
 *
 * @param start where steps begin if nothing is written
 * @param shown whether it is what holds then, so that a step leads away from it
 * @param part whether it may be a part of an original number, as 3/5
 * @param unset what holds where nothing is written, if that is no number
 */
export function Amount({ id, label, value = '', set, min = 0, max = 9999, start = Math.max(min, 1), shown = false, part = false, range = true, unset,
  inputMode = 'numeric', describedBy, invalid, placeholder }) {
  const said = rangeOf(value);
  const within = (number) => Math.min(max, Math.max(min, number));
  const m = /^([+-]?\d+)(.*)$/s.exec(value);
  const number = m ? Number(m[1]) : shown ? Number(start) : NaN;
  const step = (by) => set(m || shown ? within(number + by) + (m?.[2] ?? '') : String(start));
  const common = { inputMode, invalid, 'aria-describedby': describedBy };
  const field = (key, name) => (
    <Typed {...common} id={key === 'from' ? id : undefined} class="number" inputMode="numeric" aria-label={label + ', ' + name}
      value={said[key]} set={(text) => /^-?\d+$/.test(text.trim()) && within(Number(text)) === Number(text) && set(writeRange({ ...said, [key]: text.trim() }))} />
  );
  const of = part && partOf(value);
  if (of) {
    return (
      <span class="amount parts">
        <Step by={-1} label={label + ', left'} disabled={of.left <= 0} onClick={() => set(of.left - 1 + '/' + of.original)} />
        <Typed {...common} id={id} class="number" value={value} aria-label={id ? undefined : label} set={set} />
        <Step by={1} label={label + ', left'} disabled={of.left >= of.original} onClick={() => set(of.left + 1 + '/' + of.original)} />
        <span class="quiet">of</span>
        <Step by={-1} label={label + ', originally'} disabled={of.original <= Math.max(min, 1)} onClick={() => set(withOriginal(of, of.original - 1))} />
        <Step by={1} label={label + ', originally'} disabled={of.original >= max} onClick={() => set(withOriginal(of, of.original + 1))} />
      </span>
    );
  }
  return (
    <span class="amount">
      {unset && !said && <button type="button" class="unset" aria-pressed={value === ''} onClick={() => set('')}>{unset}</button>}
      {said ? <>{field('from', 'from')}<span>to</span>{field('to', 'to')}</> : <>
        <Step by={-1} label={label} disabled={number <= min} onClick={() => step(-1)} />
        <Typed {...common} id={id} class="number" value={value} placeholder={placeholder} aria-label={id ? undefined : label} set={set} />
        <Step by={1} label={label} disabled={number >= max} onClick={() => step(1)} />
      </>}
      {part && !said && /^\d+$/.test(value) && <button type="button" class="quiet" aria-label={label + ': after losses'} onClick={() => set(value + '/' + value)}>after losses</button>}
      {range && <button type="button" class="quiet" aria-pressed={!!said} aria-label={label + ': a range'}
        onClick={() => set(said ? said.from : writeRange(rangeAround(Number.isNaN(number) ? Number(start) : number, min, max)))}>
        {said ? 'one' : 'range'}</button>}
    </span>
  );
}

/** One of some words; `optional`: none of them too, and then the default. */
function Words({ label, words, names, value, set, optional, otherwise }) {
  const named = (word) => names?.[words.indexOf(word)];
  if (words.length > TAPPED) {
    return (
      <select aria-label={label} value={value === true ? '' : value} onChange={(e) => set(e.target.value)}>
        {(optional || !words.includes(value)) && <option value="">{otherwise ?? '–'}</option>}
        {words.map((word) => <option key={word} value={word}>{named(word) ?? word}</option>)}
      </select>
    );
  }
  const none = optional && !words.includes(otherwise) ? [{ value: '', label: otherwise ?? 'not given' }] : [];
  return <Radios label={label} value={value || otherwise || ''} set={(word) => set(word === otherwise ? '' : word)}
    choices={[...none, ...words.map((word) => ({ value: word, label: named(word) ? <><b>{word}</b> {named(word)}</> : word }))]} />;
}

/** A part of a unit or a clause, with the control of its kind. */
function Part({ part, value, set }) {
  const label = part.name.replace(/([A-Z])/g, ' $1').toLowerCase();
  if (part.kind === 'flag') {
    return <label class="flag" title={part.text}><input type="checkbox" checked={!!value} onChange={(e) => set(e.target.checked)} />{textOf(part)}</label>;
  }
  const control = part.kind === 'word'
    ? <Words label={part.text} words={part.words} names={part.names} value={value} set={set} optional={!part.required} otherwise={part.default} />
    : <Amount label={label} value={value === true ? '' : value ?? ''} set={set} min={part.range?.min ?? 0} max={part.range?.max ?? 99} placeholder={part.default}
      start={beginning(part)} shown={part.default !== undefined} part={part.kind === 'part'} inputMode={part.kind === 'number' ? 'numeric' : 'text'} />;
  return <div class="part"><span class="quiet">{textOf(part)}</span>{control}</div>;
}

/** The parts of a unit; of one that fits no shape, its text. */
function UnitEditor({ text, shapes, set }) {
  const said = notation.unit(text, shapes);
  // what began as it is written stays so while it is typed
  const asWritten = useRef(!said);
  if (!said || asWritten.current) return <AsWritten text={text} set={set} what="unit" />;
  const { shape, fields } = said;
  // the officer of a stack has nothing more to say
  const parts = [...(shape.leading ?? []), ...(shape.others ?? [])].filter((part) => !(part.kind === 'flag' && part.required));
  return parts.map((part) => (
    <Part key={part.name} part={part} value={fields[part.name]}
      set={(value) => {
        const next = notation.writeUnit({ shape, fields: { ...fields, [part.name]: value } });
        if (notation.unit(next, shapes)) set(next);
      }} />
  ));
}

/** A unit or a clause as text. */
const AsWritten = ({ text, set, what }) => (
  <label class="part"><span class="quiet">this {what} as text</span><Typed value={text} set={set} /></label>
);

/** What a clause says; of one that is not known, its text. */
function ClauseEditor({ text, clauses, set }) {
  const said = notation.clause(text, clauses);
  const asWritten = useRef(!said);
  if (!said || asWritten.current) return <AsWritten text={text} set={set} what="clause" />;
  const { clause, value } = said;
  const what = clauseOf(clause.text);
  const write = (typed) => {
    const next = notation.writeClause({ clause, value: typed });
    if (notation.clause(next, clauses)?.clause === clause) set(next);
  };
  if (clause.kind === 'flag') return <p class="quiet">{what}</p>;
  if (clause.kind === 'word') {
    const words = value.split(' ').filter(Boolean);
    return clause.repeatable
      ? <div class="part"><span class="quiet">{what}</span><Checks label={what} choices={clause.words.map((word) => ({ value: word, label: word }))}
        values={words} set={(next) => write(next.join(' '))} /></div>
      : <Part part={{ ...clause, text: what, required: true }} value={value} set={write} />;
  }
  const unit = clause.kind === 'unit' && clause.value && notation.unit(value, [clause.value]);
  if (unit) {
    return (
      <>
        {what && <p class="quiet">{what}</p>}
        {[...(clause.value.leading ?? []), ...(clause.value.others ?? [])].map((part) => (
          <Part key={part.name} part={part} value={unit.fields[part.name]}
            set={(next) => write(notation.writeUnit({ shape: clause.value, fields: { ...unit.fields, [part.name]: next } }))} />
        ))}
      </>
    );
  }
  if (clause.kind === 'number') return <Part part={{ ...clause, text: what }} value={value} set={write} />;
  return (
    <label class="part"><span class="quiet">{what}{clause.example && ', as ' + clause.example}</span>
      <Typed value={value} set={write} /></label>
  );
}

/** The one editor that is open in the form, as state: the stack that it is of, and where in it. */
export const Editor = createContext();

/** A stack: its units and clauses to be tapped, and the same as it is written. */
export function Stack({ id, option, label, notation: said, value, set, describedBy, invalid, placeholder }) {
  const me = useRef();
  const [editor, setEditor] = useContext(Editor);
  const open = editor?.of === me ? editor.at : null;
  const setOpen = (at) => setEditor(at && { of: me, at });
  const chosen = useRef();
  // who has added a clause goes on at it, and who is done at what was changed
  const [focus, setFocus] = useState(null);
  useEffect(() => { if (focus) chosen.current?.querySelector(`[data-part="${focus}"]`)?.focus(); }, [focus]);
  const parts = notation.parse(value, said);
  // a part that would not stay one part, as with a comma in it, is not written
  const put = (list, i, text) => {
    const next = notation.write({ ...parts, [list]: parts[list].map((one, j) => (j === i ? text : one)) });
    const again = notation.parse(next, said);
    if (again[list][i] === text.trim() && ['units', 'clauses'].every((each) => again[each].length === parts[each].length)) set(next);
  };
  const add = (list, text) => {
    const full = list === 'units' && !said.several;
    set(notation.write({ ...parts, [list]: full ? [text] : [...parts[list], text] }));
    const at = full ? 0 : parts[list].length;
    setOpen([list, at]);
    if (list === 'clauses') setFocus(list + at);
  };
  const toggle = (list, i) => {
    const was = open?.[0] === list && open[1] === i;
    setFocus(was ? list + i : null);
    setOpen(was ? null : [list, i]);
  };
  const close = () => {
    chosen.current.querySelector('[aria-expanded=true]')?.focus();
    setOpen(null);
  };
  const remove = (list, i) => {
    set(notation.write({ ...parts, [list]: parts[list].filter((_, j) => j !== i) }));
    setOpen(null);
    document.getElementById(id)?.focus();
  };
  const chips = (list) => parts[list].map((text, i) => (
    <button key={list + i} type="button" data-part={list + i} class={'chip ' + list} aria-expanded={open?.[0] === list && open[1] === i}
      onClick={() => toggle(list, i)}>{text}</button>
  ));
  const there = parts[open?.[0]]?.[open[1]];
  const can = (said.clauses ?? []).filter((one) => isOf(one.text, option)).filter((one) => one.repeatable || !parts.clauses.some((text) => notation.clause(text, said.clauses)?.clause === one));
  return (
    <div class="stack" onKeyDown={(e) => e.key === 'Escape' && open && close()}>
      <div class="chips" ref={chosen} role="group" aria-label={label + ', by parts'}>
        {parts.name && <span class="quiet">{parts.name}:</span>}
        {chips('units')}
        {chips('clauses')}
        {(said.several || !parts.units.length) && notation.firstUnits(said).map((one) => (
          <button key={one.text} type="button" class="chip add" aria-label={'add ' + one.label + ' to ' + label} onClick={() => add('units', one.text)}>+ {one.label}</button>
        ))}
        {can.length > 0 && (
          <button type="button" class="chip add" aria-expanded={open?.[0] === 'more'} aria-label={'more about ' + label}
            onClick={() => setOpen(open?.[0] === 'more' ? null : ['more'])}>+ more</button>
        )}
      </div>
      {open?.[0] === 'more' && (
        <div class="editor more" role="group" aria-label={'what can be added to ' + label}>
          {can.map((one) => (
            <button key={one.name} type="button" onClick={() => add('clauses', notation.firstClause(one))}><b>{one.keyword ?? one.name}</b> {clauseOf(notation.meaning(one))}</button>
          ))}
        </div>
      )}
      {there !== undefined && (
        <div class="editor" role="group" aria-label={there}>
          {open[0] === 'units'
            ? <UnitEditor key={open[1]} text={there} shapes={said.units} set={(text) => put('units', open[1], text)} />
            : <ClauseEditor key={'c' + open[1]} text={there} clauses={said.clauses} set={(text) => put('clauses', open[1], text)} />}
          <p class="buttons">
            <button type="button" onClick={() => toggle(...open)}>Done</button>
            <button type="button" class="quiet" onClick={() => remove(...open)}>Remove</button>
          </p>
        </div>
      )}
      <input id={id} class="written" value={value} placeholder={placeholder} autocapitalize="off" autocomplete="off" spellcheck={false}
        aria-describedby={describedBy} aria-invalid={invalid} onInput={(e) => set(e.target.value)} />
    </div>
  );
}
