import { useEffect, useState } from 'preact/hooks';
import { reportFile } from './answer.jsx';
import { unlessSuperseded } from './engine.js';
import { encode, WrongLink } from './link.js';
import { commandLine, files, shell } from './model.js';
import { picture } from './picture.js';
import * as saved from './saved.js';

export function download(name, content, type) {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The side whose colour a row or a chart has, by its classes. */
const sideOf = (classes) => classes.split(' ').find((one) => one === 'attacker' || one === 'defender');

/** A report's parts for a picture; of a range, its first figure for each value. */
function partsOf(html, sentence, command) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = (node) => node?.textContent.trim() ?? '';
  const bars = [...page.querySelectorAll('table.bars')].slice(0, 2).flatMap((table) => [...table.rows]);
  const labels = bars.map(({ cells: [label] }) => text(label.firstChild));
  const heading = (node) => text(node.closest('section')?.querySelector('h2')?.firstChild);
  // both sides may have the same states
  const labelled = (label) => (labels.filter((one) => one === text(label)).length > 1 ? heading(label.parentElement) + ': ' : '') + text(label);
  const matrix = page.querySelector('table.matrix');
  const rows = bars.length ? bars : matrix?.tHead.rows.length === 1 ? [...matrix.tBodies[0].rows] : [];
  const title = [...page.querySelector('h1')?.childNodes ?? []].filter(({ nodeName }) => nodeName !== 'SMALL').map((node) => node.textContent).join('').trim();
  return {
    title, sentence, command,
    facts: [...page.querySelector('main dl')?.querySelectorAll('dt') ?? []].map((label) => [text(label), text(label.nextElementSibling)]),
    bars: rows.map(({ className, cells: [label, value] }) => ({
      side: sideOf(className),
      label: labelled(label.firstChild), text: text(value.firstChild), share: Math.min(1, (parseFloat(text(value.firstChild)) || 0) / 100),
    })).filter(({ text: value }) => value.includes('%')),
    charts: [...page.querySelectorAll('svg.chart')].map((chart) => ({
      side: sideOf(chart.getAttribute('class')),
      title: heading(chart), height: Number(chart.getAttribute('height')),
      inner: [...chart.children].map((child) => new XMLSerializer().serializeToString(child)).join(''),
    })),
  };
}

function measure(text, font) {
  const context = document.createElement('canvas').getContext('2d');
  context.font = font;
  return context.measureText(text).width;
}

/** So many dots a pixel of a picture has. */
const DENSITY = 2;

/** The picture as PNG, or null where the browser draws none. */
async function png({ width, height, svg }) {
  try {
    const image = new Image();
    image.src = 'data:image/svg+xml,' + encodeURIComponent(svg);
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: width * DENSITY, height: height * DENSITY });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done) => canvas.toBlob(done, 'image/png'));
  } catch {
    return null;
  }
}

/** The fight as a link, a command, a scenario, and under a name; `html`: its report, empty until it is there, and `command`: the one that gives it. */
export function Share({ fight, texts, describe, address, engine, html, command, sentence, onOpen, onNotice }) {
  const [saved, setSaved] = useState(false);
  useEffect(() => setSaved(false), [html]);
  const save = () => {
    download(`${fight.system}-${fight.name}.html`, reportFile(html, command), 'text/html');
    setSaved(true);
  };
  const savePicture = async () => {
    const drawn = picture(partsOf(html, sentence, shell(commandLine(fight))), measure);
    const image = await png(drawn);
    download(`${fight.system}-${fight.name}.${image ? 'png' : 'svg'}`, image ?? drawn.svg, 'image/svg+xml');
  };
  const [shown, setShown] = useState(null);
  const toggle = (what) => setShown(shown === what ? null : what);
  return (
    <>
      {[['link', 'Link'], ['command', 'As a command'], ['scenario', 'As a scenario'], ['saved', 'Saved fights']].map(([id, label]) => (
        <button key={id} type="button" class="quiet" aria-expanded={shown === id} onClick={() => toggle(id)}>{label}</button>
      ))}
      <button type="button" class="quiet" disabled={!html} onClick={save}>{saved ? 'Saved' : 'Save the report'}</button>
      <button type="button" class="quiet" disabled={!html} onClick={savePicture}>Save as picture</button>
      {shown === 'link' && <Link fight={fight} texts={texts} describe={describe} address={address} />}
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

/** The fight as a link. */
function Link({ fight, texts, describe, address }) {
  const [hash, setHash] = useState('');
  const [wrong, setWrong] = useState(null);
  useEffect(() => {
    let wanted = true;
    const said = (text, fault) => wanted && (setHash(text), setWrong(fault));
    encode(fight, texts, describe).then((text) => said(text, null),
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

/** The fight as a command, with the files that it reads. */
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

/** The fight as a scenario, which the program writes. */
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
    <span class="quiet">Add the figures that you expect under “expect”; vedette check compares them with the odds.</span>
  </Taken>;
}

/** The fights that are saved under a name, and the same as a file. */
function Saved({ fight, onOpen, onNotice }) {
  const [fights, setFights] = useState(saved.load);
  const [name, setName] = useState('');
  const [came, setCame] = useState('');
  const keep = (next) => {
    setFights(next);
    if (!saved.store(next)) onNotice('This browser stores nothing for this page; save your fights as a file before you leave.');
  };
  const read = async (file) => {
    try {
      if (!file) return;
      const came = saved.read(await file.text());
      keep(saved.merge(saved.load(), came));
      setCame(`${came.length} ${came.length === 1 ? 'fight' : 'fights'} added.`);
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
      <label for="fights">Add the fights of a file</label>
      <input id="fights" type="file" accept=".json,application/json" onChange={(e) => read(e.target.files[0])} />
      <span role="status">{came}</span>
      <span class="quiet">A browser may delete what it stores: keep important fights in a file.</span>
    </span>
  );
}
