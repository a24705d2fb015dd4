/** Attributes that pasted HTML may keep; others are formatting of the source program. */
const allowedAttributes: ReadonlySet<string> = new Set(['href', 'colspan', 'rowspan', 'data-page-id']);

const tagReplacements: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

function replaceTag(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function removeComments(document: Document): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

type WordListItem = { paragraph: HTMLElement; level: number; tag: 'ul' | 'ol' };

/** Parses a list item of Word: a paragraph with its level in a style and its bullet as text. Null for others. */
function parseListItem(paragraph: HTMLElement): WordListItem | null {
  const style = paragraph.getAttribute('style') ?? '';
  if (!/mso-list:(?!\s*none)/i.test(style)) return null;
  const level = Number(/level(\d+)/i.exec(style)?.[1] ?? 1);
  const marker = [...paragraph.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = /^\s*(\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  return { paragraph, level, tag };
}

/** Converts Word's list paragraphs to nested lists. */
function buildLists(document: Document): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of document.body.querySelectorAll<HTMLElement>('p')) {
    const item = parseListItem(paragraph);
    if (!item) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    if ((open.at(-1)?.level ?? 0) < item.level) {
      const list = document.createElement(item.tag);
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else paragraph.before(list);
      open.push({ list, level: item.level });
    }
    const entry = document.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.list.append(entry);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

/** Converts the styles of Google Docs to elements; it wraps everything in a `<b>` that is not bold. */
function convertInlineStyles(document: Document): void {
  for (const bold of document.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  }
  for (const span of document.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    if (fontStyle === 'italic') replaceTag(span, 'em');
    else if (fontWeight === 'bold' || Number(fontWeight) >= 600) replaceTag(span, 'strong');
  }
}

/** Reduces HTML from Word, Google Docs or a web page to text, headings, lists, tables and links. */
export function cleanPastedHtml(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  removeComments(document);
  for (const element of document.querySelectorAll('style, script, meta, link, title, xml, img')) element.remove();
  buildLists(document);
  convertInlineStyles(document);
  for (const element of document.body.querySelectorAll('*')) {
    const tag = tagReplacements[element.tagName];
    const cleaned = tag ? replaceTag(element, tag) : element;
    for (const { name } of Array.from(cleaned.attributes))
      if (!allowedAttributes.has(name)) cleaned.removeAttribute(name);
    if (cleaned.tagName.includes(':')) cleaned.replaceWith(...cleaned.childNodes);
  }
  for (const paragraph of document.body.querySelectorAll('p')) {
    if (paragraph.textContent.replace(/\s/g, '') === '' && !paragraph.querySelector('br')) paragraph.remove();
  }
  return document.body.innerHTML;
}
