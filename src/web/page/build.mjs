// node build.mjs TARGET DATA [ADDRESS]: the page of the engine TARGET/vedette.js and of what the program says of itself
// in DATA. Writes into TARGET the https app (index.html and what it loads) and vedette.html, all in one file.
// ADDRESS is where the app is published; links that are made in the file lead there.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const [target, dataDir, address = ''] = process.argv.slice(2);
const here = import.meta.dirname;
const root = path.join(here, '../../..');
const read = (...names) => readFileSync(path.join(...names), 'utf8');
const readJson = (...names) => JSON.parse(read(...names));
const put = (name, content) => writeFileSync(path.join(target, name), content);
const sha256 = (content, as) => createHash('sha256').update(content).digest(as);

/** The texts of a module and of the styles that it imports. */
async function bundle(entry) {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, entry)], bundle: true, minify: true, write: false, outdir: here, charset: 'utf8', legalComments: 'none',
    jsx: 'automatic', jsxImportSource: 'preact', target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return ['.js', '.css'].map((end) => outputFiles.find((file) => file.path.endsWith(end))?.text.trim());
}

/** The example files, with what the program says of each. */
function files() {
  const below = path.join(root, 'tables/examples');
  const names = readdirSync(below, { recursive: true }).filter((name) => name.endsWith('.json')).sort();
  return Object.fromEntries(names.map((name) => {
    const file = 'tables/examples/' + name;
    const { systems } = readJson(dataDir, file);
    return [file, { system: systems[0].id, text: read(root, file), describe: { systems } }];
  }));
}

/** Text of a script, which must not end before its end. */
const inScript = (text) => text.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
const inData = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');

function page({ app, style, data, engine = '', links = '', workers }) {
  const policy = [
    "default-src 'none'", `script-src 'sha256-${sha256(app, 'base64')}'`, 'worker-src ' + workers,
    // the reports draw their bars with style attributes
    "style-src 'unsafe-inline'", "img-src 'self' data:", "manifest-src 'self'", "connect-src 'none'", "base-uri 'none'", "form-action 'none'",
  ].join('; ');
  const parts = { policy, links, style, data: inData(data), engine, app };
  return read(here, 'index.html').replace(/\{(\w+)\}/g, (_, name) => parts[name]);
}

const engine = read(target, 'vedette.js');
const [script, style] = await bundle('main.jsx');
const app = inScript(script);
const [worker] = await bundle('worker.js');
const data = { describe: readJson(dataDir, 'describe.json'), files: files(), address };
const icons = ['icon.svg', 'icon-180.png', 'icon-192.png', 'icon-512.png'];
const version = sha256([engine, app, style, worker, inData(data), read(here, 'index.html'), read(here, 'sw.js')].join('\0'), 'hex').slice(0, 12);
data.version = version;

const links = '<link rel="manifest" href="manifest.webmanifest">\n<link rel="icon" href="icon.svg" type="image/svg+xml">\n'
  + '<link rel="apple-touch-icon" href="icon-180.png">\n';
put('index.html', page({ app, style, data, links, workers: "'self'" }));
put('worker.js', worker);
put('manifest.webmanifest', read(here, 'manifest.webmanifest'));
for (const icon of icons) writeFileSync(path.join(target, icon), readFileSync(path.join(here, icon)));
const kept = ['./', 'worker.js?' + version, 'vedette.js?' + version, 'manifest.webmanifest', ...icons];
put('sw.js', `const VERSION = 'vedette-${version}';\nconst FILES = ${JSON.stringify(kept)};\n` + read(here, 'sw.js'));
put('vedette.html', page({
  app, style, data, workers: 'blob:',
  engine: `<script type="text/plain" id="engine">${inScript(engine)}\n${inScript(worker)}</script>\n`,
}));
