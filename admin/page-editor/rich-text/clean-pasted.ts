/** What pasted HTML may keep of an element; everything else is how the other program looks. */
const keptAttributes: ReadonlySet<string> = new Set(['href', 'colspan', 'rowspan', 'data-page-id']);

const renamed: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

function rename(element: Element, tag: string): Element {
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

type Item = { paragraph: HTMLElement; level: number; tag: 'ul' | 'ol' };

/** Word writes a list as paragraphs that say their level in a style, each with its bullet as text. */
function readItem(paragraph: HTMLElement): Item | null {
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

/** Makes lists of Word's list paragraphs, each level inside the one above. */
function buildLists(document: Document): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of document.body.querySelectorAll<HTMLElement>('p')) {
    const item = readItem(paragraph);
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

/** Google Docs says bold and italic in styles, and wraps everything in a b that is not bold. */
function readStyles(document: Document): void {
  for (const bold of document.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|400)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  }
  for (const span of document.querySelectorAll<HTMLElement>('span[style]')) {
    const { fontWeight, fontStyle } = span.style;
    if (fontStyle === 'italic') rename(span, 'em');
    else if (fontWeight === 'bold' || Number(fontWeight) >= 600) rename(span, 'strong');
  }
}

/** HTML from Word, Google Docs or a web page: its words, headings, lists, tables and links, and nothing of its looks. */
export function cleanPasted(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  removeComments(document);
  for (const element of document.querySelectorAll('style, script, meta, link, title, xml, img')) element.remove();
  buildLists(document);
  readStyles(document);
  for (const element of document.body.querySelectorAll('*')) {
    const tag = renamed[element.tagName];
    const kept = tag ? rename(element, tag) : element;
    for (const { name } of Array.from(kept.attributes)) if (!keptAttributes.has(name)) kept.removeAttribute(name);
    if (kept.tagName.includes(':')) kept.replaceWith(...kept.childNodes);
  }
  for (const paragraph of document.body.querySelectorAll('p')) {
    if (paragraph.textContent.replace(/\s/g, '') === '' && !paragraph.querySelector('br')) paragraph.remove();
  }
  return document.body.innerHTML;
}
