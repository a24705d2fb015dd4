/** A text of about n characters that is hard on whatever reads it. */
export type Shape = (n: number) => string;

const repeated =
  (part: string): Shape =>
  (n) =>
    part.repeat(Math.max(1, Math.floor(n / part.length)));

/** The parts next to each other, each repeated until both fill half of the text. */
const halves =
  (first: string, second: string): Shape =>
  (n) => {
    const count = Math.max(1, Math.floor(n / (first.length + second.length)));
    return first.repeat(count) + second.repeat(count);
  };

const between =
  (before: string, part: string, after: string): Shape =>
  (n) =>
    before + repeated(part)(n) + after;

/** For whatever reads HTML. */
export const richTextShapes: Readonly<Record<string, Shape>> = {
  'open elements': repeated('<b>'),
  'open blocks': repeated('<div>'),
  'open lists': repeated('<ul><li>'),
  'open tables': repeated('<table><tr><td>'),
  'open foreign elements': repeated('<desc><foreignobject>'),
  'nested elements': halves('<b>', '</b>'),
  'closed elements': repeated('<b>x</b>'),
  'elements closed below many open ones': between('<b>'.repeat(200), '</u>', ''),
  'tags that are not closed': repeated('<a '),
  'less-than signs': repeated('<'),
  'attributes that are not closed': repeated('<a href="'),
  'many attributes': between('<a', ' a=""', '>x</a>'),
  'many classes': between('<p class="', 'a ', '">x</p>'),
  'links': repeated('<a href="/a" data-page-id="1">a</a>'),
  'an address of spaces': between('<a href="/', ' ', 'x">a</a>'),
  'an address of control characters': between('<a href="', '\u0001', '">a</a>'),
  'spaces': repeated(' '),
  'spaces before a letter': between('x', ' ', 'x'),
  'lines': repeated(' \n '),
  'entities': repeated('&amp;'),
  'ampersands': repeated('&'),
  'comments': repeated('<!--'),
  'declarations': repeated('<![CDATA['),
  'headings': repeated('<h2>x</h2>'),
};
