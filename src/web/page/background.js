// What the page asks of the program besides the answer: what a file holds, and what the edits of its tables change.

import { useEffect, useState } from 'preact/hooks';
import { keyOf } from './compare.js';
import { unlessSuperseded } from './engine.js';
import { figures, moves } from './moves.js';

/** So long one may type before it is asked, in milliseconds. */
const PAUSE = 20;

/** What the program says of a file; null if it refuses it, or a later file was asked about. */
export async function describeFile(engine, { name, text }) {
  try {
    const { exit, out } = await engine.run(['describe', name], { [name]: text }, { lane: 'describe' });
    return exit ? null : JSON.parse(out);
  } catch (error) {
    unlessSuperseded(error);
    return null;
  }
}

/** What the program says of the file that a fight is played under; of one's own it is asked. `examples`: the files in the page. */
export function useDescribed(file, examples, engine) {
  const [said, setSaid] = useState({});
  const built = file && examples[file.name]?.text === file.text ? examples[file.name].describe : null;
  useEffect(() => {
    if (!file || built || !engine) return undefined;
    const timer = setTimeout(async () => {
      const describe = await describeFile(engine, file);
      if (describe) setSaid({ name: file.name, describe });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [file?.name, file?.text, engine]);
  return built ?? (said.name === file?.name ? said.describe : undefined);
}

/** The main figure of an answer before the tables and the file were edited, and what the edits move; null where nothing is edited. */
export function useEdits(fight, texts, answer, engine, measures) {
  const [said, setSaid] = useState({});
  const file = fight.file && { ...fight.file, text: texts[fight.file.name] ?? fight.file.text };
  const first = { ...fight, file, tables: {} };
  const key = keyOf(fight);
  const edited = keyOf(first) !== key;
  useEffect(() => {
    if (!edited || !answer || answer.exit || said.key === key) return undefined;
    let left = false;
    const jsonOf = async (one) => {
      const { exit, out } = await engine.ask(one, ['--format', 'json'], { lane: 'was' });
      return exit ? null : JSON.parse(out);
    };
    (async () => {
      const was = said.first === keyOf(first) ? said.was : await jsonOf(first);
      const is = was && await jsonOf(fight);
      if (!left) setSaid({ key, first: keyOf(first), was, figure: was?.summary?.match(/\d+\.?\d*%/)?.[0], moved: is && moves(figures(was, measures), figures(is, measures)) });
    })().catch(unlessSuperseded);
    return () => { left = true; };
  }, [key, edited, answer]);
  return edited && said.key === key ? said : null;
}
