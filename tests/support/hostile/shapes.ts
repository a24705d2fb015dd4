/** A text of about n characters that is hard to process. */
export type Shape = (n: number) => string;

const repeated =
  (part: string): Shape =>
  (n) =>
    part.repeat(Math.max(1, Math.floor(n / part.length)));

/** The parts next to each other, each repeated until it fills half of the text. */
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

/** For HTML parsers. */
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
  links: repeated('<a href="/a" data-page-id="1">a</a>'),
  'an address of spaces': between('<a href="/', ' ', 'x">a</a>'),
  'an address of control characters': between('<a href="', '\u0001', '">a</a>'),
  spaces: repeated(' '),
  'spaces before a letter': between('x', ' ', 'x'),
  lines: repeated(' \n '),
  entities: repeated('&amp;'),
  ampersands: repeated('&'),
  comments: repeated('<!--'),
  declarations: repeated('<![CDATA['),
  headings: repeated('<h2>x</h2>'),
};

/** For code that reads, compares, trims, normalises or looks up a text. */
const plainShapes: Readonly<Record<string, Shape>> = {
  letters: repeated('a'),
  'spaces between letters': between('a', ' ', 'a'),
  lines: repeated(' \n '),
  'accents in the wrong order': between('a', '\u0315\u0300', ''),
  'letters of two units': repeated('🙂'),
  slashes: repeated('/a'),
  dots: repeated('../'),
  hyphens: repeated('a-'),
  quotes: repeated('\'"'),
  'escaped characters': repeated('\\\u0001'),
  percent: repeated('%_'),
  'at-signs': repeated('a@a.'),
  digits: repeated('1'),
  brackets: repeated('[({<'),
  links: repeated('http://a.'),
};

const addressShapes: Readonly<Record<string, Shape>> = {
  ...plainShapes,
  'an address of many labels': between('https://', 'a.', 'nl'),
  'an address of many folders': between('https://a.nl/', 'a/', ''),
  'a path of many folders': between('/', 'a/', 'a'),
  'mail addresses': between('mailto:', 'a@a.nl,', 'a@a.nl'),
};

/** JSON text of about n characters. */
const jsonShapes: Readonly<Record<string, Shape>> = {
  lists: (n) => `[${'[],'.repeat(n / 3)}1]`,
  numbers: (n) => `[${'1,'.repeat(n / 2)}1]`,
  'nested lists': (n) => `[${`${'['.repeat(50)}${']'.repeat(50)},`.repeat(n / 101)}1]`,
  'one list in another': (n) => '['.repeat(n / 2) + ']'.repeat(n / 2),
  names: (n) => `{${Array.from({ length: n / 12 }, (_, index) => `"k${index}":1`).join(',')}}`,
  rows: (n) => `[${'{"key":"a","b":"long enough"},'.repeat(n / 30)}{}]`,
  'one text': (n) => `"${'a'.repeat(n)}"`,
  'a text of escapes': (n) => `"${'\\u0001'.repeat(n / 6)}"`,
  'a text of escaped backslashes': (n) => `"${'\\\\'.repeat(n / 2)}"`,
  'a text of HTML': (n) => `"${'<b>'.repeat(n / 3)}"`,
};

/** How a text is used; each kind has its own shapes, sent as JSON. `any` has those of all kinds. */
export type TextKind = 'plain' | 'address' | 'json' | 'any';

const quoted = (shapes: Readonly<Record<string, Shape>>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, (n) => JSON.stringify(shape(n))]));

/** The values of each kind as JSON text of about n characters, including values of another type than the field's. */
export const shapesOfKind: Readonly<Record<TextKind, Readonly<Record<string, Shape>>>> = {
  plain: { ...quoted(plainShapes), 'a list in place of a text': (n) => jsonShapes.lists?.(n) ?? '[]' },
  address: quoted(addressShapes),
  json: jsonShapes,
  any: {
    ...quoted(addressShapes),
    ...Object.fromEntries(Object.entries(jsonShapes).map(([name, shape]) => [`JSON: ${name}`, shape])),
  },
};
