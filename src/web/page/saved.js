// Fights that are saved under a name: in the browser's store, and in one file, since browsers forget. Those that are kept
// to be compared belong to their tab, which has them again when it is loaded anew.

import { checked } from './link.js';

const KEY = 'vedette.fights';

const KEPT = 'vedette.kept';

/** What the browser's store has not taken. */
let here = null;

/** [{ name, fight }], of other pages too. */
export function load() {
  try {
    return here ?? read(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Whether the browser's store has taken them; if not, they stay as long as the page does. */
export function store(fights) {
  try {
    localStorage.setItem(KEY, write(fights));
    here = null;
  } catch {
    here = fights;
  }
  return here === null;
}

export const write = (fights) => JSON.stringify(fights, null, 1);

/** The fights of a text; fails if it is not one of ours. */
export function read(text) {
  return JSON.parse(text).map(({ name, fight }) => ({ name: String(name).slice(0, 200), fight: checked(fight) }));
}

/** Both, without what is there twice; what is the same by name is replaced. */
export function merge(old, added) {
  return [...old.filter((one) => !added.some((other) => other.name === one.name)), ...added];
}

/** The fights that this tab keeps, each { id, name, fight, sentence }. */
export function loadKept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]').map(({ id, name, fight, sentence }) =>
      ({ id: String(id), name: String(name), fight: checked(fight), sentence: String(sentence) }));
  } catch {
    return [];
  }
}

export function storeKept(kept) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // where nothing is stored, they stay until the tab is loaded anew
  }
}
