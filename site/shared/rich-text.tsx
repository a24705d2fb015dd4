import { createElement, type ReactNode, use } from 'react';
import { DefaultLocale } from './default-locale.ts';
import { htmlReader } from './html/html-reader.ts';
import { type LinkContext, readHref } from './links.ts';
import style from './rich-text.module.css';
import { textsFor } from './texts.ts';

const TAGS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol li a strong em b i u s sub sup blockquote code pre table caption thead tbody tfoot tr th td br hr'.split(
    ' ',
  ),
);
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr']);
const DROPPED_TAGS: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'title',
  'textarea',
  'iframe',
  'noscript',
]);
/** In these elements whitespace between tags is insignificant, and React warns about it. */
const STRUCTURAL_TAGS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol']);

type OpenElement = { tag: string | null; attributes: Record<string, string>; children: ReactNode[] };

/**
 * Renders rich text as elements of an allow-list. The server has sanitised it on storing; building elements instead of
 * injecting HTML protects even if the sanitiser has a hole.
 */
export function RichText({ html, locale }: { html: string; locale: string }) {
  const defaultLocale = use(DefaultLocale);
  return <>{parseRichText(html, { locale, defaultLocale })}</>;
}

function parseRichText(html: string, context: LinkContext): ReactNode[] {
  const root: OpenElement = { tag: null, attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  const current = () => open.at(-1) ?? root;
  htmlReader().walk(html, {
    onOpen: (tag, attributes) => open.push({ tag, attributes, children: [] }),
    onText: (text) => {
      if (!isLayoutSpace(text, current().tag)) current().children.push(text);
    },
    onClose: () => {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (closed) append(current().children, closed, context);
    },
  });
  return root.children;
}

function isLayoutSpace(text: string, tag: string | null): boolean {
  return (tag === null || STRUCTURAL_TAGS.has(tag)) && text.trim() === '';
}

function append(siblings: ReactNode[], { tag, attributes, children }: OpenElement, context: LinkContext): void {
  if (tag === null || DROPPED_TAGS.has(tag)) return;
  if (!TAGS.has(tag)) {
    siblings.push(...children);
    return;
  }
  const key = siblings.length;
  const stored = readAttributes(tag, attributes, context);
  const element = createElement(tag, { key, ...stored }, ...(VOID_TAGS.has(tag) ? [] : children));
  siblings.push(tag === 'table' ? <ScrollingTable key={key} table={element} locale={context.locale} /> : element);
}

function readAttributes(
  tag: string,
  attributes: Record<string, string>,
  context: LinkContext,
): Record<string, unknown> {
  if (tag === 'a') return attributes.href === undefined ? {} : { ...readHref(attributes.href, context) };
  if (tag !== 'td' && tag !== 'th') return {};
  return { colSpan: readSpan(attributes.colspan), rowSpan: readSpan(attributes.rowspan) };
}

function readSpan(value: string | undefined): number | undefined {
  const span = Number(value);
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined;
}

/** Focusable, so that it can be scrolled by keyboard. */
function ScrollingTable({ table, locale }: { table: ReactNode; locale: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section className={style.table} aria-label={textsFor(locale).richText.table} tabIndex={0}>
      {table}
    </section>
  );
}
