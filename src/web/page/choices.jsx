// Words to be tapped: radio buttons where one excludes the others, check boxes where they add up.

import { useId } from 'preact/hooks';
import './choices.css';

/** One of some choices, each { value, label }. */
export function Radios({ label, labelledBy, choices, value, set }) {
  const name = useId();
  return (
    <span class="words" role="radiogroup" aria-label={label} aria-labelledby={labelledBy}>
      {choices.map((one) => (
        <label key={one.value} class="word"><input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => set(one.value)} /><span>{one.label}</span></label>
      ))}
    </span>
  );
}

/** Any of some choices. */
export function Checks({ label, labelledBy, choices, values, set }) {
  const toggle = (word) => set(values.includes(word) ? values.filter((one) => one !== word) : [...values, word]);
  return (
    <span class="words" role="group" aria-label={label} aria-labelledby={labelledBy}>
      {choices.map((one) => (
        <label key={one.value} class="word"><input type="checkbox" checked={values.includes(one.value)} onChange={() => toggle(one.value)} /><span>{one.label}</span></label>
      ))}
    </span>
  );
}
