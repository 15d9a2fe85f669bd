// A fight as text behind the # of an address: version, checksum, and its JSON, deflated, in base64url.
// A table or a file that is in the page is written as its changed lines, against its hash.

const VERSION = '1';

/** So much a link may inflate to, in bytes. */
const LIMIT = 1 << 20;

/** A link that holds no fight; its message is for the reader. */
export class WrongLink extends Error {}

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

/** @param texts the tables and files that are in the page, by their names; fails with WrongLink where the fight is too large for a link */
export async function encode(fight, texts) {
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
export async function decode(text, texts) {
  if (text[0] !== VERSION) throw new WrongLink('This link was made by another version of the page, or is none of its links.');
  const body = text.slice(8);
  if (text.slice(1, 8) !== hash(body)) throw new WrongLink('This link was cut or changed on its way; copy it again, as a whole.');
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
