import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import './all-texts.ts';
import './html/server-html-reader.ts';
import { RichText } from './rich-text.tsx';

const show = (html: string) => renderToStaticMarkup(<RichText html={html} locale="nl-nl" />);

describe('rich text', () => {
  it('has one text for words with entities, as a browser reads them', () => {
    expect(show('<p>Kirchenb&uuml;ro &amp; Kirchen&shy;rat</p>')).toBe('<p>Kirchenbüro &amp; Kirchen\u00ADrat</p>');
    expect(renderToString(<RichText html="<p>Kirchenb&uuml;ro</p>" locale="nl-nl" />)).not.toContain('<!--');
  });

  it('shows elements of the allow-list as they were written', () => {
    const html =
      '<h2>Dak</h2><p>Een <strong>nat</strong> <em>dak</em><br/>lekt</p><ul><li>een</li></ul><blockquote><p>Zo</p></blockquote>';
    expect(show(html)).toBe(html);
  });

  it('shows tables with their spans, in a labelled scrollable region', () => {
    const html =
      '<table><tbody><tr><th colSpan="2">A</th></tr><tr><td>1</td><td rowSpan="3">2</td></tr></tbody></table>';
    expect(show(html)).toContain(html);
    expect(show(html)).toMatch(/^<section [^>]*aria-label="Tabel" tabindex="0">/);
  });

  it('drops unknown elements and keeps their text', () => {
    expect(show('<section><p>een <font>twee</font></p></section>')).toBe('<p>een twee</p>');
  });

  it('drops scripts with their content', () => {
    expect(show('<p>voor</p><script>alert(1)</script><style>p{}</style><p>na</p>')).toBe('<p>voor</p><p>na</p>');
  });

  it('drops event handlers, styles and classes', () => {
    expect(show('<p onclick="alert(1)" style="color:red" class="x" id="y">tekst</p>')).toBe('<p>tekst</p>');
  });

  it('drops the address of a script link', () => {
    expect(show('<a href="javascript:alert(1)">klik</a>')).toBe('<a>klik</a>');
    expect(show('<a href="JAVA&#x0A;SCRIPT:alert(1)">klik</a>')).toBe('<a>klik</a>');
  });

  it('links to pages, and marks external links', () => {
    expect(show('<a href="/nl-nl/dak" data-page-id="4">dak</a>')).toBe('<a href="/nl-nl/dak">dak</a>');
    expect(show('<a href="https://example.org/">elders</a>')).toBe(
      '<a href="https://example.org/" rel="external noopener">elders</a>',
    );
  });

  it('escapes text that looks like markup', () => {
    expect(show('<p>&lt;img src=x onerror=alert(1)&gt; &amp; 3 &lt; 4</p>')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &amp; 3 &lt; 4</p>',
    );
  });

  it('survives unclosed elements', () => {
    expect(show('<p>een <strong>twee<p>drie')).toContain('drie');
    expect(show('')).toBe('');
  });
});
