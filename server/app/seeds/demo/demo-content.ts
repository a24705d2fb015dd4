/** An image item as stored in a version, with a file name instead of the file's id. */
export type DemoImageItem = { fileName: string; altText: string; decorative: boolean; cropParams: null };

/** A file item as stored in a version, with a file name instead of the file's id. */
export type DemoFileItem = { fileName: string };

/** A block as stored in a page version. */
export type DemoBlock = {
  type: string;
  key: string;
  anchorPoint: string;
  props: Record<string, unknown>;
  __images: Record<string, DemoImageItem[]>;
  __files: Record<string, DemoFileItem[]>;
};

/** A page of the demo site. */
export type DemoPage = {
  locale: string;
  slug: string;
  type: 'home' | 'default' | 'check' | '404';
  title: string;
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string[];
  seoImage: DemoImageItem[] | null;
  pageTypeProps: Record<string, unknown>;
  blocks: DemoBlock[];
};

/** The pages of one locale. */
export type DemoPages = Record<'home' | 'check' | 'about' | 'notFound' | 'water' | 'people' | 'privacy', DemoPage>;

/** An image of the demo site; `file` is in the folder `images` next to these files. */
export type DemoImage = { file: string; fileName: string; altText: Record<string, string> };

/** A demo block; missing properties get defaults. */
export type DemoBlockInput = Pick<DemoBlock, 'type' | 'props'> & Partial<DemoBlock>;

/** Adds keys and default properties to a page's blocks. */
export function toDemoBlocks(blocks: DemoBlockInput[]): DemoBlock[] {
  return blocks.map((block, index) => ({
    key: `b${index + 1}`,
    anchorPoint: '',
    __images: {},
    __files: {},
    ...block,
  }));
}

/** Creates a heading block. */
export function headingBlock(
  text: string,
  options: { level?: '2' | '3' | '4'; anchorPoint?: string } = {},
): DemoBlockInput {
  const { level = '2', anchorPoint = '' } = options;
  return { type: 'heading', anchorPoint, props: { text, level } };
}

/** Creates a rich text block. */
export function richTextBlock(html: string): DemoBlockInput {
  return { type: 'rich-text', props: { html } };
}

/** Creates a quote block. */
export function quoteBlock(text: string, source: string): DemoBlockInput {
  return { type: 'quote', props: { text, source } };
}

/** Creates an image block. */
export function imageBlock(image: DemoImageItem, caption: string): DemoBlockInput {
  return { type: 'image', props: { caption }, __images: { image: [image] } };
}

/** Creates an image item with the alternative text of a locale. */
export function toImageItem(image: DemoImage, locale: string): DemoImageItem {
  return { fileName: image.fileName, altText: image.altText[locale] ?? '', decorative: false, cropParams: null };
}

/** Creates a file item. */
export function toFileItem(fileName: string): DemoFileItem {
  return { fileName };
}

/** Adds stable keys to the rows of a repeatable group. */
export function withRowKeys<Row extends object>(items: readonly Row[]): (Row & { key: string })[] {
  return items.map((row, index) => ({ key: `r${index + 1}`, ...row }));
}

/** A link to a page of the same locale. */
export function internalLink(slug: string): { kind: 'internal'; value: string } {
  return { kind: 'internal', value: slug };
}
