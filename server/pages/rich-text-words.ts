import { Parser } from 'htmlparser2';

/** What an element adds to the text around its own: [before it, after it]. */
type Marks = (element: string, attributes: Record<string, string>) => readonly [string, string];

const paragraphs: ReadonlySet<string> = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'pre',
  'tr',
  'ul',
  'ol',
  'table',
  'hr',
]);

const noMarks = ['', ''] as const;

/** Breaks between paragraphs and lines, spaces between the cells of a table. */
const breaks: Marks = (element) => {
  if (paragraphs.has(element)) return ['\n', '\n'];
  if (element === 'br') return ['\n', ''];
  return element === 'td' || element === 'th' ? ['', ' '] : noMarks;
};

/** Marks that are read as such in every language. */
const signs: Readonly<Record<string, readonly [string, string]>> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  u: ['__', '__'],
  s: ['~~', '~~'],
  sub: ['~', '~'],
  sup: ['^', '^'],
  code: ['`', '`'],
  h2: ['\n## ', '\n'],
  h3: ['\n### ', '\n'],
  h4: ['\n#### ', '\n'],
  blockquote: ['\n> ', '\n'],
  pre: ['\n```\n', '\n```\n'],
  ul: ['\n- ', '\n'],
  ol: ['\n1. ', '\n'],
  th: ['| ', ' '],
  td: ['| ', ' '],
  hr: ['\n---\n', ''],
};

const breaksAndSigns: Marks = (element, attributes) =>
  element === 'a' ? ['[', `](${attributes.href ?? ''})`] : (signs[element] ?? breaks(element, attributes));

function readText(html: string, marks: Marks): string {
  let text = '';
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (element, attributes) => {
      const [before, after] = marks(element, attributes);
      text += before;
      open.push(after);
    },
    ontext: (part) => {
      text += part;
    },
    onclosetag: () => {
      text += open.pop() ?? '';
    },
  });
  parser.end(html);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** A rich text as its words, a line for each paragraph. */
export const richTextWords = (html: string): string => readText(html, breaks);

/** As `richTextWords`, with signs for its markup and the addresses of its links. */
export const richTextMarkup = (html: string): string => readText(html, breaksAndSigns);
