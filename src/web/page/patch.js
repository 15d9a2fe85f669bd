// What was changed in a file, as a unified diff for `git apply` and `patch -p1`.

/** The unified diff of a file, with three lines around each change; empty if nothing differs. */
export function diff(name, before, after) {
  const lines = marked(split(before), split(after));
  const touched = lines.flatMap(([sign], at) => (sign === ' ' ? [] : [at]));
  let out = touched.length ? `--- a/${name}\n+++ b/${name}\n` : '';
  for (let from = 0, to; from < touched.length; from = to) {
    to = from + 1;
    while (to < touched.length && touched[to] - touched[to - 1] <= 6) {
      to++;
    }
    const first = Math.max(0, touched[from] - 3);
    const hunk = lines.slice(first, touched[to - 1] + 4);
    const range = (other) => {
      const skipped = lines.slice(0, first).filter(([sign]) => sign !== other).length;
      const count = hunk.filter(([sign]) => sign !== other).length;
      return `${skipped + (count ? 1 : 0)},${count}`;
    };
    out += `@@ -${range('+')} +${range('-')} @@\n`;
    out += hunk.map(([sign, line]) => sign + (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`)).join('');
  }
  return out;
}

function split(text) {
  return text ? text.split(/(?<=\n)/) : [];
}

/** Lines with " ", "-" or "+": line by line where both have as many between what is equal, else as one block. */
function marked(before, after) {
  let head = 0;
  while (head < before.length && before[head] === after[head]) {
    head++;
  }
  let tail = 0;
  while (tail < Math.min(before.length, after.length) - head && before.at(-1 - tail) === after.at(-1 - tail)) {
    tail++;
  }
  const was = before.slice(head, before.length - tail);
  const is = after.slice(head, after.length - tail);
  const out = before.slice(0, head).map((line) => [' ', line]);
  let added = [];
  was.forEach((line, at) => {
    if (was.length === is.length && line === is[at]) {
      out.push(...added, [' ', line]);
      added = [];
    } else {
      out.push(['-', line]);
      added.push(...(was.length === is.length ? [['+', is[at]]] : []));
    }
  });
  out.push(...(was.length === is.length ? added : is.map((line) => ['+', line])));
  return [...out, ...before.slice(before.length - tail).map((line) => [' ', line])];
}
