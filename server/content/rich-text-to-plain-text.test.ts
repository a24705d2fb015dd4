import { expect, it } from 'vitest';
import { richTextToMarkdown, richTextToPlainText } from './rich-text-to-plain-text.ts';

it.each([
  ['paragraphs', '<p>One</p><p>Two <strong>bold</strong> words</p>', 'One\nTwo bold words'],
  ['line breaks', '<p>One<br />Two</p>', 'One\nTwo'],
  ['headings and lists', '<h2>Roof</h2><ul><li><p>One</p></li><li>Two</li></ul>', 'Roof\nOne\nTwo'],
  ['tables', '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>', 'a b\nc'],
  ['entities', '<p>Kaas &amp; brood &lt;3</p>', 'Kaas & brood <3'],
  ['nothing', '', ''],
])('converts %s to plain text', (_name, html, plainText) => {
  expect(richTextToPlainText(html)).toBe(plainText);
});

it('marks each kind of markup, and shows the address of a link', () => {
  const html = '<h2>Roof</h2><p>A <strong>bold</strong>, <em>slanted</em> <a href="/roof">link</a></p>';
  expect(richTextToMarkdown(html)).toBe('## Roof\nA **bold**, *slanted* [link](/roof)');
});
