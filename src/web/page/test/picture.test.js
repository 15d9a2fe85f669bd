import assert from 'node:assert/strict';
import test from 'node:test';
import { lines, picture } from '../picture.js';

/** Ten pixels a letter. */
const measure = (text) => text.length * 10;

test('a text is broken between words, and a long word stands alone', () => {
  assert.deepEqual(lines('one two three', 70, '', measure), ['one two', 'three']);
  assert.deepEqual(lines('a extraordinarily b', 50, '', measure), ['a', 'extraordinarily', 'b']);
  assert.deepEqual(lines('', 50, '', measure), ['']);
});

test('a picture has the sentence, the situation, bars, two charts and the command, and is XML', () => {
  const chart = (title) => ({ title, height: 100, inner: '<rect class="bar"/>' });
  const { width, height, svg } = picture({
    title: 'six-days battle', sentence: 'It succeeds 55.6% of the time & more.', facts: [['attacker', 'inf <5>']],
    bars: [{ label: 'it succeeds', share: 0.556, text: '55.60%', side: 'attacker' }], charts: [chart('one'), chart('two'), chart('three')], command: 'vedette "x"',
  }, measure);
  assert.ok(width === 800 && height > 200);
  for (const part of ['<tspan class="strong">55.6%</tspan>', '&amp; more.', 'inf &lt;5&gt;', '<g class="attacker"><rect class="bar" x="342"', 'width="183.5"', '>one<', '>two<', 'vedette &quot;x&quot;']) assert.ok(svg.includes(part), part);
  assert.ok(!svg.includes('>three<'));
  assert.equal(svg.match(/<(?!\/|tspan)[a-z]+[^>]*[^/]>/g).length + svg.match(/<tspan/g).length, svg.match(/<\/[a-z]+>/g).length);
});
