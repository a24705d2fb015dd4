const none = { images: [], files: [] };
export const storedBlock = (type: string, key: string, props: object) => ({
  type,
  key,
  anchorPoint: '',
  props,
  ...none,
});

/** A block of the demo site's library, as the server stores it. */
export type StoredBlock = Omit<ReturnType<typeof storedBlock>, 'images'> & { images: object[] };

export const headingBlock = (key: string, text: string): StoredBlock =>
  storedBlock('heading', key, { text, level: '2' });
export const textBlock = (key: string, text: string): StoredBlock =>
  storedBlock('rich-text', key, { html: `<p>${text}</p>` });
export const linkBlock = (key: string, slug: string): StoredBlock =>
  storedBlock('rich-text', key, { html: `<p>See <a href="/${slug}">this page</a>.</p>` });
export const imageBlock = (key: string, item: object): StoredBlock => ({
  ...storedBlock('image', key, { caption: '', width: 'column' }),
  images: [{ name: 'image', items: [item] }],
});

/** Headings as the blocks of a page; the key follows from the position. */
export const headingBlocks = (...texts: string[]): StoredBlock[] =>
  texts.map((text, index) => headingBlock(`k${index}`, text));
