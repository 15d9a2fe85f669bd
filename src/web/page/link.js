// A fight as text behind the # of an address. A fight under tables as they are in the page is written as one reads it:
// version 2, checksum, `six-days.battle&attacker=inf+5,cav+2&turns=3`, without what is the default. Any other is version
// 1, checksum, and its JSON, deflated, in base64url; a table or a file that is in the page is written as its changed lines, against its hash.

const VERSION = '1';
const PLAIN = '2';

/** So many characters of a checksum stand in a plain link. */
const CHECKED = 4;

/** A plain link that is longer is deflated. */
const LONGEST_PLAIN = 600;

/** So much a link may inflate to, in bytes. */
const LIMIT = 1 << 20;

/** A link that holds no fight; its message is for the reader. */
export class WrongLink extends Error {}

const CUT = 'This link was cut or changed on its way; copy it again, as a whole.';

/** FNV-1a of 32 bits, in 7 characters. */
export function hash(text) {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) h = Math.imul(h ^ byte, 0x01000193);
  return (h >>> 0).toString(36).padStart(7, '0');
}

/** The lines of a text that differ from an original, or the whole text where lines were put in or taken out. */
function changes(text, original) {
  if (original === undefined) return text;
  const was = original.split('\n');
  const is = text.split('\n');
  if (was.length !== is.length) return text;
  return { of: hash(original), lines: is.flatMap((line, i) => (line === was[i] ? [] : [[i, line]])) };
}

function changed(said, original) {
  if (typeof said === 'string') return said;
  if (original === undefined || hash(original) !== said.of) {
    throw new WrongLink('This link changes a table that is another one by now. The page that made it still opens it.');
  }
  const lines = original.split('\n');
  for (const [i, line] of said.lines) {
    if (typeof lines[i] !== 'string') throw new WrongLink('This link holds no fight.');
    lines[i] = line;
  }
  return lines.join('\n');
}

const base64url = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const through = (bytes, stream) => new Blob([bytes]).stream().pipeThrough(stream);

async function limited(stream) {
  const parts = [];
  let size = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > LIMIT) {
      await reader.cancel();
      throw new WrongLink('This link holds more than a fight can be.');
    }
    parts.push(value);
  }
}

const EXAMPLES = 'tables/examples/';

const optionsOf = (describe, system, name) => new Map([
  ...describe?.systems.find((one) => one.id === system)?.fights.find((one) => one.name === name)?.options ?? [], ...describe?.shared ?? [],
].map((option) => [option.option, option]));

