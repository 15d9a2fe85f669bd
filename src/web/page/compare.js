// Kept fights beside each other. No DOM here.

/** A fight as a key: what leads to the same command and files has the same. */
export function keyOf({ system, name, values, file, tables }) {
  const given = Object.entries(values).map(([option, value]) => [option, Array.isArray(value) ? value.filter((one) => one !== '') : value])
    .filter(([, value]) => value !== undefined && value !== false && value !== '' && value.length !== 0);
  const sorted = (entries) => entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([system, name, sorted(given), file && [file.name, file.text], sorted(Object.entries(tables))]);
}
