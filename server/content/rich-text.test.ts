import { describe, expect, it } from 'vitest';
import { growth } from '../../tests/support/hostile/growth.ts';
import { richTextShapes } from '../../tests/support/hostile/shapes.ts';
import { cleanRichText } from './clean-rich-text.ts';
import { findRichTextHrefs, findRichTextLinks, mapRichTextLinks } from './rich-text.ts';
import { richTextToMarkdown, richTextToPlainText } from './rich-text-to-plain-text.ts';

describe('rich text', () => {
  it('keeps allowed elements and attributes', () => {
    const html =
      '<h2>Dak</h2><p><strong>Vet</strong> en <a href="https://example.org/">een link</a></p><ul><li>een</li></ul>';
    expect(cleanRichText(html)).toBe(html);
  });

  it('removes formatting attributes and comments', () => {
    expect(cleanRichText('<p class="MsoNormal" style="color:red"><span>a</span><!-- x --></p>')).toBe('<p>a</p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="x()">a</p>',
    '<p OnMouseOver=x>a</p>',
    '<iframe src="https://example.org"></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<form action="/x"><input></form>',
    '<svg><script>1</script></svg>',
    '<img src=x onerror=alert(1)>',
    '<object data="x"></object>',
    '<SCRIPT SRC=//x></SCRIPT>',
  ])('rejects active content: %s', (html) => {
    expect(cleanRichText(html)).toBeNull();
  });

  it.each(Object.entries(richTextShapes))('is cleaned, read and linked in linear time: %s', (_name, shape) => {
    expect(growth((n) => cleanRichText(shape(n)))).toBeLessThan(6);
    const clean = (n: number) => cleanRichText(shape(n)) ?? '';
    const [long, short] = [clean(240_000), clean(60_000)];
    const readers = [richTextToPlainText, richTextToMarkdown, findRichTextLinks, findRichTextHrefs];
    for (const read of [...readers, (html: string) => mapRichTextLinks(html, (link) => link)]) {
      expect(
        growth((n) => read(n === 60_000 ? short : long)),
        read.name,
      ).toBeLessThan(6);
    }
  });

  it('rejects elements that are nested too deeply', () => {
    expect(cleanRichText(`${'<b>'.repeat(250)}a${'</b>'.repeat(250)}`)).not.toBeNull();
    expect(cleanRichText('<b>'.repeat(251))).toBeNull();
  });

  it('finds internal links and no others', () => {
    const html =
      '<p><a href="/nl-nl/over-ons#dak">a</a><a href="//host/x">b</a><a href="/_/search">c</a><a href="mailto:a@b.nl">d</a></p>';
    expect(findRichTextLinks(html)).toEqual([{ path: '/nl-nl/over-ons', pageID: null }]);
  });

  it('stores the page id of a link and, on reading, shows the current path with the fragment', () => {
    const stored = mapRichTextLinks('<a href="/over#dak">a</a>', (link) => ({ ...link, pageID: 7 }));
    expect(stored).toBe('<a href="/over#dak" data-page-id="7">a</a>');
    expect(mapRichTextLinks(stored, ({ pageID }) => ({ path: '/over-ons', pageID }))).toBe(
      '<a href="/over-ons#dak" data-page-id="7">a</a>',
    );
  });

  it('removes the page id from a link to an unknown page', () => {
    expect(mapRichTextLinks('<a href="/weg" data-page-id="9">a</a>', () => null)).toBe('<a href="/weg">a</a>');
  });
});
