// The figures of an answer, and what moved between two. No DOM here.

const hundredths = (value, mean) => Math.round((value ?? 0) * (mean ? 100 : 10000)) / 100;

/** Figures by name, from the program's JSON of a fight or of many: { text, mean, value }. */
export function figures(json, measures = []) {
  const text = (name) => {
    const [, measure, stack] = /^(.*?)(?:\[(.*)\])?$/.exec(name);
    const words = measures.find((each) => each.name === measure)?.text ?? measure;
    return stack ? `${words} (${/^\d+$/.test(stack) ? 'stack ' : ''}${stack})` : words;
  };
  if (json.cells) {
    return Object.fromEntries(json.cells.flatMap(({ values, figures: each }) => json.figures.map(({ measure, value, text: words, mean }) => {
      const key = value ? `${measure}: ${value}` : measure;
      return [`${values.join(' ')} ${key}`, { text: `${json.swept.map(({ name }, at) => `${name} ${values[at]}`).join(', ')}: ${words}`, mean, value: each[key] }];
    })));
  }
  return Object.fromEntries(Object.entries(json.measures).flatMap(([name, measure]) => measure.kind === 'category'
    ? measure.distribution.map(({ value, p }) => [`${name}: ${value}`, { text: `${text(name)}: ${value}`, mean: false, value: p }])
    : [[name, { text: text(name), mean: measure.kind === 'count', value: measure.p ?? measure.mean }]]));
}

/** What moved between two answers to a hundredth, as { text, unit, before, after }; what one of them lacks was or is 0. */
export function moves(before, after) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const { text, mean } = after[name] ?? before[name];
    const [was, is] = [before, after].map((all) => hundredths(all[name]?.value, mean));
    return was === is ? [] : [{ text, unit: mean ? '' : '%', before: was, after: is }];
  });
}

/** A change between two figures in words: `+6.95 pp`, `−0.12`. */
export const changeOf = ({ before, after, unit }) => (after > before ? '+' : '−') + Math.abs(after - before).toFixed(2) + (unit && ' pp');

export const beforeAndAfter = ({ before, after, unit }) => [before, after].map((value) => value.toFixed(2) + unit);
