import { createContext } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Checks, Radios } from './choices.jsx';
import { FILE, foldedGroups, inSight, isSweep, LARGEST } from './model.js';
import { beginning, families, firstNumber, nextNumber, numberIn } from './notation.js';
import { ask, askedFor, questions } from './questions.js';
import { Amount, Stack } from './stack.jsx';
import { capital, headOf, helpOf, inFields, labelOf, mendedBy, quotes } from './words.js';

/** The program's options, whose names its texts may have. */
const Known = createContext([]);

/** The figures of the questions that are asked, by their conditions. */
export const Figures = createContext({});

/** The form: the fight, its options, and at each what is wrong with it. */
export function Form({ data, fight, system, type, problems, onFight, onChoose, onFile }) {
  const set = (option) => (value) => onFight({ ...fight, values: { ...fight.values, [option]: value } });
  const seen = inSight(type);
  const asks = questions(type);
  const field = (option) => (
    <Option key={type.command + type.name + option.option} option={option} value={fight.values[option.option]} set={set(option.option)}
      problems={problems.filter((one) => one.option === option.option)} />
  );
  return (
    <Known.Provider value={[...type.options, ...data.describe.shared]}><form tabIndex={-1} onSubmit={(e) => e.preventDefault()} aria-label="The fight">
      <div class="pair">
        <div class="field">
          <label for="system">System</label>
          <select id="system" value={system.id} onChange={(e) => onChoose(e.target.value)}>
            {data.describe.systems.map((one) => <option key={one.id} value={one.id}>{one.title}</option>)}
          </select>
        </div>
        {system.fights.length > 1 && (
          <div class="field">
            <label for="fight">Fight</label>
            <select id="fight" value={type.name} onChange={(e) => onChoose(system.id, e.target.value)}>
              {system.fights.map((one) => <option key={one.name} value={one.name}>{one.name}</option>)}
            </select>
          </div>
        )}
      </div>
      <p class="quiet about">{capital(type.text)}</p>
      {fight.file && <FileChoice data={data} fight={fight} system={system} onFile={onFile} faults={problems.filter((one) => one.option === FILE)} />}
      {type.options.filter((option) => option.option !== FILE && seen(option)).map(field)}
      {asks.length > 0 && <Questions asks={asks} conditions={fight.values[CHANCE] ?? []} set={set(CHANCE)} />}
      {foldedGroups(data.describe, type, isSweep(fight)).map(([group, options]) => {
        const used = options.filter((option) => fight.values[option.option]?.length || fight.values[option.option] === true);
        return (
          <Folded key={type.command + type.name + group} wrong={problems.some((one) => options.some((option) => option.option === one.option))}
            heading={<>{HEADINGS[group] ?? group}{used.length > 0 && <span class="quiet">: {used.map((one) => labelOf(one.option).toLowerCase()).join(', ')}</span>}</>}>
            {options.map(field)}
          </Folded>
        );
      })}
      <Notation type={type} />
    </form></Known.Provider>
  );
}

const CHANCE = '--chance';

/** The headings of folded groups, where they are others than the program's. */
const HEADINGS = { 'The fight': 'More of the fight', Questions: 'Other questions' };

