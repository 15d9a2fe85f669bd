// What lint finds in a table, as one types.

import { useEffect, useState } from 'preact/hooks';
import { unlessSuperseded } from './engine.js';
import { pathAt, readOrNull, scan } from './grid.js';
import { refusal } from './model.js';

/** So long nothing is typed before lint looks, in milliseconds. */
const PAUSE = 250;

/** What `vedette lint` says of a file, with the path of the value that each finding is about. */
export function useLint(linter, name, text) {
  const [lint, setLint] = useState({ findings: [], words: 'Checking the table…' });
  useEffect(() => {
    let left = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await linter.run(['lint', name, '--format', 'json'], { [name]: text }, { lane: 'bench' });
        if (!left) {
          setLint(findings(text, answer));
        }
      } catch (error) {
        unlessSuperseded(error);
      }
    }, PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [linter, name, text]);
  return lint;
}

/** The findings of an answer of lint, each with the path of its value; in `words` what stands in their place. */
function findings(text, linted) {
  const answer = readOrNull(linted.out);
  if (!answer) {
    return { findings: [], words: refusal(linted) };
  }
  let root = null;
  try {
    root = scan(text);
  } catch {
    // a broken text has findings with lines, but no cells
  }
  return { findings: answer.tables.flatMap((table) => table.findings).map((finding) =>
    ({ ...finding, path: root && pathAt(text, root, finding.line, finding.column) })) };
}

/** The findings of lint; a tap on a cell's name goes to the cell. */
export function Findings({ lint, go, cells }) {
  const count = (kind) => lint.findings.filter(({ severity }) => severity === kind).length;
  const counts = ['error', 'warning', 'note'].map((kind) => [count(kind), kind]).filter(([number]) => number)
    .map(([number, kind]) => `${number} ${kind}${number === 1 ? '' : 's'}`);
  return (
    <section class="findings">
      <h2>Lint</h2>
      <p role="status">{lint.words ?? (counts.join(', ') || 'No findings.')}</p>
      <ul>
        {lint.findings.map(({ severity, code, line, column, message, help, path }) => (
          <li key={`${code} ${line} ${column} ${message}`}>
            <strong class={severity}>{severity} {code}</strong>{' '}
            {cells.has(path) ? <button type="button" class="place" onClick={() => go(path)}>{cells.get(path).place}</button>
              : <span class="quiet">line {line}, column {column}</span>}
            : {message}{help && <small>{help}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
