import { type Extensions, Mark } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { Link } from '@tiptap/extension-link';
import { tableExtensions } from './tables.ts';

/** A link with the page id of an internal link, and without presentational attributes. */
const PageLink = Link.extend({
  addAttributes() {
    return {
      href: { default: null },
      pageID: {
        default: null,
        parseHTML: (element) => element.getAttribute('data-page-id'),
        renderHTML: ({ pageID }) => (pageID ? { 'data-page-id': String(pageID) } : {}),
      },
    };
  },
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
});

function plainMark(name: string, tag: string): Mark {
  return Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

/** The elements of rich text; the server allows the same. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, trailingNode: false }),
  PageLink,
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  ...tableExtensions,
];
