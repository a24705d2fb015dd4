import { Parser } from 'htmlparser2';

/** Returns the text to add before and after an element. */
type ElementMarks = (element: string, attributes: Record<string, string>) => readonly [string, string];

const blockElements: ReadonlySet<string> = new Set([
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

/** Line breaks between blocks, and spaces between table cells. */
const breakMarks: ElementMarks = (element) => {
  if (blockElements.has(element)) return ['\n', '\n'];
  if (element === 'br') return ['\n', ''];
  return element === 'td' || element === 'th' ? ['', ' '] : noMarks;
};

/** Markdown-like marks. */
const markdownMarks: Readonly<Record<string, readonly [string, string]>> = {
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

const breakAndMarkdownMarks: ElementMarks = (element, attributes) =>
  element === 'a' ? ['[', `](${attributes.href ?? ''})`] : (markdownMarks[element] ?? breakMarks(element, attributes));

function htmlToText(html: string, marks: ElementMarks): string {
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

/** Converts rich text to plain text, with a line for each paragraph. */
export const richTextToPlainText = (html: string): string => htmlToText(html, breakMarks);

/** Like `richTextToPlainText`, with Markdown-like marks for markup and links, for comparing versions. */
export const richTextToMarkdown = (html: string): string => htmlToText(html, breakAndMarkdownMarks);
