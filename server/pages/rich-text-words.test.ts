import { expect, it } from 'vitest';
import { richTextMarkup, richTextWords } from './rich-text-words.ts';

it.each([
  ['paragraphs', '<p>One</p><p>Two <strong>bold</strong> words</p>', 'One\nTwo bold words'],
  ['line breaks', '<p>One<br />Two</p>', 'One\nTwo'],
  ['headings and lists', '<h2>Roof</h2><ul><li><p>One</p></li><li>Two</li></ul>', 'Roof\nOne\nTwo'],
  ['tables', '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>', 'a b\nc'],
  ['entities', '<p>Kaas &amp; brood &lt;3</p>', 'Kaas & brood <3'],
  ['nothing', '', ''],
])('reads %s as their words', (_name, html, words) => {
  expect(richTextWords(html)).toBe(words);
});

it('gives a sign for each kind of markup, and the address of a link', () => {
  const html = '<h2>Roof</h2><p>A <strong>bold</strong>, <em>slanted</em> <a href="/roof">link</a></p>';
  expect(richTextMarkup(html)).toBe('## Roof\nA **bold**, *slanted* [link](/roof)');
});
