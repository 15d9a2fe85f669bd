import { useEffect, useState } from 'preact/hooks';
import { unlessSuperseded } from './engine.js';
import { encode, WrongLink } from './link.js';
import { commandLine, files, shell } from './model.js';
import * as saved from './saved.js';

export function download(name, text, type) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The fight as a link, a command, a scenario, and under a name. */
export function Share({ fight, texts, address, engine, html, onOpen, onNotice }) {
  const [saved, setSaved] = useState(false);
  useEffect(() => setSaved(false), [html]);
  const save = () => {
    download(`${fight.system}-${fight.name}.html`, html, 'text/html');
    setSaved(true);
  };
  const [shown, setShown] = useState(null);
  const toggle = (what) => setShown(shown === what ? null : what);
  return (
    <>
      {[['link', 'Link'], ['command', 'As a command'], ['scenario', 'As a scenario'], ['saved', 'Saved fights']].map(([id, label]) => (
        <button key={id} type="button" class="quiet" aria-expanded={shown === id} onClick={() => toggle(id)}>{label}</button>
      ))}
      <button type="button" class="quiet" disabled={!html} onClick={save}>{saved ? 'Saved' : 'Save the report'}</button>
      {shown === 'link' && <Link fight={fight} texts={texts} address={address} />}
      {shown === 'command' && <Command fight={fight} />}
      {shown === 'scenario' && <Scenario fight={fight} engine={engine} />}
      {shown === 'saved' && <Saved fight={fight} onOpen={onOpen} onNotice={onNotice} />}
    </>
  );
}

/** Text to be taken along. */
function Taken({ label, text, children }) {
  const [done, setDone] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone(true);
    } catch {
      document.getElementById('taken').select();
    }
  };
  useEffect(() => setDone(false), [text]);
  return (
    <span class="panel">
      <label for="taken">{label}</label>
      <textarea id="taken" readOnly rows={Math.min(8, 2 + text.split('\n').length)} value={text} onFocus={(e) => e.target.select()} />
      <button type="button" onClick={copy}>{done ? 'Copied' : 'Copy'}</button>
      {children}
    </span>
  );
}

function Link({ fight, texts, address }) {
  const [hash, setHash] = useState('');
  const [wrong, setWrong] = useState(null);
  useEffect(() => {
    let wanted = true;
    const said = (text, fault) => wanted && (setHash(text), setWrong(fault));
    encode(fight, texts).then((text) => said(text, null),
      (error) => said('', error instanceof WrongLink ? error.message : 'This browser cannot make such links; a newer one can.'));
    return () => { wanted = false; };
  }, [fight]);
  if (wrong) return <span class="panel" role="status">{wrong}</span>;
  const local = location.protocol === 'file:';
  const base = local && address ? address : location.href.replace(/#.*/, '');
  return (
    <Taken label="The fight in a link" text={base + '#' + hash}>
      {local && !address && <span class="quiet">This page is a file: the link opens on this machine only.</span>}
    </Taken>
  );
}

function Command({ fight }) {
  const needed = Object.entries(files(fight)).filter(([name]) => !name.startsWith('tables/examples/'));
  return (
    <Taken label="The fight as a command" text={shell(commandLine(fight))}>
      {needed.map(([name, text]) => (
        <button key={name} type="button" onClick={() => download(name.split('/').at(-1), text, 'application/json')}>Save {name}</button>
      ))}
    </Taken>
  );
}

function Scenario({ fight, engine }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let wanted = true;
    const name = fight.name + ' of the page';
    engine?.ask(fight, ['--save-scenario', 'suite.json', '--scenario-name', name], { lane: 'scenario' }).then((answer) => {
      if (wanted) setText(answer.files?.['suite.json'] ?? answer.err);
    }).catch(unlessSuperseded);
    return () => { wanted = false; };
  }, [fight]);
  return <Taken label="The fight as a scenario of a suite, for vedette check" text={text}>
    <span class="quiet">`vedette check` judges it once it has an `expect`, or with `--odds` or a baseline.</span>
  </Taken>;
}

function Saved({ fight, onOpen, onNotice }) {
  const [fights, setFights] = useState(saved.load);
  const [name, setName] = useState('');
  const [came, setCame] = useState('');
  const keep = (next) => {
    setFights(next);
    if (!saved.store(next)) onNotice('This browser keeps nothing for this page; save your fights as a file before you leave.');
  };
  const read = async (file) => {
    try {
      if (!file) return;
      const came = saved.read(await file.text());
      keep(saved.merge(saved.load(), came));
      setCame(`${came.length} ${came.length === 1 ? 'fight' : 'fights'} came in.`);
    } catch {
      onNotice('This file holds no saved fights; nothing was changed.');
    }
  };
  return (
    <span class="panel">
      <label for="name">Save this fight as</label>
      <input id="name" value={name} onInput={(e) => setName(e.target.value)} />
      <button type="button" disabled={!name.trim()} onClick={() => { keep(saved.merge(saved.load(), [{ name: name.trim(), fight }])); setName(''); }}>Save</button>
      {fights.map((one) => (
        <span class="row" key={one.name}>
          <button type="button" onClick={() => onOpen(one.fight)}>{one.name}</button>
          <button type="button" class="quiet" aria-label={'remove ' + one.name} onClick={() => keep(saved.load().filter((other) => other.name !== one.name))}>Remove</button>
        </span>
      ))}
      {fights.length > 0 && <button type="button" onClick={() => download('fights.json', saved.write(fights), 'application/json')}>All as a file</button>}
      <label for="fights">Take in a file of saved fights</label>
      <input id="fights" type="file" accept=".json,application/json" onChange={(e) => read(e.target.files[0])} />
      <span role="status">{came}</span>
      <span class="quiet">Browsers forget: what matters belongs in a file.</span>
    </span>
  );
}
