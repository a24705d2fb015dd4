import { expect, test } from 'vitest';
import { cleanSvg, looksLikeSvg, disableSvgFilters } from './clean-svg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"${attributes}>${inner}</svg>`;

test('an SVG keeps its shapes, gradients, styles and internal links', () => {
  const source = svg(
    '<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient>' +
      '</defs><path id="image1" class="a" d="M0 0h8v8z" fill="url(#g)"/><use xlink:href="#image1" x="2"/>',
  );
  const clean = cleanSvg(source);
  for (const part of ['.a{fill:url(#g)}', 'linearGradient id="g"', 'd="M0 0h8v8z" fill="url(#g)"', 'href="#image1"']) {
    expect(clean).toContain(part);
  }
});

test.each([
  ['a script', svg('<script>alert(1)</script><g/>')],
  ['a script of another case', svg('<SCRIPT>alert(1)</SCRIPT>')],
  ['a prefixed script', svg('<svg:script>alert(1)</svg:script>')],
  ['a handler', svg('<g/>', ' onload="alert(1)"')],
  ['a handler of a shape', svg('<rect onclick="alert(1)" width="1" height="1"/>')],
  ['a javascript URL', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
  ['an external image', svg('<image href="https://evil.example/alert(1).png"/>')],
  ['an external use element', svg('<use href="https://evil.example/alert(1).svg#a"/>')],
  ['a nested document', svg('<image href="data:image/svg+xml;base64,alert(1)"/>')],
  [
    'foreign content',
    svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>'),
  ],
  ['an animated link', svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>')],
  ['an animated handler', svg('<set attributeName="onmouseover" to="alert(1)"/>')],
  ['an import', svg('<style>@import "https://evil.example/alert(1).css"</style>')],
  ['an external style', svg('<style>.a{fill:url(https://evil.example/alert(1))}</style>')],
  ['an escaped style', svg('<style>.a{fill:u\\72l(//evil.example/alert(1))}</style>')],
  ['a style that ends itself', svg('<style>&lt;/style>&lt;script>alert(1)&lt;/script></style>')],
  ['a CDATA style that ends itself', svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>')],
  ['an external style attribute', svg('<g style="fill:url(//evil.example/alert(1))"/>')],
  ['an external filter', svg('<g filter="url(https://evil.example/alert(1)#f)"/>')],
  ['an external image of a filter', svg('<filter id="f"><feImage href="https://evil.example/alert(1)"/></filter>')],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "alert(1)">]>${svg('<text>&x;</text>')}`],
  ['a stylesheet instruction', `<?xml-stylesheet href="https://evil.example/alert(1).css"?>${svg('')}`],
  ['a comment', svg('<!-- alert(1) -->')],
])('%s is dropped', (_what, source) => {
  expect(looksLikeSvg(source)).toBe(true);
  expect(cleanSvg(source)).not.toContain('alert(1)');
  expect(cleanSvg(source)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
});

test('cleaning a clean SVG changes nothing', () => {
  const once = cleanSvg(svg('<style>.a{fill:red}</style><text class="a">a &lt; b &amp; c</text>'));
  expect(cleanSvg(once)).toBe(once);
});

test('the first element decides whether a text is an SVG document', () => {
  expect(looksLikeSvg('<?xml version="1.0"?>\n<!-- drawn --><!DOCTYPE svg PUBLIC "a" "b">\n<svg>')).toBe(true);
  expect(looksLikeSvg('<html><svg></svg></html>')).toBe(false);
  expect(looksLikeSvg('<!-- <svg> ')).toBe(false);
  expect(looksLikeSvg('<?xml')).toBe(false);
});

test('filters are disabled before rendering; the same word elsewhere stays', () => {
  const source = svg(
    '<style>.a{fill:red;filter:blur(9px)}</style><filter id="f"/><rect class="a" filter="url(#f)" style="FILTER : blur(9px)"/><text>a filter: b</text>',
  );
  expect(disableSvgFilters(source)).toBe(
    svg(
      '<style>.a{fill:red;x-filter:blur(9px)}</style><filter id="f"/><rect class="a" x-filter="url(#f)" style="x-filter : blur(9px)"/><text>a filter: b</text>',
    ),
  );
});
