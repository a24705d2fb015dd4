import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

const show = (html: string) => renderToStaticMarkup(<RichText html={html} locale="nl-nl" />);

describe('rich text', () => {
  it('shows what the allow-list holds as it was written', () => {
    const html =
      '<h2>Dak</h2><p>Een <strong>nat</strong> <em>dak</em><br/>lekt</p><ul><li>een</li></ul><blockquote><p>Zo</p></blockquote>';
    expect(show(html)).toBe(html);
  });

  it('shows tables with their spans, in a named place that scrolls', () => {
    const html =
      '<table><tbody><tr><th colSpan="2">A</th></tr><tr><td>1</td><td rowSpan="3">2</td></tr></tbody></table>';
    expect(show(html)).toContain(html);
    expect(show(html)).toMatch(/^<section [^>]*aria-label="Tabel" tabindex="0">/);
  });

  it('drops elements it does not know and keeps their words', () => {
    expect(show('<section><p>een <font>twee</font></p></section>')).toBe('<p>een twee</p>');
  });

  it('drops scripts with their words', () => {
    expect(show('<p>voor</p><script>alert(1)</script><style>p{}</style><p>na</p>')).toBe('<p>voor</p><p>na</p>');
  });

  it('drops event handlers, styles and classes', () => {
    expect(show('<p onclick="alert(1)" style="color:red" class="x" id="y">tekst</p>')).toBe('<p>tekst</p>');
  });

  it('keeps a link to a script from being one', () => {
    expect(show('<a href="javascript:alert(1)">klik</a>')).toBe('<a>klik</a>');
    expect(show('<a href="JAVA&#x0A;SCRIPT:alert(1)">klik</a>')).toBe('<a>klik</a>');
  });

  it('leads to pages, and tells links to elsewhere', () => {
    expect(show('<a href="/nl-nl/dak" data-page-id="4">dak</a>')).toBe('<a href="/nl-nl/dak">dak</a>');
    expect(show('<a href="https://example.org/">elders</a>')).toBe(
      '<a href="https://example.org/" rel="external noopener">elders</a>',
    );
  });

  it('escapes what only looks like markup', () => {
    expect(show('<p>&lt;img src=x onerror=alert(1)&gt; &amp; 3 &lt; 4</p>')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &amp; 3 &lt; 4</p>',
    );
  });

  it('survives what is not closed', () => {
    expect(show('<p>een <strong>twee<p>drie')).toContain('drie');
    expect(show('')).toBe('');
  });
});
