import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

declare module '../shared/threads/thread-pool.ts' {
  interface ThreadTasks {
    cleanRichTexts: typeof cleanRichTexts;
  }
}

/** The allowed elements; `data-page-id` holds the page of an internal link. */
const allowedTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'blockquote',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const allowedAttributes = { a: ['href', 'data-page-id'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] };
const allowedSchemes = ['http', 'https', 'mailto', 'tel'];

/** Elements that run code, load resources or take input. Text with one of them is rejected, not silently changed. */
const activeElements: ReadonlySet<string> = new Set([
  'script',
  'noscript',
  'template',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'link',
  'meta',
  'base',
  'svg',
  'math',
  'img',
  'video',
  'audio',
]);

const addressAttributes: ReadonlySet<string> = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data']);

/** Browsers ignore control characters and spaces inside a scheme, so `java\nscript:` is an active scheme too. */
function hasActiveScheme(address: string): boolean {
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  return /^(javascript|data|vbscript):/i.test(address.replace(/[\u0000-\u0020\u007f-\u009f]/g, ''));
}

function isActive(element: string, attributes: Readonly<Record<string, string>>): boolean {
  if (activeElements.has(element)) return true;
  return Object.entries(attributes).some(
    ([name, value]) =>
      name.toLowerCase().startsWith('on') || (addressAttributes.has(name.toLowerCase()) && hasActiveScheme(value)),
  );
}

/** Deepest allowed nesting: the parser takes quadratic time to close elements that were left open. */
const maxDepth = 250;

class TooDeep extends Error {}

function isTooDeep(html: string): boolean {
  let depth = 0;
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      if (depth > maxDepth) throw new TooDeep();
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  try {
    parser.end(html);
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}

/**
 * Returns rich text reduced to the allowed elements and attributes. Returns null if it has active content or elements
 * that are nested too deeply (V_15).
 */
export function cleanRichText(html: string): string | null {
  if (isTooDeep(html)) return null;
  let active = false;
  const cleaned = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    allowedSchemes,
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h5: 'h4', h6: 'h4' },
    nestingLimit: 50,
    onOpenTag: (name, attributes) => {
      active ||= isActive(name, attributes);
    },
  });
  return active ? null : cleaned;
}

/** Like `cleanRichText`, for several texts. */
export const cleanRichTexts = (texts: readonly string[]): (string | null)[] => texts.map(cleanRichText);