/** A value as a link says it: lists and clauses without their spaces, and nothing that a forum would end the link at. */
const plainText = (text) => encodeURIComponent(text).replace(/[!'()*]/g, (c) => '%' + c.charCodeAt(0).toString(16)).replaceAll('%2C%20', ',').replaceAll('%3B%20', ';')
  .replaceAll('%20', '+').replaceAll('%3A', ':').replaceAll('%2F', '/');

const plainValue = (text) => decodeURIComponent(text.replaceAll('+', ' ').replaceAll(',', '%2C%20').replaceAll(';', '%3B%20'));

/** A fight as one reads it, or null where it has tables or a file of its own. */
function plain({ system, name, values, file, tables }, texts, describe) {
  const example = file?.name.startsWith(EXAMPLES) && file.name.endsWith('.json') && file.text === texts[file.name];
  if (Object.keys(tables).length || (file && !example)) return null;
  const options = optionsOf(describe, system, name);
  const said = Object.entries(values).flatMap(([option, value]) => {
    const key = '&' + option.slice(2);
    if (value === true) return [key];
    if (value === false || value === '' || value === options.get(option)?.default) return [];
    return [value].flat().map((one) => key + '=' + plainText(one));
  });
  return plainText(system) + '.' + plainText(name) + (file ? '@' + plainText(file.name.slice(EXAMPLES.length, -5)) : '') + said.join('');
}

function fromPlain(text, texts, describe) {
  const [head, ...said] = text.split('&');
  const [, system, name, example] = /^([^.@]+)\.([^@]+)(?:@(.+))?$/.exec(head);
  const values = {};
  const options = optionsOf(describe, plainValue(system), plainValue(name));
  for (const one of said) {
    const [key, ...rest] = one.split('=');
    const option = '--' + key;
    const value = rest.length ? plainValue(rest.join('=')) : true;
    if (options.get(option)?.repeatable || option in values) values[option] = [...[values[option] ?? []].flat(), value];
    else values[option] = value;
  }
  const file = example && EXAMPLES + plainValue(example) + '.json';
  if (file && texts[file] === undefined) throw new WrongLink('This link has a file that this page does not have.');
  return { system: plainValue(system), name: plainValue(name), values, file: file ? { name: file, text: texts[file] } : null, tables: {} };
}

/**
 * @param texts the tables and files that are in the page, by their names
 * @param describe what the program says of its systems; fails with WrongLink where the fight is too large for a link
 */
export async function encode(fight, texts, describe) {
  const short = plain(fight, texts, describe);
  if (short && short.length <= LONGEST_PLAIN) return PLAIN + hash(short).slice(-CHECKED) + short;
  const { system, name, values, file, tables } = fight;
  const said = { s: system, n: name, v: values };
  if (file) said.f = [file.name, changes(file.text, texts[file.name])];
  if (Object.keys(tables).length) {
    said.t = Object.fromEntries(Object.entries(tables).map(([id, text]) => [id, changes(text, texts[id])]));
  }
  const bytes = new TextEncoder().encode(JSON.stringify(said));
  if (bytes.length > LIMIT) throw new WrongLink('This fight is too large for a link; save it under a name, and as a file.');
  const deflated = await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer();
  const body = base64url(new Uint8Array(deflated));
  return VERSION + hash(body) + body;
}

/** The fight of a link; fails with WrongLink, and otherwise where the browser cannot inflate. */
export async function decode(text, texts, describe) {
  if (text[0] === PLAIN) {
    const short = text.slice(1 + CHECKED);
    if (text.slice(1, 1 + CHECKED) !== hash(short).slice(-CHECKED)) throw new WrongLink(CUT);
    try {
      return checked(fromPlain(short, texts, describe));
    } catch (error) {
      throw error instanceof WrongLink ? error : new WrongLink('This link holds no fight.');
    }
  }
  if (text[0] !== VERSION) throw new WrongLink('This link was made by another version of the page, or is none of its links.');
  const body = text.slice(8);
  if (text.slice(1, 8) !== hash(body)) throw new WrongLink(CUT);
  const inflating = new DecompressionStream('deflate-raw');
  try {
    const { s, n, v, f, t = {} } = JSON.parse(await limited(through(bytesOf(body), inflating)));
    const tables = Object.fromEntries(Object.entries(t).map(([id, said]) => [id, changed(said, texts[id])]));
    return checked({ system: s, name: n, values: v, file: f ? { name: f[0], text: changed(f[1], texts[f[0]]) } : null, tables });
  } catch (error) {
    throw error instanceof WrongLink ? error : new WrongLink('This link holds no fight.');
  }
}

/** A fight that came from outside, if it is one; fails with WrongLink. */
export function checked(fight) {
  const texts = (o) => o !== null && typeof o === 'object' && Object.values(o).every((one) => typeof one === 'string');
  const value = (v) => typeof v === 'string' || typeof v === 'boolean' || (Array.isArray(v) && texts(v));
  const ok = fight && typeof fight.system === 'string' && typeof fight.name === 'string'
    && fight.values && Object.entries(fight.values).every(([option, v]) => /^--[\w-]+$/.test(option) && value(v))
    && (fight.file === null || (texts(fight.file) && fight.file.name && fight.file.text !== undefined))
    && texts(fight.tables);
  if (!ok) throw new WrongLink('This link holds no fight.');
  const { system, name, values, file, tables } = fight;
  return { system, name, values, file, tables };
}