/** Questions that are asked by tapping, and their answers. */
function Questions({ asks, conditions, set }) {
  const figures = useContext(Figures);
  return (
    <div class="field" role="group" aria-labelledby="questions">
      <span class="label" id="questions">How likely is it that …</span>
      <div class="asked">
        {asks.map((one) => {
          const number = askedFor(one, conditions);
          const words = one.before + ' ' + (number ?? one.start) + (one.after && ' ' + one.after);
          return (
            <div key={one.id}>
              <label class="word"><input type="checkbox" checked={number !== null} aria-label={words}
                onChange={(e) => set(ask(one, conditions, e.target.checked ? one.start : null))} /><span>{number === null ? words : one.before}</span></label>
              {number !== null && <>
                <Amount label={one.before} value={String(number)} min={one.min} max={99} range={false} set={(text) => /^\d+$/.test(text) && set(ask(one, conditions, Number(text)))} />
                {one.after}
                <output>{figures[one.write(number)]}</output>
              </>}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Options that are folded until they are wanted, or one of them is wrong; it stays open while that is mended. */
function Folded({ wrong, heading, children }) {
  const details = useRef();
  useEffect(() => { if (wrong) details.current.open = true; }, [wrong]);
  return <details ref={details}><summary>{heading}</summary>{children}</details>;
}

/** The notation of a fight's options, folded. */
function Notation({ type }) {
  return (
    <details>
      <summary>How it is written</summary>
      {(type.notation ?? []).filter(({ lines }) => lines.length).map(({ heading, lines }) => (
        <section key={heading}>
          <h2>{inFields(heading)}</h2>
          <dl>{lines.map((line) => <div key={line.written}><dt>{line.written.startsWith('--') ? labelOf(line.written) : <code>{line.written}</code>}</dt><dd>{inFields(line.meaning)}</dd></div>)}</dl>
        </section>
      ))}
    </details>
  );
}

/** Which file the fight is played under: an example, or one's own. */
function FileChoice({ data, fight, system, faults, onFile }) {
  const names = Object.keys(data.files).filter((name) => data.files[name].system === system.id);
  const take = async (file) => file && onFile({ name: file.name, text: file.size > LARGEST ? null : await file.text(), another: true });
  return (
    <>
      <div class="field">
        <label for="file">Played under</label>
        <select id="file" value={fight.file.name} onChange={(e) => onFile({ name: e.target.value, text: data.files[e.target.value].text })}>
          {!names.includes(fight.file.name) && <option>{fight.file.name}</option>}
          {names.map((name) => <option key={name} value={name}>{name.replace('tables/examples/', '')}</option>)}
        </select>
      </div>
      {faults.length > 0 && <div class="fault field">{faults.map((one) => <Fault key={one.message} problem={one} />)}</div>}
      <details>
        <summary>A file of your own</summary>
        <div class="field"><label for="own">Choose it on this device</label>
          <input id="own" type="file" accept=".json,application/json" onChange={(e) => take(e.target.files[0])} /></div>
        <div class="field"><label for="text">Or type or paste its text</label>
          <textarea id="text" rows="6" spellcheck={false} value={fight.file.text} onInput={(e) => {
            const text = e.target.value;
            if (text.length > LARGEST) e.target.value = fight.file.text;
            onFile({ name: data.files[fight.file.name] ? 'own.json' : fight.file.name, text: text.length > LARGEST ? null : text, another: e.inputType === 'insertFromPaste' });
          }} /></div>
      </details>
    </>
  );
}

/** An option with its label, its help and what is wrong with it. */
function Option({ option, value, set, problems }) {
  const id = 'option' + option.option;
  const wrong = (at) => problems.some((one) => one.at === at || one.at < 0);
  const label = labelOf(option.option);
  const common = (at) => ({
    id: at ? id + at : id, label: at ? label + ' ' + (at + 1) : label, placeholder: option.example ?? option.default,
    invalid: wrong(at) ? 'true' : undefined, describedBy: id + '-help' + (wrong(at) ? ' ' + id + '-wrong' : ''),
  });
  const help = <p class="quiet help" id={id + '-help'}>{capital(quotes()(helpOf(option.help, useContext(Known))))}</p>;
  const faults = problems.length > 0 && <div class="fault" id={id + '-wrong'}>{problems.map((one) => <Fault key={one.message} problem={one} />)}</div>;

  if (option.kind === 'flag') {
    return (
      <div class="field">
        <label class="flag"><input id={id} type="checkbox" checked={value === true} aria-describedby={id + '-help'} onChange={(e) => set(e.target.checked)} />{label}</label>
        {help}{faults}
      </div>
    );
  }
  if (option.kind === 'word' && option.repeatable) {
    return <div class="field" role="group" aria-labelledby={id}><span class="label" id={id}>{label}</span>{help}<Several option={option} value={value} set={set} />{faults}</div>;
  }
  if (!option.repeatable) {
    return <div class="field"><label for={id}>{label}</label>{help}<One option={option} value={value ?? ''} set={set} {...common(0)} />{faults}</div>;
  }
  const all = value?.length ? value : option.required ? [''] : [];
  return (
    <div class="field" role="group" aria-label={label}>
      {all.length ? <label for={id}>{label}</label> : <span class="label">{label}</span>}
      {help}
      {all.map((one, i) => (
        <div class="one" key={i}>
          {i > 0 && <label class="quiet" for={id + i}>{label} {i + 1}</label>}
          <One option={option} value={one} set={(next) => set(all.map((old, j) => (j === i ? next : old)))} {...common(i)} />
          {(all.length > 1 || !option.required) && (
            <button type="button" class="quiet" aria-label={'remove ' + common(i).label} onClick={() => {
              set(all.filter((_, j) => j !== i));
              document.getElementById(id)?.focus();
            }}>Remove</button>
          )}
        </div>
      ))}
      {faults}
      <button type="button" class="quiet" onClick={() => set([...all, ''])}>+ {all.length ? 'another ' : ''}{label.toLowerCase()}</button>
    </div>
  );
}

/** One value of an option. */
function One({ option, value, set, ...rest }) {
  if (option.notation?.units) return <Stack {...rest} option={option.option} notation={option.notation} value={value} set={set} />;
  if (option.kind === 'number') {
    const holds = option.default ?? option.assumed;
    const number = /^-?\d+$/.test(holds ?? '');
    return <Amount {...rest} placeholder={number ? holds : option.example} value={value} set={set} min={option.range?.min} max={option.range?.max}
      start={beginning(option)} shown={number} unset={number ? undefined : holds} />;
  }
  const { id, describedBy, invalid, placeholder } = rest;
  if (option.kind === 'word') {
    const each = '{' + option.words.join(',') + '}';
    return (
      <select id={id} aria-describedby={describedBy} aria-invalid={invalid} value={value} onChange={(e) => set(e.target.value)}>
        <option value="">{option.default ?? option.assumed ?? '–'}</option>
        {option.words.filter((word) => word !== option.default).map((word) => <option key={word}>{word}</option>)}
        {option.words.length > 1 && option.group === 'The fight' && <option value={each}>each in turn</option>}
        {value && value !== each && !option.words.includes(value) && <option>{value}</option>}
      </select>
    );
  }
  const input = <input id={id} aria-describedby={describedBy} aria-invalid={invalid} value={value} placeholder={placeholder} list={option.tried && id + '-tried'}
    autocapitalize="off" autocomplete="off" spellcheck={false} onInput={(e) => set(e.target.value)} />;
  if (!option.tried) return input;
  return (
    <>
      <Tried option={option} value={value} set={set} label={rest.label} />
      {input}
      <datalist id={id + '-tried'}>{option.tried.map((word) => <option key={word} value={word} />)}</datalist>
    </>
  );
}

/** The values of a choice: words, and words around a number with steps. */
function Tried({ option, value, set, label }) {
  const all = families(option.tried);
  const otherwise = option.default ?? (all.some((one) => one.word === option.assumed) ? option.assumed : undefined);
  const present = value || otherwise || '';
  const family = all.find((one) => one.numbers && numberIn(one, present) !== null);
  const number = family && numberIn(family, present);
  const write = (text) => set(text === otherwise ? '' : text);
  const sentence = ({ before, after }, middle) => before + middle + after;
  const choices = all.map((one) => (one.numbers ? { value: sentence(one, '…'), label: sentence(one, '…') } : { value: one.word, label: one.word }));
  if (otherwise === undefined && option.assumed) choices.unshift({ value: '', label: option.assumed });
  const tapped = (picked) => {
    const one = all.find((each) => each.numbers && sentence(each, '…') === picked);
    write(one ? sentence(one, firstNumber(one)) : picked);
  };
  const step = (by) => {
    const next = nextNumber(family, number, by);
    return { disabled: next === null, onClick: () => write(sentence(family, next)) };
  };
  return (
    <>
      <Radios label={label} choices={choices} value={family ? sentence(family, '…') : present} set={tapped} />
      {family && (
        <span class="amount">
          <button type="button" aria-label={label + ': less'} {...step(-1)}>−</button>
          <span class="quiet">{present}</span>
          <button type="button" aria-label={label + ': more'} {...step(1)}>+</button>
        </span>
      )}
    </>
  );
}

/** Some words of an option together, or each in turn. */
function Several({ option, value = [], set }) {
  const each = '{' + option.words.join(',') + '}';
  const said = value.flatMap((one) => (one.startsWith('{') ? [one] : one.split(',')));
  const words = said.filter((one) => one !== each);
  const other = words.filter((word) => !option.words.includes(word));
  return (
    <>
      <Checks labelledBy={'option' + option.option} choices={[...option.words, ...other].map((word) => ({ value: word, label: word }))} values={words} set={set} />
      {option.words.length > 1 && option.group === 'The fight' && (
        <button type="button" class="quiet" aria-pressed={said.includes(each)} onClick={() => set(said.includes(each) ? [] : [each])}>{said.includes(each) ? 'not each in turn' : 'each in turn'}</button>
      )}
    </>
  );
}

/** A mistake, worded from what the program says of it. */
export function Fault({ problem, options }) {
  const known = useContext(Known);
  const named = options ?? known;
  return (
    <>
      <p><strong>{headOf(problem, named)}</strong></p>
      {problem.excerpt?.length > 0 && <pre tabIndex={0}>{problem.excerpt.join('\n')}</pre>}
      <p>{capital(mendedBy(problem, named))}</p>
    </>
  );
}
