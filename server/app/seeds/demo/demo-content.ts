/** An image item as a version stores it, but for the file's id: it is found by `fileName`. */
export type DemoImageItem = { fileName: string; altText: string; decorative: boolean; cropParams: null };

/** A file item as a version stores it, but for the file's id. */
export type DemoFileItem = { fileName: string };

/** A block in the stored shape of a page version. */
export type DemoBlock = {
  type: string;
  key: string;
  anchorPoint: string;
  props: Record<string, unknown>;
  __images: Record<string, DemoImageItem[]>;
  __files: Record<string, DemoFileItem[]>;
};

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

/** A picture of the demo site; `file` lies in the folder `images` beside these files. */
export type DemoImage = { file: string; fileName: string; altText: Record<string, string> };

export type BlockParts = Pick<DemoBlock, 'type' | 'props'> & Partial<DemoBlock>;

/** Gives a page's blocks their keys and what they leave out. */
export function placeBlocks(blocks: BlockParts[]): DemoBlock[] {
  return blocks.map((block, index) => ({
    key: `b${index + 1}`,
    anchorPoint: '',
    __images: {},
    __files: {},
    ...block,
  }));
}

export function heading(text: string, options: { level?: '2' | '3' | '4'; anchorPoint?: string } = {}): BlockParts {
  const { level = '2', anchorPoint = '' } = options;
  return { type: 'heading', anchorPoint, props: { text, level } };
}

export function richText(html: string): BlockParts {
  return { type: 'rich-text', props: { html } };
}

export function quote(text: string, source: string): BlockParts {
  return { type: 'quote', props: { text, source } };
}

export function picture(image: DemoImageItem, caption: string): BlockParts {
  return { type: 'image', props: { caption }, __images: { image: [image] } };
}

export function imageItem(image: DemoImage, locale: string): DemoImageItem {
  return { fileName: image.fileName, altText: image.altText[locale] ?? '', decorative: false, cropParams: null };
}

export function fileItem(fileName: string): DemoFileItem {
  return { fileName };
}

/** Rows of a repeatable group, with the keys that they keep. */
export function rows<Row extends object>(list: readonly Row[]): (Row & { key: string })[] {
  return list.map((row, index) => ({ key: `r${index + 1}`, ...row }));
}

/** A link to a page of the same locale. */
export function toPage(slug: string): { kind: 'internal'; value: string } {
  return { kind: 'internal', value: slug };
}
